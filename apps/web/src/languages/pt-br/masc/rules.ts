import type { Names, Seat } from '@mechatable/kernel';
import { words } from '@mechatable/masc/words';
import { translated } from '../../shared/translation.ts';
import { counted, does, listed, sentence, who } from '../shared/grammar.ts';
import { changes } from './changes.ts';
import { reasons } from './reasons.ts';

/** Red's name first, as in the rules. */
const RED: Seat = 0;
const BLUE: Seat = 1;
const COLORS = ['Vermelho', 'Azul'] as const;
const MEASURES: Readonly<Record<string, string>> = {
  points: 'pontos',
  mecha: 'mechas',
  Body: 'Estrutura',
};

const rotatedBy = (rotation: number): string => (rotation === 0 ? '' : `, com giro de ${rotation * 90}°`);
const sum = (dice: readonly number[]): string =>
  `${dice.join(' + ')} = ${dice.reduce((total, die) => total + die, 0)}`;
const score = ({
  gained,
  regions,
}: {
  readonly gained: number;
  readonly regions: readonly string[];
}): string => (regions.length === 0 ? String(gained) : `${gained} (${regions.join(', ')})`);

interface Asked {
  readonly names: Names;
  readonly seats: readonly Seat[];
}

/** `Mira escolhe`, `Mira e Tom escolhem`. */
function others({ names, seats }: Asked, one: string, many: string): string {
  const all = sentence(listed(seats.map((seat) => who(names, seat))));
  return `${all} ${seats.length === 1 ? one : many}.`;
}

/** The numbers of a recorded sentence: `Blue wins with 25 points to 12.` */
function won(names: Names, winner: Seat, recorded: string): string {
  const wins = does(names, winner, 'venceu');
  const points = /with (\d+) points to (\d+)/.exec(recorded);
  if (points !== null) return `${wins} por ${points[1] ?? ''} pontos a ${points[2] ?? ''}.`;
  const cap = /turn (\d+), the last, .* by (\w+): (\d+) to (\d+)/.exec(recorded);
  if (cap === null) return `${wins}.`;
  const [, turn = '', measure = '', more = '', less = ''] = cap;
  return `Depois do turno ${turn}, o último, ${who(names, winner)} venceu por ${MEASURES[measure] ?? measure}: ${more} a ${less}.`;
}

