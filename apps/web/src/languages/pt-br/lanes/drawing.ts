import { words } from '../../../games/lanes/words.ts';
import { translated } from '../../shared/translation.ts';
import { Own, capital, counted, does, joined, own, turnOf, who } from '../shared/grammar.ts';

const KINDS = { unit: 'unidade', land: 'terreno', tech: 'tecnologia', equip: 'equipamento' };
const KIND_TITLES = { unit: 'Unidade', land: 'Terreno', tech: 'Tecnologia', equip: 'Equipamento' };
const ROWS = { front: 'linha de frente', land: 'terreno', back: 'retaguarda' };
/** `zona da retaguarda`. */
const OF_ROW = { front: 'da linha de frente', land: 'de terreno', back: 'da retaguarda' };
const PILES = {
  hand: 'a mão',
  deck: 'o baralho',
  protection: 'a proteção',
  pool: 'a reserva',
  graveyard: 'o cemitério',
  trash: 'o lixo',
};

const cards = (n: number): string => counted(n, 'carta');

/** What the table of Breachline says. */
export const drawing = translated(words, {
  rows: ROWS,
  status: {
    beforeFirstTurn: 'Antes do primeiro turno',
    turn: (turn) => `Turno ${turn}`,
    phases: {
      opening: 'Abertura',
      draw: 'Fase de Compra',
      main: 'Fase Principal',
      payment: 'Pagamento',
      effect: 'Efeito',
      attack: 'Ataque',
      combat: 'Combate',
      over: 'Fim',
    },
  },
  card: {
    printed: (name, kind, tribe) => `${name}, ${KINDS[kind]}${tribe === null ? '' : ` ${tribe}`}`,
    withPower: (card, front, back) => `${card}, linha de frente ${front}, retaguarda ${back}`,
    kind: (kind, tribe) => (tribe === null ? KINDS[kind] : `${KINDS[kind]} · ${tribe}`),
    beingPlayed: (names, seat, card) => `${card}, sendo jogada por ${who(names, seat)}`,
    inPile: (names, seat, card, pile) => `${card}, ${joined('em', own(names, seat, PILES[pile]))}`,
    inOpenPool: (names, seat, card) => `${card}, aberta ${joined('em', own(names, seat, 'a reserva'))}`,
    land: (names, seat, name, lane) => `${name}, ${own(names, seat, 'o terreno')} na rota ${lane}`,
    unit: (names, seat, { name, lane, row, power, rest, equips }) =>
      [
        name,
        `${own(names, seat, 'a unidade')} na rota ${lane}, ${ROWS[row]}`,
        `poder ${power}`,
        ...(rest > 0 ? [`marcador de descanso ${rest}`] : []),
        ...(equips.length > 0 ? [`com ${equips.join(' e ')}`] : []),
      ].join(', '),
  },
  lanes: {
    caption: 'Rota',
    emptyZone: (names, seat, lane, row) =>
      `${Own(names, seat, 'a zona')} ${OF_ROW[row]} na rota ${lane}, vazia`,
    lane: (names, seat, lane) => `Rota ${lane}, ${own(names, seat, 'o lado')}`,
  },
  piles: {
    captions: {
      hand: 'Mão',
      deck: 'Baralho',
      protection: 'Proteção',
      pool: 'Reserva',
      graveyard: 'Cemitério',
      trash: 'Lixo',
    },
    closed: (names, seat, pile, n) => `${Own(names, seat, PILES[pile])}: ${cards(n)}`,
    open: (names, seat, pile, n, top) => `${Own(names, seat, PILES[pile])}: ${cards(n)}, ${top} no topo`,
    protection: (names, seat, n) =>
      `${Own(names, seat, 'a proteção')}: ${n === 0 ? 'acabou' : counted(n, 'carta oculta', 'cartas ocultas')}`,
    emptyHand: (names, seat) => `${Own(names, seat, PILES.hand)} está vazia`,
    beingPlayed: 'Em jogo agora',
    fanned: { pool: 'Reserva', graveyard: 'Cemitério', trash: 'Lixo', deck: 'Topo do baralho' },
  },
  plaque: { won: 'venceu', playing: 'jogando' },
  cues: {
    turn: (names, seat) => capital(turnOf(names, seat)),
    plays: (names, seat) => does(names, seat, 'joga'),
    uses: (names, seat) => does(names, seat, 'usa'),
    winsCombat: (names, seat, unit) =>
      seat === names.viewer ? `Seu ${unit} vence` : `${unit} de ${who(names, seat)} vence`,
    tie: (isFought) => (isFought ? 'Empate: as duas caem' : 'Empate: sem poder'),
    rest: (n) => `Descanso ${n}`,
    ready: 'Pronta',
    noPower: 'Sem poder',
    survives: 'Sobrevive',
    ward: 'Ward',
    draw: 'Empate',
    wins: (names, seat) => does(names, seat, 'venceu'),
  },
  inspect: {
    kind: (kind, tribe) => (tribe === null ? KIND_TITLES[kind] : `${KIND_TITLES[kind]} · ${tribe}`),
    equipText: (equip, text) => `${equip}: ${text}`,
    power: 'Poder atual',
    place: (names, seat, lane, row, zone) =>
      `${Own(names, seat, 'o lado')}, rota ${lane}, ${ROWS[row]} (${zone}).`,
    resting: (rest) =>
      `Em descanso: o marcador é ${rest} e cai 1 no fim de cada turno. Não pode atacar nem se mover.`,
    equipped: (names, owner, equip) => `Com ${equip}, que ${who(names, owner)} jogou.`,
    attacking: 'Atacando agora.',
    underAttack: 'Sob ataque agora.',
    zone: (lane, row) => `Rota ${lane}, ${ROWS[row]}`,
    emptyZone: (zone) => `Zona vazia ${zone}`,
    landZone: (names, seat) =>
      `${Own(names, seat, 'o lado')}. Um terreno aqui afeta as duas unidades da rota.`,
    unitZone: (names, seat, row) =>
      `${Own(names, seat, 'o lado')}. Uma unidade aqui usa seu poder ${OF_ROW[row]}.`,
    lane: (lane) => `Rota ${lane}`,
    laneOf: (names, seat) => Own(names, seat, 'a rota'),
    meets: (unit, zone, power) => `Um ataque aqui encontra ${unit} (${zone}) com poder ${power}.`,
    behind: (unit, power) => `Atrás: ${unit} com poder ${power}.`,
    open: (protection) => {
      if (protection === 0) return 'Aberta e sem proteção: um ataque aqui vence a partida.';
      return protection === 1
        ? 'Aberta: um ataque aqui tira a última carta de proteção.'
        : `Aberta: um ataque aqui tira 1 de ${protection} cartas de proteção.`;
    },
    pile: (names, seat, pile) => Own(names, seat, PILES[pile]),
    cards,
    copies: (name, n) => (n > 1 ? `${name} ×${n}` : name),
    known: (names) => `Conhecidas: ${names.join(', ')}.`,
    faceUp: (names) => `Abertas: ${names.join(', ')}.`,
    faceDown: (n) => `Viradas para baixo: ${cards(n)}.`,
    taken: (names) => `Pegas até agora: ${names.join(', ')}.`,
    lastHit: 'O próximo golpe vence a partida.',
    nextHit: 'Cada golpe leva a carta do topo para a mão de quem a possui.',
    knownCard: (card, place, size, open) => {
      const where = place === 1 ? 'no topo' : place === size ? 'no fundo' : `a ${place}ª a partir do topo`;
      return `${card}, ${where}: ${open ? 'todos sabem' : 'só quem a possui sabe'}.`;
    },
  },
  options: {
    protectionFrom: 'Cartas de proteção',
    fromDeck: 'Vêm do baralho, sem olhar',
    fromHand: 'Escolhidas da mão inicial',
    firstTurnAttacks: 'Ataques no turno 1',
    notAllowed: 'Proibidos',
    allowed: 'Permitidos',
    turnCap: 'Limite de turnos',
    turns: (n) => counted(n, 'turno'),
    shortMatch: (n) => `${counted(n, 'turno')} (partida curta)`,
  },
  statistics: {
    drawn: 'Cartas compradas',
    taken: 'Cartas pegas da reserva',
    played: 'Cartas jogadas',
    attacks: 'Ataques',
    combatsWon: 'Combates vencidos',
    unitsLost: 'Unidades perdidas',
    protectionBroken: 'Proteção rompida',
    effectsUsed: 'Efeitos usados',
  },
  groups: { unit: 'Sem tribo', land: 'Terrenos', tech: 'Tecnologias', equip: 'Equipamentos' },
});
