import { words as art } from '../../../pages/art/words.ts';
import { words as firstSteps } from '../../../pages/first-steps/words.ts';
import { words as match } from '../../../pages/match/words.ts';
import { words as online } from '../../../pages/online/words.ts';
import { words as puzzles } from '../../../pages/puzzles/words.ts';
import { words as ratings } from '../../../pages/ratings/words.ts';
import { translated, type Translated } from '../../shared/translation.ts';
import { counted } from '../shared/grammar.ts';
import { builder } from './builder.ts';
import { cards } from './cards.ts';
import { content } from './content.ts';
import { lab } from './lab.ts';
import { lobby } from './lobby.ts';
import { me } from './me.ts';
import { reading } from './reading.ts';

export const pages: readonly Translated[] = [
  builder,
  cards,
  content,
  ...lab,
  lobby,
  me,
  ...reading,

  translated(art, {
    title: 'Arte',
    heading: 'Os desenhos',
    looks: { pictures: 'Imagens', blueprints: 'Plantas', cards: 'Cartas' },
  }),

  translated(firstSteps, {
    heading: 'Primeiros passos',
    title: (game) => `Primeiros passos em ${game}`,
    lead: (lessons, minutes) =>
      `${counted(lessons, 'lição curta', 'lições curtas')}, cerca de ${counted(minutes, 'minuto')} ao todo. Você aprende jogando.`,
    progress: (done, all) => `${done} de ${all} concluídas`,
    minutes: (minutes) => `${minutes} min`,
    done: 'Concluída',
    start: 'Começar',
    resume: (title) => `Continuar: ${title}`,
    play: 'Jogar uma partida',
    failed: 'Não foi possível carregar as lições. Você está conectado?',
    noCourse: 'Este jogo ainda não tem lições.',
    noLesson: (lesson, game) => `${game} não tem a lição “${lesson}”.`,
    you: 'Você',
    coach: {
      label: 'Instrutor',
      number: (place, all) => `${place}/${all}`,
      numberLabel: (place, all) => `Lição ${place} de ${all}`,
      progress: 'Progresso da lição',
      lessons: 'Lições',
      restart: 'Reiniciar',
      rule: 'A regra',
      read: 'Avançar',
      nextLesson: 'Próxima lição',
      again: 'Tentar de novo',
      won: 'Você venceu!',
      wellDone: 'Muito bem!',
      lost: 'Não foi desta vez.',
      lostText:
        'Tente de novo da mesma posição. A Dica mostra uma boa jogada, e Desfazer volta qualquer jogada.',
    },
  }),

  translated(match, { loading: 'Preparando…' }),

  translated(online, {
    loading: 'Abrindo a mesa…',
    title: 'Mesa',
    invite: {
      heading: 'Convide um amigo',
      text: 'Envie este link ou mostre o código. Quem abrir pode ocupar um lugar, sem precisar de conta.',
      tv: 'Escaneie o código com o celular e ocupe um lugar. Sua mão fica só no celular.',
      onlyHere:
        'Este link só funciona neste computador. Para jogar com outros, inicie o servidor com HOST=0.0.0.0.',
      copy: 'Copiar link',
      copied: 'Copiado',
      copyFailed: 'Copie manualmente',
      share: 'Compartilhar…',
      code: 'Código QR do link desta mesa',
    },
    seats: {
      heading: 'Lugares',
      open: 'Livre',
      you: (name) => `${name} (você)`,
      join: 'Sentar aqui',
      takeSeat: 'Ocupar um lugar',
      botFor: (seat) => `Bot para o jogador ${seat}`,
      addBot: 'Adicionar bot',
      leave: 'Sair',
      close: 'Fechar esta mesa',
      watch: 'Só assistir',
    },
    deck: 'Seu baralho',
    yourName: 'Seu nome',
    waiting: (open) => `Aguardando ${counted(open, 'jogador', 'jogadores')}…`,
    lookingFor: 'Procurando alguém da sua força. Quanto mais você espera, mais ampla fica a busca.',
    nobody: 'Não há mais ninguém por aqui agora. Deixe esta página aberta ou jogue contra um bot.',
    playBot: 'Jogar contra um bot',
    starting: 'Todos chegaram. A partida vai começar…',
    aborted: 'Esta mesa foi fechada.',
    lobby: 'Voltar ao lobby',
    terms: {
      clock: (clock) => {
        switch (clock.kind) {
          case 'none':
            return 'Sem relógio';
          case 'real-time':
            return `${clock.bank / 60} min + ${clock.increment} s`;
          case 'correspondence':
            return `${counted(clock.days, 'dia')} por jogada`;
        }
      },
      rated: 'Ranqueada.',
      sealed: 'O servidor lacrou a parte dele do embaralhamento. A sua entra quando você se senta.',
    },
  }),

  translated(puzzles, {
    heading: 'Desafios',
    title: (game) => `${game}: desafios`,
    lead: 'Posições de partidas reais. Cada uma tem exatamente uma solução.',
    today: 'Desafio do dia',
    progress: (solved, all) => `${solved} de ${all} resolvidos`,
    difficulty: { easy: 'Fácil', medium: 'Médio', hard: 'Difícil' },
    solved: 'Resolvido',
    size: (choices) => counted(choices, 'opção', 'opções'),
    goals: {
      win: (moves) => `Vença em ${counted(moves, 'jogada')}`,
      destroy: (name, moves) => `Elimine ${name} em ${counted(moves, 'jogada')}`,
      odds: 'Encontre o melhor ataque',
    },
    notes: {
      certain: 'Tem que funcionar neste turno, não importa o que os oponentes façam.',
      unanswered: 'Tem que funcionar neste turno, se o oponente não responder.',
      odds: 'Qual ataque tem mais chance de destruir um mecha?',
    },
    failed: 'Não foi possível carregar os desafios. Você está conectado?',
    noPuzzles: (game) => `${game} ainda não tem desafios.`,
    noPuzzle: (place, game) => `${game} não tem o desafio ${place}.`,
    broken: 'Este desafio não combina com esta versão do jogo. Recarregue a página para atualizar.',
    you: 'Você',
    panel: {
      label: 'Desafio',
      numberLabel: (place, all) => `Desafio ${place} de ${all}`,
      number: (place, all) => `${place}/${all}`,
      retry: 'Tentar de novo',
      show: 'Mostrar solução',
      list: 'Todos os desafios',
      next: 'Próximo desafio',
      goOn: 'Muito bem. Continue.',
      solved: 'Resolvido!',
      missed: 'Assim não.',
      missedText: 'Isso pode falhar ou demora mais. Exatamente uma primeira jogada funciona.',
      missedOdds: (chosen, best) =>
        `Este ataque destrói um mecha em ${chosen}% das rolagens; o melhor, em ${best}%.`,
      solvedOdds: (best) => `Destrói um mecha em ${best}% das rolagens.`,
      solution: (move) => `Solução: ${move}`,
    },
  }),

  translated(ratings, {
    title: 'Classificação',
    heading: (game) => `${game}: classificação`,
    games: 'Jogos',
    columns: { rank: 'Posição', player: 'Jogador', rating: 'Rating', matches: 'Partidas' },
    you: 'você',
    bot: (title) => `Bot ${title}`,
    nobody: 'Ninguém está classificado ainda. Jogue dez partidas ranqueadas e seja o primeiro.',
    more: 'Mostrar mais',
    noGame: (game) => `Jogo desconhecido: “${game}”.`,
    noServer: 'A classificação precisa de um servidor. Esta página foi aberta sem ele.',
    lobby: 'Voltar ao lobby',
    how: {
      heading: 'Como funcionam os ratings',
      lines: [
        'Marque “Ranqueada” ao jogar online. Todos começam com 1500, como o bot Veterano. Vencer oponentes fortes rende mais.',
        'Seu rating é provisório (1534?) nas primeiras dez partidas. Depois você entra na classificação.',
        'Os bots têm ratings fixos, conforme a frequência com que cada nível vence o anterior. Partidas contra eles contam.',
        'Partidas ranqueadas têm relógio e as opções padrão. Ninguém pode desfazer depois que algo foi revelado.',
        'Se você sair ou seu tempo acabar, fica em último. Na segunda vez no mesmo dia, espera 15 minutos pela próxima partida ranqueada; cada nova vez dobra a espera.',
        'Contam cinco partidas por dia entre os mesmos dois jogadores. Partidas entre dois lugares do mesmo dispositivo nunca contam.',
      ],
    },
    notFound: 'Esse jogador não existe.',
  }),
];
