import { words } from '@mechatable/kernel/words';
import { translated } from '../shared/translation.ts';
import { counted, listed, plural } from './shared/grammar.ts';

/** Records that can't be read, replayed or verified, and what a verified one proves. */
export const kernel = translated(words, {
  whyNot: {
    pickFirst: (label) => `Escolha primeiro quem age: ${label}.`,
  },
  match: {
    over: 'A partida já acabou.',
    practice: 'O treino precisa de uma pessoa, com bots em todos os outros lugares.',
    seedParts: 'Cada lugar deve contribuir com exatamente uma parte da semente.',
    seats: (title, min, max, seats) =>
      `${title} é para ${min === max ? min : `${min} a ${max}`} jogadores, não ${seats}.`,
    noSeat: (seat) => `Não existe o lugar ${String(seat)}.`,
    noMove: (moves) => `Não existe a jogada ${moves} para voltar.`,
    noDraw: (title) => `${title} não tem empates.`,
    notAsked: 'Não é a vez deste jogador, então o tempo dele não pode acabar.',
  },
  record: {
    notJson: (why) => `Isto não é o registro de uma partida: não é JSON (${why}).`,
    noFormat: (format) =>
      `Isto não é um registro deste programa: “format” deveria ser “${format}”, mas está faltando.`,
    otherFormat: (format, found) =>
      `Isto não é um registro deste programa: “format” deveria ser “${format}”, não ${found}.`,
    invalid: (problem) => `Registro inválido. ${problem}`,
    contributions: (contributions, seats) => `Tem ${contributions} contribuições para ${seats} lugares.`,
    longList: (entries, most) => `Tem uma lista de ${entries} entradas; o máximo é ${most}.`,
    manyValues: (most) => `Contém mais de ${most} valores.`,
    deep: (most) => `Tem mais de ${most} níveis de profundidade.`,
  },
  fork: {
    refused: (problem) => `Esta partida não pode continuar outra. ${problem}`,
    inParent: (problem) => `A partida que esta continua: ${problem}`,
    parentOver: (moves) =>
      `A partida que esta continua acabou depois da jogada ${moves}: não resta nada para continuar.`,
    longChain: (most) => `Continua uma sequência de mais de ${most} partidas.`,
    game: (game, parent) => `É uma partida de ${game}, mas continua uma de ${parent}.`,
    rulesVersion: (version, parent) =>
      `Usa a versão ${version} das regras, mas a partida que continua usa a ${parent}.`,
    seats: (seats, parent) => `Tem ${seats} lugares, mas a partida que continua tem ${parent}.`,
    options: 'As opções são diferentes das da partida que ela continua.',
    noSeat: (seat) => `Continua do que o lugar ${seat} sabia, mas esse lugar não existe.`,
    noMove: (move, moves) => `Continua depois da jogada ${move}, mas a partida original só tem ${moves}.`,
    otherStart: 'A posição inicial não é o que o jogador sabia na partida que esta continua.',
    badStart: (why) => `A posição inicial não pode ser jogada: ${why}.`,
  },
  replay: {
    noSeed: 'O registro ainda não tem semente: o segredo do anfitrião é publicado quando a partida acaba.',
    otherGame: (recorded, game) => `O registro é de uma partida de ${recorded}, não de ${game}.`,
    otherVersion: (recorded, game, version) =>
      `O registro usa a versão ${recorded} das regras de ${game}; esta é a versão ${version}.`,
    noSeat: (move, seat) => `Jogada ${move} do lugar ${seat}: esse lugar não existe.`,
    over: (move) => `A jogada ${move} vem depois do fim da partida.`,
    noAction: (move, title) => `A jogada ${move} não é uma ação de ${title}.`,
    illegal: (move, clause, sentence) => `A jogada ${move} é ilegal (${clause}): ${sentence}`,
    noDraw: (move, title) => `A jogada ${move} é um empate por acordo, mas ${title} não tem empates.`,
    entryNoSeat: (entry, seat) => `Entrada ${entry} do lugar ${seat}: esse lugar não existe.`,
    undoesNothing: (entry) => `A entrada ${entry} não desfaz nada.`,
  },
  verify: {
    leaks: 'Ninguém pode provar que o anfitrião guardou para si as cartas ocultas.',
    unfinished: 'Como a partida acabou: o registro para antes do fim.',
    noState: 'O registro não tem um estado final para comparar.',
    otherState: 'Repetir as jogadas leva a um estado final diferente do registrado.',
    legal: 'Todas as jogadas foram legais e levaram ao estado final registrado.',
    dealt: 'Tudo o que era desconhecido quando a partida foi continuada veio da semente.',
    otherSeed: 'A semente não corresponde ao compromisso feito antes da primeira jogada.',
    otherCommitment: (seen) => `O compromisso que você viu (${seen}) não é o deste registro.`,
    format1:
      'Este registro está no antigo formato 1, com uma prova mais fraca: o anfitrião escolheu a semente sozinho, e nada cobre os nomes, a ordem de jogadas equivalentes ou um final alterado.',
    shuffle:
      'O embaralhamento segue da contribuição de cada lugar e do segredo com que o anfitrião se comprometeu.',
    otherSecret: 'O segredo do anfitrião não corresponde ao compromisso feito antes da primeira jogada.',
    noChain: 'O registro não tem uma cadeia de hashes para comparar.',
    otherChain:
      'A cadeia de hashes não confere: nomes, opções, partes da semente ou entradas foram alterados.',
    chain: (entries) =>
      `Nomes, opções, partes da semente e todas as ${entries} entradas conferem com a cadeia de hashes.`,
    undos: (undos) => `${undos} jogadas desfeitas estão registradas, com o que foi desfeito.`,
    unsigned:
      'Quem fez este arquivo: as entradas não são assinadas, então os hashes poderiam ter sido recalculados depois de uma alteração. Compare com um compromisso ou elo que você viu durante a partida.',
    seenStart:
      'A partida começou com o elo que você viu: jogadores, opções e partes da semente são os combinados.',
    seenLink: (entry) =>
      `O elo que você viu é o que vem depois da entrada ${entry}: nada foi alterado até ali.`,
    seenCommitment: 'O anfitrião usou o compromisso que você viu.',
    notSeen: (seen) => `O compromisso ou elo que você viu (${seen}) não faz parte deste registro.`,
    clockMoves: (moves) =>
      `Quanto tempo passou: o relógio fez ${counted(moves, 'jogada')}, e o registro não mostra que o tempo tinha acabado.`,
    hostPasses: (passes) =>
      `O que os jogadores configuraram: o anfitrião passou ${counted(passes, 'vez', 'vezes')} por eles, e o registro não mostra que pediram isso.`,
    claimed: (entry, name) =>
      `Se ${name} tinha saído: os outros reivindicaram a vitória na entrada ${entry}.`,
    notTimeout: (entry) => `A entrada ${entry} não é o que o livro de regras manda quando o tempo acaba.`,
    notHostMove: (entry) =>
      `A entrada ${entry} é uma jogada do anfitrião, mas não passa a vez por uma pessoa.`,
    notAgreed: (entry, name) => `A entrada ${entry} precisa do acordo de ${name}, que não o deu.`,
    unclaimed: (entry, name) => `A entrada ${entry} diz que ${name} saiu, mas ninguém reivindicou a vitória.`,
    agreedDraw: (entry, names) =>
      `${listed(names)} ${plural(names.length, 'aceitou', 'aceitaram')} o empate (entrada ${entry}).`,
    agreedClaim: (entry, names, loser) =>
      `${listed(names)} ${plural(names.length, 'reivindicou', 'reivindicaram')} a vitória porque ${loser} tinha saído (entrada ${entry}).`,
    agreedUndos: (undos) =>
      undos === 1
        ? '1 jogada desfeita teve o acordo assinado dos outros jogadores.'
        : `${undos} jogadas desfeitas tiveram o acordo assinado dos outros jogadores.`,
    unaskedBots: (entry) => `Se os bots aceitaram o empate na entrada ${entry}: eles não assinam.`,
    strayAgreement: (entry) =>
      `A entrada ${entry} lista acordos sem sentido: o próprio lugar, nenhum lugar ou um lugar duas vezes.`,
    agreementNotSigned: (entry, name) =>
      `A entrada ${entry} diz que ${name} concordou, mas não tem a assinatura de ${name}.`,
    agreementNoKey: (entry, name) => `A entrada ${entry} tem uma assinatura de ${name}, que não tem chave.`,
    forgedAgreement: (entry, name) =>
      `A assinatura com que ${name} aceitou a entrada ${entry} não corresponde à chave de ${name}.`,
    automaticSigned: (entry) => `A entrada ${entry} está assinada, mas não foi uma escolha do jogador.`,
    botTookOver: (entry, name) => `${name} deixou um bot continuar (entrada ${entry}).`,
    agreedBot: (entry, names, name) =>
      `${listed(names)} ${plural(names.length, 'aceitou', 'aceitaram')} que um bot jogue por ${name} (entrada ${entry}).`,
    unprovenBot: (entry, name) =>
      `Da entrada ${entry} em diante, um bot joga por ${name}; o registro não mostra que ${name} tinha saído.`,
    keyChanged: (entry, name) =>
      `${name} assinou a troca de chave ou de jogador com a chave antiga (entrada ${entry}).`,
    cameBack: (entry, name) => `${name} voltou e assinou por isso (entrada ${entry}).`,
    agreedPlayer: (entry, names, before, after) => {
      const agreed = `${listed(names)} ${plural(names.length, 'aceitou', 'aceitaram')}`;
      return before === after
        ? `${agreed} que ${after} continue com outra chave (entrada ${entry}).`
        : `${agreed} que ${after} continue no lugar de ${before} (entrada ${entry}).`;
    },
    otherKey: (entry, name) =>
      `Da entrada ${entry} em diante, as jogadas de ${name} têm outra chave; o registro não mostra que ${name} a trocou.`,
    otherPlayer: (entry, before, after) =>
      `Da entrada ${entry} em diante, ${after} joga por ${before}; o registro não mostra que ${before} concordou.`,
    noLongerSigned: (entry, name) =>
      `Da entrada ${entry} em diante, as jogadas de ${name} não são assinadas; o registro não mostra que ${name} concordou.`,
    botParts:
      'As partes da semente dos bots seguem do compromisso do anfitrião: ele não pôde escolhê-las depois.',
    chosenBotParts:
      'O anfitrião escolheu as partes da semente dos bots, talvez depois de ver todas as outras: ele pode ter testado vários embaralhamentos.',
    notSigned: (entry) => `A entrada ${entry} não está assinada pelo seu jogador.`,
    noKey: (entry) => `A entrada ${entry} está assinada, mas o jogador não tem chave.`,
    forged: (entry) => `A assinatura da entrada ${entry} não corresponde à chave do jogador.`,
    unchecked: 'Se as assinaturas são autênticas: elas não foram conferidas.',
    signed: (names) => `Assinadas por seus jogadores: todas as entradas de ${listed(names)}.`,
    signedChoices: (names) => `Assinadas por seus jogadores: todas as entradas feitas por ${listed(names)}.`,
  },
});
