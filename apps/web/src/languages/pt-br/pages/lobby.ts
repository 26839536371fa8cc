import type { ClockTerms } from '@mechatable/protocol';
import { words, type Strength } from '../../../pages/lobby/words.ts';
import { translated } from '../../shared/translation.ts';
import { agreeing, counted, listed } from '../shared/grammar.ts';

const MANY = ['nenhum', 'um', 'dois', 'três'];

function wins({ won, against, rivals, matches }: Strength): string {
  const whom = rivals === 1 ? against : `${MANY[rivals] ?? rivals} bots ${against}`;
  return `vence ${won}% contra ${whom} (${matches} partidas)`;
}

function clockText(clock: ClockTerms): string {
  switch (clock.kind) {
    case 'none':
      return 'Sem relógio';
    case 'real-time':
      return `${clock.bank / 60} minutos cada, ${clock.increment} s por turno`;
    case 'correspondence':
      return `${counted(clock.days, 'dia')} por jogada`;
  }
}

export const lobby = translated(words, {
  heading: 'Escolha um jogo e jogue',
  lead: 'Todas as regras são aplicadas e explicadas. Os bots só veem o que você veria no lugar deles.',
  custom: 'Jogado com conteúdo próprio',
  customOnline:
    'As mesas online usam o conteúdo publicado: o servidor não tem seu arquivo. Para jogar online, use o conteúdo publicado.',
  play: 'Jogar',
  openSetup: 'Configurar…',
  openOnline: 'Online…',
  today: (game) => `Desafio do dia: ${game}`,
  todaySolved: 'Resolvido',
  lesson: 'Primeiros passos',
  rules: 'Regras',
  loop: { nameOf: (seat) => (seat === 0 ? 'Você' : `Rival ${seat}`) },
  facts: {
    players: (min, max) => (min === max ? `${min} jogadores` : `${min}–${max} jogadores`),
    minutes: (minutes) => `${minutes} min`,
    difficulty: { easy: 'Fácil de aprender', medium: 'Médio', hard: 'Difícil' },
  },
  matches: {
    unfinished: 'Continuar',
    more: (matches) => `Mostrar mais ${matches}`,
    finished: 'Rever partidas',
    players: ([first = '', ...others]) => `${first} contra ${listed(others)}`,
    length: (moves) => counted(moves, 'jogada'),
    remove: 'Excluir',
    removeMatch: (title, players) => `Excluir a partida de ${title}, ${players}`,
    removeForGood: 'Excluir de vez',
    cancel: 'Cancelar',
  },
  damaged: {
    heading: 'Partidas danificadas',
    text: 'Não podem ser abertas. Exporte para guardar o que resta, ou exclua.',
    match: (id) => `Partida ${id}`,
    export: 'Exportar',
    remove: 'Excluir',
  },
  import: {
    heading: 'Abrir uma partida salva',
    choose: 'Escolher arquivo…',
    text: 'Um registro salvo aqui ou no terminal. Você também pode soltar o arquivo aqui.',
    problem: (file, problem) => `${file}: ${problem}`,
    tooLarge: (megabytes) => `Não é o registro de uma partida: o arquivo passa de ${megabytes} MB.`,
    unknownGame: (game) => `Jogo desconhecido: “${game}”.`,
    notVerified: (problems) => `A verificação falhou. ${problems.join(' ')}`,
  },
  online: {
    heading: (game) => `Jogar ${game} online`,
    playNow: 'Jogar agora',
    playNowNote: 'Contra a próxima pessoa que chegar.',
    playRatedNote: 'Contra alguém de força parecida.',
    rated: (name, rating) => `${name} (${rating})`,
    ratedSwitch: 'Ranqueada',
    ratedNote: 'O resultado muda seu rating. Partidas ranqueadas têm relógio e as opções padrão.',
    leaderboard: 'Classificação',
    invite: 'Ou convide amigos',
    seat: (seat) => `Jogador ${seat}`,
    friend: 'Um amigo, por link',
    create: 'Criar mesa',
    tableMode: 'Usar esta tela como mesa',
    tableModeNote: 'Em um tablet ou TV: cada um entra pelo celular, que mostra só a própria mão.',
    clock: 'Relógio',
    clocks: clockText,
    switches: {
      isOpen: 'Qualquer pessoa pode entrar pelo lobby',
      undo: 'Permitir desfazer',
      talk: 'Chat',
      privateTalk: 'Chat particular entre jogadores',
      spectators: 'Permitir espectadores',
    },
    mine: 'Suas partidas online',
    open: 'Mesas abertas',
    watch: 'Assistir',
    openSeat: 'lugar livre',
    yourTurn: 'Sua vez',
    isRated: 'Ranqueada',
    status: (status, turn) => {
      switch (status) {
        case 'waiting':
          return 'Aguardando jogadores';
        case 'playing':
          return `Turno ${turn}`;
        case 'over':
          return 'Encerrada';
        case 'aborted':
          return 'Fechada';
      }
    },
  },
  setup: {
    heading: (game) => `Configurar ${game}`,
    seats: 'Jogadores',
    player: 'Jogador',
    name: 'Nome',
    me: 'Eu',
    practice: 'Treino: desfazer à vontade',
    secondPlayer: 'Segundo jogador, mesma tela',
    level: (level, title, strength) =>
      `Bot, nível ${level}: ${title}${strength === null ? '' : `, ${wins(strength)}`}`,
    levelNote: (note, strength) => (strength === null ? note : `${note} Ele ${wins(strength)}.`),
    otherBot: (title) => `Bot ${title}`,
    deck: 'Baralho',
    ownDecks: 'Montados aqui',
    notLegal: (name) => `${name} (ainda não é legal)`,
    reset: 'Restaurar o padrão',
    build: (what) => `Montar ${agreeing(what, 'um', 'uma')} ${what}`,
    close: 'Fechar',
  },
});
