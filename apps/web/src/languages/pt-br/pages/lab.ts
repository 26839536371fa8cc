import { words as study } from '@mechatable/study/words';
import { words } from '../../../pages/lab/words.ts';
import { translated, type Translated } from '../../shared/translation.ts';

/** The lab, and what is wrong with changes. */
export const lab: readonly Translated[] = [
  translated(words, {
    title: 'Laboratório',
    heading: (game) => `${game}: e se?`,
    lead: 'Mude uma carta, um baralho ou uma opção. Bots jogam o jogo publicado e o seu com as mesmas distribuições, e você vê o que muda.',
    games: 'Jogos',
    tabs: { label: 'Estudos', whatIf: 'E se?', report: 'Relatório' },
    noWorker: 'Não foi possível iniciar o estudo. Você está conectado?',
    changes: {
      heading: 'Mudanças',
      none: 'Nenhuma mudança ainda. Busque uma carta ou digite uma mudança.',
      was: (value) => `era ${value}`,
      remove: (change) => `Remover ${change}`,
      search: 'Buscar cartas, baralhos e opções',
      found: (n) => (n === 1 ? '1 encontrado' : `${n} encontrados`),
      options: 'Opções do jogo',
      fields: (name) => `Campos de ${name}`,
      published: (value) => `publicado: ${value}`,
      close: 'Fechar',
      type: 'Ou digite uma mudança',
      example: 'Como LB-05.front=2',
      add: 'Adicionar',
    },
    settings: {
      heading: 'Ajustes do estudo',
      bots: 'Jogado por',
      margin: 'Ignorar mudanças abaixo de (pontos)',
      matches: 'Máximo de partidas de cada versão',
      seed: 'Semente',
      lists: { deck: 'Baralhos', other: 'Listas' },
      wholeFrom: (min, max) => `Digite um número inteiro de ${min} a ${max}.`,
      two: { deck: 'Escolha pelo menos dois baralhos.', other: 'Escolha pelo menos duas listas.' },
    },
    run: {
      start: 'Iniciar',
      restart: 'Iniciar de novo',
      pause: 'Pausar',
      resume: 'Continuar',
      stop: 'Parar',
      progress: 'Progresso',
      matches: (matches, most, seconds) =>
        `${matches} de no máximo ${most} partidas de cada versão, ${seconds} s`,
      waiting: 'Preparando…',
      otherSettings: 'Estes números são de outros ajustes. Inicie de novo para ver os seus.',
      phases: { running: 'Jogando', paused: 'Pausado', stopped: 'Parado', done: 'Concluído' },
    },
    report: {
      lead: 'Como está o jogo: bots jogam, e você vê como vão os baralhos e as cartas, quanto a sorte e a habilidade decidem e o que nunca é usado.',
      heading: 'Relatório',
      none: 'Inicie para ver o relatório aqui, em inglês. Ele cresce enquanto os bots jogam.',
      matches: 'Partidas',
      played: (matches, most, seconds) => `${matches} de ${most} partidas, ${seconds} s`,
    },
    results: {
      heading: 'O que muda',
      none: 'Inicie o estudo para ver aqui as vitórias, os confrontos e a duração das partidas.',
      lines: 'Vitórias',
      pairings: 'Confrontos',
      perMatch: 'Por partida',
      columns: {
        wonBy: 'Vitórias de',
        first: 'Vitórias do primeiro',
        figure: 'Número',
        before: 'Antes',
        after: 'Depois',
        change: 'Mudança em pontos',
        difference: 'Mudança',
        picture: 'Intervalo',
        verdict: 'Veredito',
      },
      opener: 'Quem começa',
      owner: (piece) => `Donos de ${piece}`,
      against: (first, second) => `${first} contra ${second}`,
      verdicts: { up: 'Sobe', down: 'Desce', same: 'Não muda', open: 'Em aberto' },
      turns: 'Turnos',
      medianTurns: 'Mediana de turnos',
      leads: 'Trocas de liderança',
      share: (value, low, high) => `${value}% (${low}–${high})`,
      mean: (value, low, high) => `${value} (${low} a ${high})`,
      nothing: 'Decidido: nada muda de forma perceptível.',
      decided: (moved) => `Decidido: ${moved}.`,
      open: 'Ainda não decidido em todas as linhas.',
      moved: { up: (name) => `${name} sobe`, down: (name) => `${name} desce` },
      note: (margin) =>
        `Todos os intervalos são de 95%. Os das mudanças valem para todas as linhas juntas, quando quer que você pare. “Não muda” significa menos de ${margin} pontos.`,
    },
    repeat: {
      heading: 'Repetir',
      link: 'Copiar link',
      command: 'Copiar comando',
      copied: 'Copiado',
      notCopied: 'Não foi possível copiar: selecione o texto.',
      save: 'Salvar estudo',
      saveNote: 'O comando continua um estudo salvo com --resume <arquivo>.',
      label: 'O mesmo estudo em um terminal',
    },
    check: {
      heading: 'Metas de equilíbrio',
      goals: 'Metas',
      columns: {
        goal: 'Meta',
        wanted: 'Desejado',
        now: 'Agora',
        bounds: 'Limites de 95%',
        status: 'Situação',
      },
      from: (min) => `a partir de ${min}`,
      limits: {
        percent: (min, max) => `${min}–${max}%`,
        turns: (min, max) => `${min}–${max}`,
      },
      percent: (value) => `${value}%`,
      statuses: { met: 'Cumprida', missed: 'Não cumprida', open: 'Em aberto' },
      note: 'Os limites valem para todas as metas juntas, a qualquer momento, com 95%.',
    },
    shared: {
      heading: 'Estudo compartilhado',
      headings: {
        check: (game) => `${game}: teste de equilíbrio`,
        report: (game) => `${game}: relatório de equilíbrio`,
      },
      lead: (when) =>
        `Um estudo compartilhado, iniciado em ${when}. Qualquer pessoa com este link pode vê-lo.`,
      states: { running: 'Jogando', stopped: 'Parado', done: 'Carregando…' },
      matches: (matches, most) => `${matches} de no máximo ${most} partidas`,
      ofEach: (matches, most) => `${matches} de no máximo ${most} partidas de cada versão`,
      open: 'Abrir no laboratório',
      saveReport: 'Salvar relatório',
      missing: 'Esse estudo não existe aqui. Pode ter sido excluído, ou o link está incompleto.',
      unreachable: 'Não foi possível alcançar o servidor. Tentando de novo…',
      noGame: (game) => `Este site não tem o jogo “${game}”.`,
    },
  }),

  translated(study, {
    changes: {
      noContent: (game) => `${game} não tem conteúdo que possa ser mudado.`,
      format: (text) =>
        `“${text}” não é uma mudança. Escreva uma peça, um campo e um valor, como LB-05.front=2.`,
      unknownPiece: (game, id, near) => `${game} não tem a peça “${id}”. Você quis dizer ${near}?`,
      unknownField: (name, path, near) =>
        `${name} não tem o campo “${path}” para mudar. Seus campos: ${near}.`,
      needsWhole: (where, most, value) =>
        `${where} precisa de um número inteiro de -${most} a ${most}, não ${value}.`,
      needsCount: (where, value) =>
        `${where} precisa de um número inteiro de cópias, a partir de 0, não ${value}.`,
      needsFlag: (where, value) => `${where} precisa de true ou false, não ${value}.`,
      needsOneOf: (where, known, value) => `${where} precisa ser um de ${known}, não ${value}.`,
      unchanged: (where, value) => `${where} já é ${value}.`,
      illegalList: (name, sentence) => `${name} seria ilegal: ${sentence}`,
      notChanges: (problem) =>
        `Um arquivo de mudanças é um objeto JSON como {"LB-05": {"front": 2}, "options": {"turnCap": 80}}: ${problem}`,
      none: 'Nada para testar: escolha pelo menos uma mudança, como --set LB-05.front=2.',
    },
    goals: {
      notJson: (problem) => `Não é JSON: ${problem}`,
      atLine: (line, path, problem) => `linha ${line}, ${path}: ${problem}`,
      unknown: (id, near) => `“${id}” não existe. Você quis dizer ${near}?`,
      opener: 'quem começa',
      pairing: (a, b) => `${a} : ${b}`,
      owner: (id) => `donos de ${id}`,
      turns: 'mediana de turnos',
    },
    terms: {
      botCount: (game, min, max, given) =>
        `Escolha um bot para todos os lugares ou um para cada um dos ${min === max ? min : `${min} a ${max}`} lugares de ${game}, não ${given}.`,
      noLoadouts: (game) => `${game} não tem baralhos para escolher.`,
      unknownLoadout: (game, id, near) => `${game} não tem o baralho “${id}”. Baralhos: ${near}.`,
      fewLoadouts: 'Escolha pelo menos dois baralhos para comparar.',
      whole: (name, min, max, given) =>
        `“${name}” precisa de um número inteiro de ${min} a ${max}, não “${given}”.`,
      options: (given) => `“options” precisa de um objeto JSON como {"turnCap": 80}, não “${given}”.`,
    },
    compare: {
      published: 'publicado',
      same: 'Os dois lados são iguais: não há o que comparar.',
      tooMany: (given, most) =>
        `${given} diferenças são demais para separar: compare no máximo ${most} de cada vez.`,
    },
    tune: {
      noFigure: (game, pattern, near) => `${game} não tem o número “${pattern}”. Você quis dizer ${near}?`,
      range: (pattern, most) =>
        `“${pattern}” precisa de um intervalo de no máximo ${most} valores, como options.turnCap=60..100.`,
    },
    study: {
      otherStudy:
        'O estudo salvo é outro: o jogo, as mudanças, a semente, os bots, os baralhos ou as opções são diferentes.',
      notAStudy: (problem) => `Isto não é um estudo salvo: ${problem}`,
    },
  }),
];
