import { words } from '@mechatable/mecha/words';
import { translated } from '../../shared/translation.ts';
import { Who, does, ownCard, who } from '../shared/grammar.ts';
import { changes } from './changes.ts';
import { events } from './events.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { along } from './way.ts';

const PILE = { hand: 'da mão', deck: 'do baralho', discard: 'da pilha de descarte' };

/** How a player lost, from the recorded sentence, which stays in English. */
const LOST: Readonly<Record<string, string>> = {
  'has no room left in the entry zone.': 'não tem mais espaço na zona de entrada.',
  'has no card left to draw.': 'não tem mais carta para comprar.',
  'has taken five direct hits.': 'levou cinco ataques diretos.',
};

/** `After turn 60 the game ends with 3 to 2 cards of damage`. */
function capped(recorded: string): string {
  const [, turn = '', south = '', north = ''] =
    /turn (\d+) the game ends with (\d+) to (\d+)/.exec(recorded) ?? [];
  return `Depois do turno ${turn}, o jogo acaba com ${south} a ${north} cartas de dano`;
}

function drawn(recorded: string): string {
  if (recorded.startsWith('After')) return `${capped(recorded)}: ninguém venceu.`;
  return recorded.includes('agree')
    ? 'Empate por acordo.'
    : 'Os dois jogadores perdem ao mesmo tempo: empate.';
}

/** What the rules of Mecha say. */
export const rules = translated(words, {
  changes,
  chain: {
    windows: {
      start: 'Um turno começa',
      draw: 'A Fase de Compra acaba',
      card: 'Uma carta é jogada',
      ability: 'Uma habilidade é usada',
      move: 'Uma unidade se move',
      attack: 'Uma unidade ataca',
      second: 'Ninguém responde ao seu ataque',
      destroyed: 'Um Mecha é destruído',
      end: 'Um turno acaba',
    },
    plays: (names, seat, card) => does(names, seat, `joga ${card}`),
    playsOn: (names, seat, card, target) => does(names, seat, `joga ${card} em ${target}`),
    uses: (names, seat, card) => does(names, seat, `usa ${card}`),
    moves: (unit, way) => `${unit} vai ${along(way)}`,
    attacks: (unit, target) => `${unit} ataca ${target}`,
    attacksPlayer: (names, unit, seat) => `${unit} ataca ${who(names, seat)}`,
  },
  deck: {
    what: 'baralho',
    piece: 'carta',
    section: 'baralho',
    cost: 'Custo de banda',
    power: 'Poder',
    durability: 'Durabilidade',
    basic: 'Básica',
    singleton: 'Única',
    noSuchDeck: (id, ready) => `não existe o baralho “${id}”; os baralhos iniciais são ${ready.join(', ')}`,
    noDeck: (problem) =>
      `um baralho é o código de um baralho inicial ou { "cards": { "MG1-001": 17, ... } }: ${problem}`,
  },
  events,
  labels: {
    keep: 'Manter a mão',
    mulligan: 'Mulligan: comprar cinco novas cartas',
    play: (card, space) => `Jogar ${card} em ${space}`,
    playTop: (card, space) => `Jogar ${card} do baralho em ${space}`,
    attach: (pilot, mecha) => `Anexar ${pilot} a ${mecha}`,
    command: (card) => `Jogar ${card}`,
    commandOn: (card, target) => `Jogar ${card} em ${target}`,
    move: (unit, way) => `Mover ${unit} ${along(way)}`,
    attack: (unit, target) => `Atacar ${target} com ${unit}`,
    useInDamageZone: (discarded) => `Usar uma carta da zona de dano: descartar ${discarded}`,
    useAndSacrificeIt: (unit) => `Usar ${unit}: sacrificar a própria unidade`,
    useAndDiscard: (unit, card) => `Usar ${unit}: descartar ${card}`,
    useAndSacrifice: (unit, other) => `Usar ${unit}: sacrificar ${other}`,
    useAndSacrificeBoth: (unit, other) => `Usar ${unit}: sacrificar a própria unidade e ${other}`,
    endPhase: 'Encerrar a Fase Principal',
    pass: 'Passar',
    place: (space) => `Colocar em ${space}`,
    sacrifice: (unit) => `Sacrificar ${unit}`,
    discard: (card) => `Descartar ${card}`,
    draw: 'Comprar uma carta',
    skip: (card) => `Pular a Fase de Compra por ${card}`,
    take: (card) => `Pegar ${card}`,
    put: (card, from, space) => `Colocar ${card} ${PILE[from]} em ${space}`,
    look: 'Olhar seu baralho',
    noLook: 'Não olhar',
    noMoreCards: 'Nenhuma carta mais',
    putBack: (card) => `Colocar ${card} no topo do baralho`,
    name: (name) => `Chamar de ${name}`,
    target: (target) => `Escolher ${target}`,
  },
  outcomes: {
    conceded: (names, winner, loser) => `${does(names, loser, 'desistiu')}: ${who(names, winner)} venceu.`,
    ranOut: (names, winner, loser) =>
      `${does(names, loser, 'ficou sem tempo')}: ${who(names, winner)} venceu.`,
    left: (names, winner, loser) => `${does(names, loser, 'saiu')}: ${who(names, winner)} venceu.`,
    drawn,
    capped: (names, winner, how) => `${capped(how)}: ${who(names, winner)} venceu.`,
    lost: (names, winner, loser, how) =>
      `${does(names, winner, 'venceu')}: ${who(names, loser)} ${LOST[how] ?? 'perdeu.'}`,
  },
  questions,
  refusals: reasons,
  sketch: {
    beforeTurns: 'antes do primeiro turno',
    turn: (names, turn, seat) => `turno ${turn}, ${who(names, seat)}`,
    player: Who,
    side: (player, { damage, lethal, cost, bandwidth, hand, deck, discard }) =>
      `${player}: dano ${damage}/${lethal}, banda ${cost}/${bandwidth}, mão ${hand}, baralho ${deck}, descarte ${discard}`,
    lying: (card, cell, time) => `${card} em ${cell} (${time})`,
    battlefield: (cards) => `No campo de batalha: ${cards.join(', ')}`,
    link: { ability: 'habilidade', move: 'movimento', attack: 'ataque' },
    chain: (links) => `Corrente: ${links.join(' < ')}`,
  },
  sums: {
    printed: 'Impresso',
    unusedBandwidth: 'Banda livre',
    mechasWith: (word) => `Mechas com a palavra ${word}`,
    cardsInHand: 'Cartas na mão',
    emptyHand: 'Mão vazia',
    othersWith: (word) => `Outros com a palavra ${word}`,
  },
  things: {
    onSpace: (name, cell) => `${name} (${cell})`,
    mechaWithFigures: (name, power, durability, cost) => `${name} ${power}/${durability} por ${cost}`,
    towerWithFigures: (name, durability) => `${name} (durabilidade ${durability})`,
    ownedBy: ownCard,
    yourself: 'você',
    themselves: 'o próprio jogador',
    unknownCard: 'uma carta',
    cardBeingPlayed: 'uma carta sendo jogada',
    cardOn: (cell) => `uma carta em ${cell}`,
    cardGone: 'uma carta que saiu de jogo',
    nothing: 'nada',
    keywords: { pierce: 'Perfurar', flight: 'Voo', reach: 'Antiaéreo', haste: 'Ímpeto' },
    numberedKeywords: {
      armour: (n) => `Blindagem ${n}`,
      range: (n) => `Alcance ${n}`,
      speed: (n) => `Velocidade ${n}`,
    },
  },
});
