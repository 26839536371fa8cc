import { words as shared } from '../../games/shared/words.ts';
import { words as ratings } from '../../ui/ratings/words.ts';
import { words } from '../../ui/words.ts';
import { translated, type Translated } from '../shared/translation.ts';
import { counted, listed, plural } from './shared/grammar.ts';

/** What cards do that may find nothing to do it to. */
const VERBS: Readonly<Record<string, string>> = {
  destroy: 'destruir',
  return: 'devolver',
  ready: 'preparar',
  summon: 'invocar',
  remove: 'remover',
  cancel: 'cancelar',
};

const title = (page: string): string => `${page} · Mechatable`;

/** What several pages share. */
export const ui: readonly Translated[] = [
  translated(words, {
    explanation: 'Explicação',
    brand: 'Mechatable',
    titles: {
      lobby: 'Mechatable',
      me: title('Você'),
      match: title('Partida'),
      table: title('Mesa'),
      replay: title('Replay'),
      rules: title('Livro de regras'),
      course: title('Primeiros passos'),
      lesson: title('Primeiros passos'),
      puzzles: title('Desafios'),
      puzzle: title('Desafio'),
      art: title('Arte'),
      ratings: title('Classificação'),
      player: title('Jogador'),
      builder: title('Construtor'),
      cards: title('Cartas'),
      editions: title('Duas edições'),
      lab: title('Laboratório'),
      'lab-report': title('Relatório de equilíbrio'),
      'shared-study': title('Estudo compartilhado'),
      content: title('Conteúdo'),
      'not-found': title('Não encontrado'),
    },
    brandLink: 'Mechatable: lobby',
    site: 'Páginas',
    pages: {
      '/puzzles': 'Desafios',
      '/cards': 'Cartas',
      '/builder': 'Construtor',
      '/ratings': 'Classificação',
      '/lab': 'Laboratório',
      '/art': 'Arte',
    },
    loading: 'Carregando…',
    custom: {
      content: (name) => `Conteúdo próprio: ${name}`,
      link: 'Conteúdo próprio',
    },
    you: {
      link: (name) => `${name}: sua página`,
      nobody: 'Você',
    },
    bell: {
      off: 'Avisar quando for minha vez',
      on: 'Você receberá um aviso na sua vez',
    },
    turnNotice: {
      title: 'Sua vez',
      text: (game, players) => `${game}: ${players.join(' contra ')}`,
    },
    piece: 'carta',
    player: (seat) => `Jogador ${seat}`,
    figure: (name, value) => `${name}\u00a0${value}`,
    noGame: (gameId, known) => `Não existe o jogo “${gameId}” aqui: tente ${known.join(', ')}.`,
    bug: {
      title: 'Algo deu errado',
      text:
        'É um erro nosso, não seu. Sua partida está salva. Salve um relatório para os desenvolvedores e volte ' +
        'ao último estado bom.',
      goBack: 'Voltar ao último estado bom',
      save: 'Salvar relatório',
      lobby: 'Voltar ao lobby',
    },
    noPage: (path) => `Não há página em ${path}.`,
    notFound: {
      title: 'Nada por aqui',
      back: 'Voltar ao lobby',
    },
    contentProblem: {
      text: (why) => `${why} Agora você joga com o conteúdo publicado.`,
      page: 'Conteúdo',
      close: 'Fechar',
    },
    failed: {
      title: 'Não foi possível carregar',
      game: 'Não foi possível carregar o jogo. Você está conectado?',
      retry: 'Tentar de novo',
    },
    clause: {
      link: 'Regra',
      rule: (id) => `Regra ${id}`,
      unknown: 'O livro de regras não tem essa cláusula.',
      failed: 'Não foi possível carregar o livro de regras.',
    },
    filter: {
      search: (piece) => `Buscar ${piece}s`,
      kind: 'Tipo',
      keyword: 'Palavra-chave',
      number: 'Número',
      figure: (name, value) => `${name} ${value}`,
      any: (name) => `${name}: qualquer`,
      found: (found, all, piece) =>
        found === all ? counted(all, piece) : `${found} de ${counted(all, piece)}`,
      reset: 'Mostrar tudo',
    },
    settings: {
      title: 'Ajustes',
      language: 'Idioma',
      theme: 'Tema',
      themes: { dark: 'Escuro', light: 'Claro', system: 'Sistema' },
      speed: 'Velocidade',
      speeds: { slow: 'Lenta', normal: 'Média', fast: 'Rápida', none: 'Imediata' },
      motion: 'Animação',
      motions: { system: 'Sistema', reduced: 'Reduzida' },
      volume: 'Volume do som',
      volumeOff: 'Mudo',
      text: 'Tamanho do texto',
      texts: { normal: 'Médio', large: 'Grande', largest: 'Enorme' },
      palette: 'Cores',
      palettes: { standard: 'Padrão', safe: 'Para daltônicos' },
      hand: 'Botões para',
      hands: { right: 'Mão direita', left: 'Mão esquerda' },
      talk: 'Conversa à mesa',
      talks: { on: 'Ligada', off: 'Desligada' },
    },
  }),

  translated(ratings, {
    label: (rating, provisional) => `Rating ${rating}${provisional ? ', provisório' : ''}`,
    heading: 'Ratings',
    none: 'Nenhuma partida ranqueada ainda.',
    provisional: 'provisório',
    margin: (margin) => `± ${margin}`,
    matches: (count) => counted(count, 'partida ranqueada', 'partidas ranqueadas'),
    left: (count) =>
      `${plural(count, 'Falta', 'Faltam')} ${counted(count, 'partida')} para entrar na classificação`,
    leaderboard: 'Classificação',
    table: 'Todas as partidas',
    columns: { date: 'Data', result: 'Posição', change: 'Variação', rating: 'Rating' },
    earlier: 'Mostrar partidas anteriores',
    curve: (count, first, last, lowest, highest) =>
      `Rating em ${counted(count, 'partida')}: de ${first} a ${last}, mínimo ${lowest}, máximo ${highest}.`,
  }),

  translated(shared, {
    hand: 'Mão',
    variant: (game) => `${game} · variante`,
    custom: (game) => `${game} · alterado`,
    content: {
      missing: (hash) =>
        `O arquivo de conteúdo (hash ${hash}) não está neste navegador. Importe-o na página Conteúdo e tente de novo.`,
      outdated: (name) =>
        `O arquivo de conteúdo “${name}” não serve mais para o jogo. Importe-o de novo na página Conteúdo para ver por quê.`,
      other:
        'Isto foi jogado com outro conteúdo que não o desta página. Escolha o certo na página Conteúdo e tente de novo.',
    },
    noVersion: (game, supported, version) =>
      `Este site tem ${supported.length === 1 ? 'a versão' : 'as versões'} ${listed(supported)} das regras de ${game}, não a versão ${version}.`,
    noEffect: 'Não teria efeito.',
    nothingTo: (verb) => `Nada para ${VERBS[verb] ?? verb}.`,
  }),
];
