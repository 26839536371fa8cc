import { words as review } from '../../../pages/replay/review/words.ts';
import { words as replay } from '../../../pages/replay/words.ts';
import { words as rulebook } from '../../../pages/rulebook/words.ts';
import { translated, type Translated } from '../../shared/translation.ts';
import { capital, counted, listed } from '../shared/grammar.ts';

const chances = ({ best, taken }: { readonly best: number; readonly taken: number }): string =>
  `${best}% em vez de ${taken}%`;

/** The rule book, the replay and the review. */
export const reading: readonly Translated[] = [
  translated(rulebook, {
    title: 'Livro de regras',
    bookTitle: (book) => `Livro de regras · ${book}`,
    cards: 'Cartas',
    loading: 'Carregando o livro de regras…',
    notLoaded: 'Não foi possível carregar o livro de regras. Você está conectado?',
    noBook: (gameId) => `Não existe livro de regras para “${gameId}”.`,
    contents: 'Sumário',
    introduction: 'Introdução',
    unknownClause: (book, id) =>
      `O livro de regras de ${book} não tem a cláusula “${id}”. As mais parecidas:`,
    onePage: {
      title: (game) => `${game} em uma página`,
      goal: 'Como vencer',
      picture: (game) => `A mesa de ${game} no meio de uma partida. Os números marcam o que a lista explica.`,
      nameOf: (isYou, seat) => (isYou ? 'Você' : `Rival ${seat}`),
      turn: 'Um turno',
      mistakes: 'Erros comuns',
      lesson: 'Aprender jogando',
    },
    position: (pieces) => `Posição: ${pieces.join('; ')}`,
    with: ', com ',
    search: {
      label: 'Buscar nas regras',
      found: (count) =>
        count === 0
          ? 'Nada encontrado.'
          : `${counted(count, 'resultado encontrado', 'resultados encontrados')}.`,
      help: (clause) => [
        'Tente menos palavras, outras palavras ou um código como ',
        clause,
        '. Esc fecha a busca.',
      ],
    },
    link: {
      copy: (id) => `Copiar link para ${id}`,
      copied: 'Link copiado',
      inAddressBar: 'O link está na barra de endereço',
    },
    tests: {
      background: 'Esta cláusula é ambientação e não tem teste.',
      none: 'Nenhum teste cita esta cláusula ainda.',
      count: (count) => `Testada por ${counted(count, 'cenário')}`,
      loading: 'Carregando testes…',
      notLoaded: 'Não foi possível carregar os testes.',
      table: 'uma tabela de casos, cada um com seu título',
      others: 'Cobre também',
      source: (file, line) => `${file}, linha ${line}`,
      cut: (lines) => `… e mais ${lines} linhas.`,
    },
  }),

  translated(replay, {
    loading: 'Carregando o replay…',
    notOver: 'Esta partida ainda não acabou. O replay abre no fim; continue a partida pelo lobby.',
    heading: (game) => `Replay de ${game}`,
    title: (game, turn, phase) => `Replay de ${game} · ${turn} · ${phase}`,
    about: 'Sobre a partida',
    controls: {
      label: 'Controles do replay',
      first: 'Ir ao início',
      back: 'Jogada anterior',
      play: 'Reproduzir',
      pause: 'Pausar',
      on: 'Próxima jogada',
      last: 'Ir ao fim',
      move: (move, of) => `Jogada ${move} de ${of}`,
      speed: 'Velocidade',
      viewAs: 'Ver como',
      everything: 'Tudo revelado',
      spectator: 'Espectador',
    },
    log: {
      heading: 'Histórico',
      move: (move, text) => `Jogada ${move}: ${text}`,
      why: 'Por quê?',
      whyLine: (text) => `Por quê? ${text}`,
    },
    tools: {
      label: 'Ações da partida',
      play: 'Jogar daqui',
      as: 'como',
      playNote: (who) =>
        `Começa uma nova partida desta posição. As cartas que ${who} não via são embaralhadas de novo.`,
      player: (seat) => `Jogador ${seat}`,
      verify: 'Verificar registro',
      save: 'Salvar registro',
    },
  }),

  translated(review, {
    heading: 'Análise',
    player: 'Jogador a analisar',
    start: 'Analisar decisões',
    resume: 'Continuar',
    stop: 'Parar',
    progress: 'Progresso da análise',
    done: (done, total) => `${done} de ${total}`,
    doneSoFar: (done, total) => `${done} de ${total} prontas`,
    failed: (problem) => `A análise parou: ${problem}`,
    noDecisions: (who) => `${capital(who)} não tem decisões para analisar.`,
    noMistakes: (decisions) => `Nenhum erro em ${counted(decisions, 'decisão', 'decisões')}. Boa partida!`,
    mistakes: (mistakes, blunders, decisions) => {
      const found = [
        ...(mistakes > 0 ? [counted(mistakes, 'erro')] : []),
        ...(blunders > 0 ? [counted(blunders, 'erro grave', 'erros graves')] : []),
      ];
      return `${listed(found)} em ${counted(decisions, 'decisão', 'decisões')}.`;
    },
    explanation: (who, points) =>
      `Cada decisão é analisada de novo só com o que ${who} podia ver. Um erro perde ao menos ${points.small} ` +
      `pontos percentuais em relação à melhor escolha; um erro grave, ao menos ${points.large}.`,
    curve: {
      empty: 'Nada analisado ainda.',
      text: ({ first, least, most, last }) =>
        `Chance de vencer após cada decisão: começa em ${first}%, varia de ${least}% a ${most}%, termina em ${last}%.`,
    },
    mark: {
      previous: 'Erro anterior',
      next: 'Próximo erro',
      count: (marks) => `${marks} marcados`,
      here: (place, marks, better, chance) =>
        `${place} de ${marks}. Melhor aqui: ${better} (${chances(chance)})`,
      moment: (turn, move) => `${turn}, jogada ${move}`,
      mistake: (points) => `Erro: −${points}% de chance de vencer`,
      blunder: (points) => `Erro grave: −${points}% de chance de vencer`,
      chosen: (who, choice) => `${who} escolheu: ${choice}`,
      better: (choice) => `Melhor: ${choice}`,
      chance: (chance) => `${chances(chance)} para vencer`,
    },
  }),
];
