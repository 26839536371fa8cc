import type { words } from '../../../games/mecha/words/index.ts';
import type { Translation } from '../../shared/translation.ts';
import { Own, counted, joined, of, own, plural, sentence, who } from '../shared/grammar.ts';

type Inspect = Translation<(typeof words)['inspect']>;
type When = Parameters<Inspect['units']['cannotMove']>[0];
type Shares = Parameters<Inspect['units']['durability']>[1];

const when = (time: When): string =>
  time === 'now' ? 'neste turno' : joined('em', own(time.names, time.nextTurnOf, 'o próximo turno'));
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const inSum = (shares: Shares): string =>
  shares
    .map((share, i) =>
      i === 0 ? `${share.words.toLowerCase()} ${share.amount}` : `${share.words} ${signed(share.amount)}`,
    )
    .join(', ');
const spacesLeft = (n: number): string =>
  n === 0 ? 'nenhum movimento' : `${counted(n, 'casa')} de movimento`;
const attacksLeft = (n: number): string => (n === 0 ? 'nenhum ataque' : counted(n, 'ataque'));
const cards = (n: number): string => counted(n, 'carta');

/** What the inspector says about Mecha. */
export const inspect: Inspect = {
  name: 'Nome',
  units: {
    power: 'Poder atual',
    minimum: 'Mínimo 0',
    textOf: (card, text) => `${card}: ${text}`,
    unit: (names, controller, cell) => `${Own(names, controller, 'a unidade')} em ${cell}.`,
    unitOwnedBy: (names, controller, cell, owner) =>
      `${Own(names, controller, 'a unidade')} em ${cell}; a carta é ${of(names, owner, 'sua')}.`,
    durability: (left, shares) => `Durabilidade ${left}: ${inSum(shares)}.`,
    durabilityWithDamage: (left, shares, damage) => `Durabilidade ${left}: ${inSum(shares)}, dano ${damage}.`,
    countersLost: (n) =>
      `${counted(n, 'marcador de durabilidade perdido', 'marcadores de durabilidade perdidos')}.`,
    countersAdded: (n) =>
      `${counted(n, 'marcador de durabilidade a mais', 'marcadores de durabilidade a mais')}.`,
    armour: (n) =>
      `${counted(n, 'marcador de Blindagem', 'marcadores de Blindagem')}: cada um segura todo o dano de uma fonte.`,
    cost: (cost) => `Custa ${cost}.`,
    costChanged: (cost, printed) => `Custa ${cost} agora; o custo impresso é ${printed}.`,
    givesBandwidth: (names, controller, n) => `Dá ${n} de banda a ${who(names, controller)}.`,
    silenced: 'Perdeu suas habilidades impressas.',
    reach: (n) => `Ataca a até ${n} casas.`,
    cannotMove: (time) => `Não pode se mover ${when(time)}.`,
    cannotAttack: (time) => `Não pode atacar ${when(time)}.`,
    mustMove: (time) => `Precisa se mover ${when(time)}, se puder.`,
    fresh: 'Chegou neste turno e ainda não pode se mover nem atacar.',
    mover: 'Já se moveu: precisa atacar em seguida ou perde o ataque.',
    left: (spaces, attacks) => `Resta neste turno: ${spacesLeft(spaces)}, ${attacksLeft(attacks)}.`,
    alsoHere: (card) => `${card} também está nesta casa.`,
  },
  spaces: {
    title: (cell) => `Casa ${cell}`,
    neutral: 'Fileira neutra, vazia',
    entryZone: (names, home) => `${Own(names, home, 'a zona de entrada')}, vazia`,
    entryFact: (names, home, foe) =>
      `${sentence(own(names, home, 'as novas unidades'))} chegam aqui. ${sentence(own(names, foe, 'as unidades'))} nesta casa podem atacar ${who(names, home)}.`,
  },
  commands: {
    where: (names, owner, cell) =>
      `${Own(names, owner, 'o Comando')} em ${cell}. Não ocupa a casa e não pode ser atacado.`,
    noTimeLeft: 'Sem marcadores de tempo.',
    timeLeft: (n) => `${plural(n, 'Resta', 'Restam')} ${counted(n, 'marcador', 'marcadores')} de tempo.`,
  },
  attached: {
    to: (host, cell) => `Em ${host}, na casa ${cell}.`,
    controlled: (names, controller) => `Sob ${own(names, controller, 'o controle')}.`,
    controlledAndOwned: (names, controller, owner) =>
      `Sob ${own(names, controller, 'o controle')}; a carta é ${of(names, owner, 'sua')}.`,
    givesName: (name) => `Dá o nome ${name}.`,
    silenced: 'Perdeu suas habilidades.',
  },
  links: {
    move: 'Movimento',
    attack: 'Ataque',
    kind: (place) => `Elo ${place} da corrente`,
    does: (link) => `${link}.`,
    next: 'Resolve em seguida, a menos que alguém responda.',
    after: (n) => `Resolve depois de ${counted(n, 'elo mais novo', 'elos mais novos')}.`,
    canceled: 'Foi cancelado.',
  },
  piles: {
    count: cards,
    card: (card, n) => (n > 1 ? `${card} ×${n}` : card),
    known: (names) => `Conhecidas: ${names.join(', ')}.`,
    onTop: (names) => `No topo: ${names.join(', ')}.`,
    deckList: (names) => `Lista do baralho: ${names.join(', ')}.`,
    handLimit: (n) => `Limite da mão no fim do turno: ${n}.`,
    markers: (n) => counted(n, 'marcador em branco', 'marcadores em branco'),
    lethal: (n) => `${n} cartas aqui perdem a partida.`,
  },
  sides: {
    bandwidth: (names, seat) => Own(names, seat, 'a banda'),
    bandwidthUsed: (used, all) => `${used} de ${all} em uso`,
    bandwidthSum: 'Banda',
    tower: (name, cell) => `${name} (${cell})`,
    mechaCosts: (name, cell, cost) => `${name} (${cell}) custa ${cost}.`,
    overLimit: 'Acima do limite: os Mechas ficam, mas nenhum outro pode ser jogado.',
    player: 'Jogador',
    damage: (taken, lethal) => `${taken} de ${lethal} cartas na zona de dano.`,
    cards: (hand, deck) => `${cards(hand)} na mão, ${deck} no baralho.`,
    attackedFromEdge: 'Ataques diretos usam o Alcance: o jogador fica 1 passo além da zona de entrada.',
    attackedFromEntryZone: 'Só pode ser atacado da zona de entrada.',
  },
};
