import type { words } from '@mechatable/masc/words';
import type { Translation } from '../../shared/translation.ts';
import { listed } from '../shared/grammar.ts';

/** Why something is illegal in M.A.S.C., with its numbers. */
export const reasons: Translation<(typeof words)['refusals']> = {
  moving: {
    closedOff: (square) => `Sem caminho até ${square}: casas bloqueadas fecham a passagem.`,
    enemiesBlock: (square) =>
      `Inimigos barram o caminho até ${square}: um movimento para na primeira casa que toca um deles.`,
    tooManySquares: (squares, type, points) => `Longe demais: ${squares} casas, ${type} move ${points}.`,
    tooExpensive: (cost, type, points) =>
      `Longe demais: o caminho custa ${cost} pontos, ${type} tem ${points}.`,
    pinned: (mecha, enemies) => `Travado: ${mecha} toca ${listed(enemies)} e não pode se mover.`,
    isOutOfFormation: (mecha, squares) =>
      `Fora de formação: ${mecha} está a ${squares} casas do aliado mais próximo; o máximo é 2.`,
    wouldBeOutOfFormation: (mecha, squares) =>
      `Fora de formação: ${mecha} ficaria a ${squares} casas do aliado mais próximo; o máximo é 2.`,
    canGetCloser: (mecha, best) =>
      `Um desgarrado deve chegar o mais perto possível dos aliados: ${mecha} fica mais perto em ${best}.`,
    notNearest: (square, cost, best, least) =>
      `Um desgarrado deve chegar o mais perto possível dos aliados: ${square} está a ${cost} pontos, ${best} a só ${least}.`,
    takenBy: (square, mecha) => `${square} está ocupada por ${mecha}: escolha uma casa livre.`,
    wall: (square) => `${square} é bloqueada: nenhum mecha entra nela.`,
    notYours: (mecha) => `${mecha} é do oponente: mova um mecha seu.`,
    hasMoved: (mecha, from) =>
      `${mecha} já saiu de ${from}: desfaça os movimentos da unidade para movê-lo de novo.`,
    hadItsChance: (mecha) => `${mecha} já teve sua chance de se mover neste turno.`,
    isThere: (mecha, square) => `${mecha} já está em ${square}: escolha outra casa ou deixe-o ali.`,
    notInUnit: (mecha, members) =>
      `${mecha} não é da unidade ativa (${listed(members)}): encerre essa unidade antes.`,
    unitNotYours: (mecha) => `${mecha} é do oponente: ative uma unidade sua.`,
    unitHasMoved: 'Esta unidade já se moveu neste turno: ative outra ou passe.',
    stragglersFirst: (stragglers) =>
      `Ainda não dá para passar: ${listed(stragglers)} precisa antes ir até um aliado.`,
  },
  fighting: {
    outOfRange: (target, squares, type, range) =>
      `Fora de alcance: ${target} está a ${squares} casas, ${type} tem Alcance ${range}.`,
    wallBetween: (square, shooter, target) =>
      `Sem linha de tiro: a casa bloqueada ${square} fica entre ${shooter} e ${target}.`,
    enemyBetween: (enemy, square, shooter, target) =>
      `Sem linha de tiro: ${enemy} em ${square} fica entre ${shooter} e ${target}.`,
    unitNotYours: (mecha) => `${mecha} é do oponente: ataque com uma unidade sua.`,
    targetYours: (mecha) => `${mecha} é seu: ataque uma unidade inimiga.`,
    hasAttacked: (mecha) => `${mecha} já atacou neste turno: ataque com outra unidade ou passe.`,
    dieNotYours: (mecha) => `${mecha} é do oponente: dê o dado a um mecha seu.`,
    notEligible: (mecha) =>
      `${mecha} não pode ser atingido por este ataque: nenhum atacante tem alcance e linha de tiro.`,
    tooMuchArmor: (die, mecha, armor) => `O ${die} não fere ${mecha}: a Blindagem é ${armor}.`,
    damagedFirst: (mecha, damage, body) =>
      `Mechas danificados vêm antes: ${mecha} tem ${damage} de ${body} de dano.`,
  },
  setup: {
    noneLeft: (type, count) => `Nenhum ${type} para posicionar: sua força tem ${count}.`,
    outsideZone: (square, from, to) =>
      `${square} fica fora da sua zona: posicione nas linhas ${from} a ${to}.`,
    blocking: (square) => `${square} é bloqueada: escolha uma casa livre.`,
    taken: (square) => `${square} está ocupada: escolha uma casa livre.`,
    tooLonely: (near, left) =>
      `Quebra a formação: o aliado mais próximo está a ${near} casas, o máximo é 2, e ${left === 1 ? 'resta 1 mecha' : `restam ${left} mechas`} para fechar o espaço.`,
    tileLaid: (tile, slot) => `${tile} já está em ${slot}: escolha outra peça.`,
    centreClosed: 'Você colocou 3 de 3 peças no centro: complete sua fileira.',
    slotTaken: (slot, tile) => `${slot} já tem ${tile}: escolha um espaço vazio.`,
    opponentsRow: (slot) => `${slot} fica na fileira do oponente: escolha a sua ou o centro.`,
    notACount: (type, most) => `${type}: escolha um número inteiro de 0 a ${most}.`,
    tooManyOfType: (type, count, most) => `${type}: ${count} escolhidos, no máximo ${most}.`,
    wrongSize: (size, kind, count) => `Escolha ${size} mechas da classe ${kind}: você tem ${count}.`,
  },
  phase: {
    noAttackInMovement: 'Não dá para atacar agora: esta é a fase de Movimento.',
    noMoveInCombat: 'Não dá para mover agora: esta é a fase de Combate.',
    activateFirst: 'Ative uma unidade antes e depois mova seus membros.',
  },
};
