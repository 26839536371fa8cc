import type { Names, Seat } from '@mechatable/kernel';
import { words } from '@mechatable/mechanation/words';
import { translated } from '../../shared/translation.ts';
import { Who, counted, joined, listed, own, ownCard, says, sentence, who } from '../shared/grammar.ts';
import { changes } from './changes.ts';
import { STAGES } from './stages.ts';
import { reasons } from './reasons.ts';

interface Sent {
  readonly mech: string | null;
  readonly facing: 'up' | 'down';
}

const PLACES = {
  hand: 'na mão',
  out: 'enviado',
  either: 'na mão ou enviado',
  STB: 'ESP',
  DIS: 'DES',
  MALF: 'PANE',
};

/** A Territory that the reader may not have seen. */
const card = (face: string | null): string => face ?? 'um Território oculto';
const sent = ({ mech, facing }: Sent): string =>
  mech === null ? 'um Mech oculto' : `${mech} ${facing === 'up' ? 'aberto' : 'oculto'}`;
const fighter = (
  names: Names,
  { seat, mech, power }: { readonly seat: Seat; readonly mech: string; readonly power: number },
): string => `${ownCard(names, seat, mech)} (${power})`;
const owns = (names: Names, seat: Seat, mech: string, rest: string): string =>
  sentence(`${ownCard(names, seat, mech)} ${rest}.`);
/** `Green 3`, `Green 3 oculto`, `Território oculto`. */
const named = (face: string | null, up: boolean): string => `${face ?? 'Território'}${up ? '' : ' oculto'}`;

