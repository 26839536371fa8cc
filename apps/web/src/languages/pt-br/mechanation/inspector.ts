import type { Names, Seat, Viewer } from '@mechatable/kernel';
import type { words } from '../../../games/mechanation/words/index.ts';
import type { Translation } from '../../shared/translation.ts';
import { Own, Who, counted, does, joined, listed, own, who } from '../shared/grammar.ts';

const territories = (n: number): string => counted(n, 'Território');
const reader = ({ viewer, names }: { readonly viewer: Viewer; readonly names: Names }): string =>
  viewer === 'table' ? 'você' : who(names, viewer);
const together = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => who(names, seat)));

/** What the inspector says about Mechanation. */
export const inspector: Translation<(typeof words)['inspector']> = {
  mech: {
    kind: (tier, power) => `Mech de Classe ${tier} · Poder ${power}`,
    ability: (timing, { optional, show }, text) =>
      `${timing}${optional ? `, opcional${show ? ', Mostrar' : ''}` : ''}: ${text}`,
    unseen: 'Ainda não visto: pode estar com um piloto ou ter ficado fora do jogo.',
    undealt: 'Ficou fora do jogo.',
    owner: (names, seat) => `${Own(names, seat, 'o Mech')}.`,
    ownerAndPlace: (names, seat, place) => `${Own(names, seat, 'o Mech')}, ${place}.`,
    used: 'A habilidade já foi usada neste turno.',
    repairs: (n) => `Precisa de ${counted(n, 'reparo')}, um por Iniciação.`,
    either: 'Só quem o pilota sabe onde.',
    revealed: 'Revelado: todos sabem qual é.',
    onlyReaderAndPilot: (by) => `Só ${reader(by)} e quem o pilota sabem qual é.`,
    secret: (names, seat) => `Secreto: ninguém mais sabe que ${who(names, seat)} tem este Mech.`,
    seenBy: (names, seats) => `Visto por ${together(names, seats)}.`,
    faceUp: 'Enviado aberto.',
    faceDown: 'Enviado oculto.',
  },
  land: { kind: 'Território · 2 cópias' },
  stage: {
    kind: 'Estágio de reparo',
    repairs: (n) => `Precisa de ${counted(n, 'reparo')} para voltar à mão, um por Iniciação.`,
    faceUp: 'Mechs no hangar ficam abertos e não podem ser usados.',
  },
  pilot: {
    title: Who,
    alpha: 'Piloto Alfa',
    kind: 'Piloto',
    rank: (rank) => `Posição final: ${rank}.`,
    conceded: 'Desistiu: o jogo responde por este lugar.',
    place: (place) => `Número ${place} na ordem do turno.`,
    territories: (n, limit) => `${territories(n)}, limite ${limit} no fim do turno.`,
    hand: (n) => `${counted(n, 'Mech')} na mão.`,
    mech: (mech, place) => `${mech}: ${place}.`,
    line: (progress) => `${progress}.`,
    unseen: (n) => `${counted(n, 'carta ainda não vista', 'cartas ainda não vistas')}.`,
    asked: 'Escolhendo agora.',
  },
  lines: {
    title: (names, seat) => Own(names, seat, 'as linhas'),
    kind: 'Cinco da mesma cor ou número vencem',
    none: 'Nenhuma linha tem duas cartas conhecidas.',
    unseen: (n) =>
      `${counted(n, 'carta desta fileira ainda não vista', 'cartas desta fileira ainda não vistas')}.`,
  },
  hand: {
    title: (names, seat) => Own(names, seat, 'a mão'),
    kind: (n) => counted(n, 'Mech'),
    certain: (mechs) => `Na mão: ${mechs}.`,
    either: (mechs) => `Na mão ou enviados: ${mechs}.`,
    unknown: 'Nenhum deles é conhecido.',
  },
  tier: {
    title: (names, seat, tier) => Own(names, seat, `o Mech de Classe ${tier}`),
    kind: 'Ainda não visto',
    place: 'Na mão ou enviado: nunca esteve no hangar.',
    possible: (mechs) =>
      `Um destes ${mechs.length}: ${mechs.map(({ name, power }) => `${name} (${power})`).join(', ')}.`,
  },
  out: {
    title: (names, seat) => Own(names, seat, 'o Mech'),
    kind: 'Enviado oculto',
    mayBeDown: 'Não é um Mech que sempre vai aberto.',
  },
  tile: {
    unknown: 'Território oculto',
    inArena: 'Território na Arena',
    inCollection: (names, seat) => `Território ${joined('em', own(names, seat, 'a coleção'))}`,
    up: 'Aberto.',
    down: (insight) => `Oculto, ${insight}.`,
    mechHere: (names, seat) => `${does(names, seat, 'tem um Mech aqui')}.`,
    fromStart: 'Desde o início com quem o possui.',
    dealt: (turn) => `Chegou no turno ${turn}.`,
    fromDeck: (turn) => `Veio do baralho no turno ${turn}.`,
    fromArena: (turn) => `Veio da Arena no turno ${turn}.`,
    fromPile: (turn) => `Veio da sucata no turno ${turn}.`,
    fromPilot: (names, seat, turn) => `Veio de ${who(names, seat)} no turno ${turn}.`,
    open: 'O Piloto Alfa pode atacá-lo.',
    hidden: 'Só Nightlatch pode atacá-lo.',
  },
  pile: {
    deck: 'Baralho',
    deckRunsOut: 'Quando acaba, a sucata é embaralhada e forma um novo baralho.',
    scrap: 'Sucata',
    count: territories,
    noScrap: 'Nada foi sucateado ainda.',
    fromTop: (cards) => `A partir do topo: ${cards.join(', ')}.`,
  },
};