/** What the rules of M.A.S.C. say. */
export const rules = translated(words, {
  changes,
  colours: COLORS,
  phases: { movement: 'Movimento', combat: 'Combate' },
  classes: { light: 'Leve', mid: 'Médio' },
  faceDown: 'virado para baixo',
  player: (seat) => `Jogador ${seat + 1}`,
  side: (name, colour) => (name === colour ? name : `${name} (${colour})`),
  centre: (place) => `Centro ${place}`,
  row: (colour, place) => `${colour} ${place}`,
  mecha: (id, type) => `${id} (${type})`,
  unit: (mecha, more) => (more > 0 ? `${mecha} e mais ${more}` : mecha),
  some: (count, type) => `${count} ${type}`,
  force: (parts) => parts.join(', '),
  labels: {
    chooseColours: 'Escolher as cores',
    layFirstTile: 'Colocar a primeira peça',
    playColour: (colour) => `Jogar de ${colour}`,
    layTile: (tile, id, slot, rotation) => `Colocar ${tile} (${id}) em ${slot}${rotatedBy(rotation)}`,
    takeForce: (force) => `Levar ${force}`,
    takeStarter: (name, force) => `Levar ${name}: ${force}`,
    deploy: (type, square) => `Posicionar ${type} em ${square}`,
    starts: (sides, colour) => does(sides, colour, 'começa'),
    activate: (unit) => `Ativar ${unit}`,
    stay: (mecha, square) => `Deixar ${mecha} em ${square}`,
    move: (mecha, from, to) => `Mover ${mecha} de ${from} para ${to}`,
    finish: 'Encerrar o movimento desta unidade',
    reset: 'Desfazer os movimentos desta unidade',
    attack: ({ unit, target, dice, attackers, pins }) => {
      const pinned = pins === 0 ? '' : `, ${pins} por travamento`;
      return `Atacar ${target} com ${unit}: ${counted(dice, 'dado')} de ${counted(attackers, 'mecha')}${pinned}`;
    },
    assign: (die, mecha, damage, body) => `Dar o ${die} a ${mecha}: ${damage} de ${body} de dano até agora`,
    assignTo: (mecha) => `Dar a ${mecha}`,
    pass: 'Passar',
  },
  questions: {
    over: 'Nada para decidir.',
    yours: {
      privilege: 'Escolha as cores ou coloque a primeira peça.',
      colour: 'Com qual cor você joga?',
      tile: 'Coloque uma peça: sua fileira ou centro.',
      force: 'Escolha sua força em segredo.',
      deploy: (from, to) => `Posicione um mecha nas linhas ${from} a ${to}.`,
      first: (phase) => `Quem começa a fase de ${phase}?`,
      activate: 'Ative uma unidade ou passe.',
      move: (unit) => `Mova a unidade de ${unit} e encerre.`,
      rally: (mecha) => `Para onde vai o desgarrado ${mecha}?`,
      attack: 'Ataque com uma unidade ou passe.',
      assign: (die) => `Quem recebe o ${die}?`,
    },
    theirs: {
      privilege: (by) =>
        others(
          by,
          'escolhe as cores ou coloca a primeira peça',
          'escolhem as cores ou colocam a primeira peça',
        ),
      colour: (by) => others(by, 'escolhe uma cor', 'escolhem uma cor'),
      tile: (by) => others(by, 'coloca uma peça', 'colocam uma peça'),
      force: (by) => others(by, 'escolhe uma força em segredo', 'escolhem uma força em segredo'),
      deploy: (by, from, to) =>
        others(
          by,
          `posiciona um mecha nas linhas ${from} a ${to}`,
          `posicionam um mecha nas linhas ${from} a ${to}`,
        ),
      first: (by, phase) =>
        others(by, `escolhe quem começa a fase de ${phase}`, `escolhem quem começa a fase de ${phase}`),
      activate: (by) => others(by, 'ativa uma unidade ou passa', 'ativam uma unidade ou passam'),
      move: (by, unit) => others(by, `move a unidade de ${unit}`, `movem a unidade de ${unit}`),
      rally: (by, mecha) => others(by, `move o desgarrado ${mecha}`, `movem o desgarrado ${mecha}`),
      attack: (by) => others(by, 'ataca com uma unidade ou passa', 'atacam com uma unidade ou passam'),
      assign: (by, die) => others(by, `escolhe quem recebe o ${die}`, `escolhem quem recebe o ${die}`),
    },
  },
  events: {
    choosesColours: (players, seat, other) =>
      `${does(players, seat, 'escolhe as cores')}; ${who(players, other)} coloca a primeira peça.`,
    opens: (players, seat, other) =>
      `${does(players, seat, 'coloca a primeira peça')}; ${who(players, other)} escolhe as cores.`,
    coloured: (players, seat, colour) => `${does(players, seat, `joga de ${colour}`)}.`,
    laid: ([sides, colour], tile, slot, rotation) =>
      `${does(sides, colour, `colocou ${tile} em ${slot}${rotatedBy(rotation)}`)}.`,
    built: 'O tabuleiro está completo. Cada região recebe seu marcador de Controle.',
    committed: ([sides, colour]) => `${does(sides, colour, 'escolheu uma força')}.`,
    placed: ([sides, colour], mecha, square) => `${does(sides, colour, `posicionou ${mecha} em ${square}`)}.`,
    revealed: (sides, red, blue) =>
      `Todos os mechas são revelados. ${does(sides, RED, `tem ${red}`)}; ${who(sides, BLUE)} tem ${blue}.`,
    turn: (turn) => `Começa o turno ${turn}.`,
    initiative: (sides, red, blue, winner) => {
      const result = winner === null ? 'empate' : `${who(sides, winner)} ganha a iniciativa`;
      return `${does(sides, RED, `rolou ${sum(red)}`)}, ${who(sides, BLUE)} ${sum(blue)}: ${result}.`;
    },
    first: ([sides, colour], phase) => `${does(sides, colour, `começa a fase de ${phase}`)}.`,
    activated: ([sides, colour], members) => `${does(sides, colour, `ativou ${members.join(', ')}`)}.`,
    moved: (mecha, from, to, cost) => `${mecha} foi de ${from} para ${to} por ${counted(cost, 'ponto')}.`,
    stayed: (mecha, square) => `${mecha} ficou em ${square}.`,
    reset: (unit, left) =>
      left === 0
        ? `A unidade de ${unit} volta ao início: sem mais voltas, agora cada movimento deve manter todos em formação.`
        : `A unidade de ${unit} volta ao início: ${left === 1 ? 'resta 1 volta' : `restam ${left} voltas`}.`,
    finished: (unit) => `A unidade de ${unit} terminou.`,
    passed: ([sides, colour]) => `${does(sides, colour, 'passou')}.`,
    phaseOver: (phase) => `${phase}: fim da fase.`,
    attacked: ([sides, colour], { target, attackers, pins, eligible }) => {
      const pinned = pins === 0 ? '' : ` (${counted(pins, 'travamento')})`;
      const deed = does(sides, colour, `atacou a unidade de ${target} com ${attackers.join(', ')}${pinned}`);
      return `${deed}. Podem ser atingidos: ${eligible.join(', ')}.`;
    },
    rolled: (dice) => `Os dados mostram ${dice.join(' ')}.`,
    wasted: (count, die) =>
      count === 1 ? `1 dado com ${die} não fere ninguém.` : `${count} dados com ${die} não ferem ninguém.`,
    hit: (mecha, die, damage, body) =>
      body === null
        ? `${mecha} recebe um ${die}: ${damage} de dano.`
        : `${mecha} recebe um ${die}: ${damage} de ${body} de dano.`,
    destroyed: (mecha, square) => `${mecha} em ${square} foi destruído.`,
    scored: (sides, red, blue) => {
      const gains = `${does(sides, RED, `marcou ${score(red)}`)}, ${who(sides, BLUE)} marcou ${score(blue)}.`;
      const totals = `${does(sides, RED, `tem ${red.points}`)}, ${who(sides, BLUE)} tem ${blue.points}.`;
      return `${gains} ${totals}`;
    },
  },
  outcomes: {
    conceded: (names, winner, loser) => `${does(names, loser, 'desistiu')}: ${who(names, winner)} venceu.`,
    left: (names, winner, loser) => `${does(names, loser, 'saiu')}: ${who(names, winner)} venceu.`,
    wipedOut: (names, winner, loser) =>
      `${does(names, winner, 'venceu')}: ${who(names, loser)} perdeu o último mecha.`,
    drawn: (recorded) => {
      const turn = /turn (\d+)/.exec(recorded)?.[1];
      return turn === undefined
        ? 'Empate por acordo.'
        : `Depois do turno ${turn}, o último, há igualdade em pontos, mechas e Estrutura: empate.`;
    },
    won,
  },
  refusals: reasons,
  sketch: {
    setup: 'antes do primeiro turno',
    turn: (turn, phase, [red, blue], target) =>
      `turno ${turn}${phase === null ? '' : `, ${phase}`}; ${red} a ${blue} pontos de ${target}`,
    phases: { movement: 'movimento', combat: 'combate' },
    regions: (regions) => `regiões, Vermelho-Azul: ${regions.join(' ')}`,
    side: (name, units) => `${name}: ${units.join(' | ')}`,
    toDeploy: (count) => `${count} a posicionar`,
    inHand: (force) => `na mão ${force}`,
  },
  deckRules: {
    what: 'força',
    piece: 'ficha',
    halves: { light: 'metade leve', mid: 'metade média' },
    figures: { move: 'Movimento', range: 'Alcance', attack: 'Ataque', armor: 'Blindagem', body: 'Estrutura' },
  },
  options: {
    quickSizes: (light, mid) =>
      `a preparação rápida precisa de forças de 8 + 8, não ${light} + ${mid}: mantenha o tamanho padrão ou escolha a completa`,
  },
});