/** What the rules of Mechanation say. */
export const rules = translated(words, {
  changes,
  stages: STAGES,
  arenaTerritory: ({ face, up }, since) => {
    const name = up ? named(face, up) : `o ${named(face, up)}`;
    return since === null ? name : `${name} do turno ${since}`;
  },
  pilotsTerritory: (names, seat, { face, up }, row) => {
    const name = up ? ownCard(names, seat, named(face, up)) : own(names, seat, `o ${named(face, up)}`);
    return row === null ? name : `${name} (${row}º da fileira)`;
  },
  rowTerritory: ({ face, up }, row) => `o ${named(face, up)} (${row}º da fileira)`,
  topOfPile: 'o topo da sucata',
  labels: {
    reveal: (territory) => `Revelar ${territory}`,
    deploy: (mech, territory) => `Enviar ${mech} para ${territory}`,
    deployUp: (mech, territory) => `Enviar ${mech} aberto para ${territory}`,
    attack: (mech, territory) => `Atacar ${territory} com ${mech}`,
    attackUp: (mech, territory) => `Atacar ${territory} com ${mech} aberto`,
    defend: (mech) => `Defender com ${mech}`,
    scrap: (territory) => `Sucatear ${territory}`,
    use: {
      repair: (mech, target) => `${mech}: reparar ${target} em 1 Estágio`,
      turnUp: (mech, territory) => `${mech}: revelar ${territory}`,
      look: (mech, territory) => `${mech}: olhar ${territory}`,
      lookAtMech: (mech, names, seat) => `${mech}: olhar ${own(names, seat, 'o Mech enviado')}`,
      sendHome: (mech, names, seat) => `${mech}: devolver à mão ${own(names, seat, 'o Mech')}`,
      takeScrap: (mech, territory, top) => `${mech}: sucatear ${territory} e pegar ${top}`,
      exchange: (mech, territory) => `${mech}: trocar o Território conquistado ${joined('por', territory)}`,
      turnDown: (mech, territory) => `${mech}: ocultar ${territory}`,
      addHalfOfShown: (mech, shown, power) => `${mech}: Mostrar ${shown} por +${power} de Poder`,
      dragDown: (mech, winner) => `${mech}: ele e ${winner} ficam em pane`,
      unknown: (mech, target) => `${mech}: em ${target}`,
    },
    pass: {
      reveal: 'Passar',
      initiation: 'Pronto',
      arena: 'Passar',
      during: 'Recusar',
      loss: 'Recusar',
      claimed: 'Recusar',
      attack: 'Não atacar',
      defend: 'Não defender',
      scrapDown: 'Passar',
      scrap: 'Pronto',
    },
    passNothing: 'Passar',
    passOnTurningDown: 'Pronto',
  },
  questions: {
    nothing: 'Nada para decidir.',
    prompts: {
      reveal: 'Qual Território você revela?',
      initiation: 'Usar uma habilidade de Iniciação?',
      arena: 'Enviar um Mech, usar habilidade ou passar?',
      during: 'Mostrar um Mech para reforçar Tandem?',
      loss: 'Usar Limpet para derrubar quem venceu?',
      claimed: 'Mostrar seu Mech para usar a habilidade?',
      turnAnotherDown: 'Ocultar mais um Território?',
      attack: 'Atacar o Território de outro piloto?',
      defend: (territory) => `Defender ${territory}?`,
      scrapDown: (count, limit) => `Sucateie um Território: você tem ${count}, limite ${limit}.`,
      scrap: 'Usar uma habilidade de Sucata?',
    },
    waiting: {
      reveal: (names, seat) => says(names, seat, 'escolhe um Território para revelar'),
      initiation: (names, seat) => says(names, seat, 'pode usar uma habilidade de Iniciação'),
      arena: (names, seat) => says(names, seat, 'joga seu turno na Arena'),
      during: (names, seat) => says(names, seat, 'pode Mostrar um Mech para Tandem'),
      loss: (names, seat) => says(names, seat, 'pode usar Limpet'),
      claimed: (names, seat) => says(names, seat, 'pode usar uma habilidade depois de conquistar'),
      turnAnotherDown: (names, seat) => says(names, seat, 'pode ocultar mais um Território'),
      attack: (names, seat) => says(names, seat, 'pode atacar como Piloto Alfa'),
      defend: (territory) => sentence(`${territory} está sob ataque.`),
      scrapDown: (names, seat, limit) =>
        says(names, seat, `precisa sucatear até ficar com ${limit} Territórios`),
      scrap: (names, seat) => says(names, seat, 'pode usar uma habilidade de Sucata'),
    },
  },
  events: {
    turn: (names, seat, turn) => `Turno ${turn}: Piloto Alfa: ${who(names, seat)}.`,
    revealed: (names, seat, face) => says(names, seat, `revelou ${face ?? 'um Território'}`),
    repairedToHand: (names, seat, mech) => owns(names, seat, mech, 'foi reparado e voltou à mão'),
    repaired: (names, seat, mech, stage) =>
      owns(names, seat, mech, `foi reparado e agora está ${STAGES[stage]}`),
    dealtUp: (face) => sentence(`${card(face)} vai para a Arena.`),
    dealtDown: 'Um Território oculto vai para a Arena.',
    recycled: (cards) => `O baralho acabou: ${counted(cards, 'carta')} da sucata formam um novo baralho.`,
    deployed: (names, seat, mech, territory) => says(names, seat, `enviou ${sent(mech)} para ${territory}`),
    attacked: (names, seat, mech, territory) => says(names, seat, `atacou ${territory} com ${sent(mech)}`),
    passed: {
      arena: (names, seat) => says(names, seat, 'não enviou nenhum Mech'),
      attack: (names, seat) => says(names, seat, 'não atacou'),
      defence: (names, seat) => says(names, seat, 'não defendeu'),
    },
    shown: (names, seat, mech) => says(names, seat, `Mostrou ${mech}`),
    ability: (names, seat, mech, text) => sentence(`${ownCard(names, seat, mech)}: ${text}`),
    looked: (names, seat, territory, face) =>
      says(names, seat, `olhou ${territory}${face === null ? '' : `: ${face}`}`),
    spied: (names, seat, at, mech) =>
      says(names, seat, `olhou ${own(names, at, 'o Mech')}${mech === null ? '' : `: ${mech}`}`),
    battle: (names, territory, one, other) =>
      `Batalha ${joined('em', territory)}: ${fighter(names, one)} contra ${fighter(names, other)}.`,
    power: (mech, was, now) => `O Poder de ${mech} vai de ${was} para ${now}.`,
    tied: (one, other) => `${one} contra ${other}: empate.`,
    won: (names, one, other, winner, mech) =>
      `${one} contra ${other}: ${ownCard(names, winner, mech)} venceu.`,
    claimed: (names, seat, territory) => says(names, seat, `conquistou ${territory}`),
    claimedFrom: (names, seat, territory, from) =>
      says(names, seat, `conquistou ${territory} de ${who(names, from)}`),
    kept: (names, seat, territory) => says(names, seat, `manteve ${territory}`),
    damaged: (names, seat, mech, stage) => owns(names, seat, mech, `está ${STAGES[stage]}`),
    home: (names, seat, mech) =>
      mech === null
        ? sentence(`${own(names, seat, 'o Mech')} voltou à mão sem ser visto.`)
        : owns(names, seat, mech, 'voltou à mão sem ser visto'),
    returned: (names, seat, mech) => owns(names, seat, mech, 'voltou à mão'),
    exchanged: (names, seat, gave, other, got) =>
      says(names, seat, `trocou ${card(gave)} por ${ownCard(names, other, got)}`),
    turnedDown: (names, seat, face) => says(names, seat, `ocultou ${face}`),
    scrapped: (names, seat, face) => says(names, seat, `sucateou ${card(face)}`),
    took: (names, seat, face) => says(names, seat, `pegou ${card(face)} da sucata`),
    alpha: (names, seat) => `A ficha Alfa vai para ${who(names, seat)}.`,
    gaveUp: (names, seat) => says(names, seat, 'desistiu; daqui em diante o jogo responde por este lugar'),
    disclosed: (names, mechs) => {
      const had = mechs.map((held, seat) => `${who(names, seat)} tinha ${held.join(', ')}`);
      return `Todas as cartas são reveladas: ${had.join('; ')}.`;
    },
  },
  outcomes: {
    colourSet: (names, winner, colour) => says(names, winner, `venceu com cinco Territórios ${colour}`),
    numberSet: (names, winner, value) =>
      says(names, winner, `venceu com cinco Territórios de número ${value}`),
    rankedFirst: (names, winner, turn) =>
      `O turno ${turn} foi o último: ${who(names, winner)} ficou em primeiro e venceu.`,
    drawn: (names, first, turn) =>
      `O turno ${turn} foi o último: ${listed(first.map((seat) => who(names, seat)))} dividem o primeiro lugar, empate.`,
    agreed: 'Todos os pilotos concordam com o empate.',
    othersGone: (names, winner) => `Todos os outros desistiram: ${who(names, winner)} venceu.`,
  },
  refusals: reasons,
  sketch: {
    head: (names, { turn, alpha, deck, pile, top }) => {
      const scrap = top === null ? String(pile) : `${pile} com ${top} no topo`;
      return `Turno ${turn}, Piloto Alfa: ${who(names, alpha)}. Baralho ${deck}, sucata ${scrap}.`;
    },
    arena: 'Na Arena:',
    emptyArena: 'vazia',
    unseen: (mechs) => `Ainda não vistos: ${mechs.join(', ')}`,
    territory: (tile, name, turn, mechs) =>
      [`${name === null ? tile : `${tile} ${name}`}, turno ${turn}`, ...mechs].join('; '),
    deployed: (names, seat, mech) => `${who(names, seat)}: ${mech}`,
    unknownMech: 'um Mech oculto',
    faceUp: (mech) => `${mech} aberto`,
    faceDown: (mech) => `${mech} oculto`,
    pilot: (names, pilot) => {
      const marks = [
        ...(pilot.isAlpha ? ['Alfa'] : []),
        ...(pilot.isYou ? ['você'] : []),
        ...(pilot.conceded ? ['desistiu'] : []),
      ];
      const name = Who(names, pilot.seat);
      const marked = marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
      const counts = `mão ${pilot.hand}, ${pilot.territories} de ${pilot.limit} Territórios`;
      const known = pilot.known.length === 0 ? '' : `; conhecidos: ${pilot.known.join(', ')}`;
      return `${marked}: ${counts}${known}`;
    },
    noTerritories: 'sem Territórios',
    raid: (mech, tile) => `${mech} em ${tile}`,
    mech: (name, at) => `${name} ${PLACES[at]}`,
    ownMech: (mech, kind, power, text) => `${mech} (${kind}, Poder ${power}): ${text}`,
  },
  windows: {
    initiation: 'Habilidades na sua Iniciação',
    arena: 'Seu turno na Arena',
    during: 'Habilidades numa Batalha',
    loss: 'Habilidades de um Mech que perdeu',
    claimed: 'Habilidades depois de conquistar',
    attack: 'Seu ataque como Piloto Alfa',
    defend: 'Defesa do seu Território',
    scrap: 'Habilidades no seu turno de Sucata',
  },
  options: {
    noSuchAlpha: (wanted, last) =>
      `${wanted} não pode ser o primeiro Piloto Alfa: os lugares ocupados são P0 a ${last}.`,
  },
});
