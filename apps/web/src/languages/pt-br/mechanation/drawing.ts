import type { Names, Seat, Viewer } from '@mechatable/kernel';
import { words } from '../../../games/mechanation/words/index.ts';
import { translated } from '../../shared/translation.ts';
import { Own, Who, counted, does, joined, listed, own, ownCard, sentence, who } from '../shared/grammar.ts';
import { inspector } from './inspector.ts';
import { STAGES } from './stages.ts';

interface Reader {
  readonly viewer: Viewer;
  readonly names: Names;
}

const PLACES = {
  hand: 'na mão',
  out: 'enviado',
  either: 'na mão ou enviado',
  STB: 'Em espera',
  DIS: 'Desativado',
  MALF: 'Em pane',
};

const territories = (n: number): string => counted(n, 'Território');
const together = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => who(names, seat)));
const reader = ({ viewer, names }: Reader): string => (viewer === 'table' ? 'você' : who(names, viewer));
const facing = (up: boolean): string => (up ? 'aberto' : 'oculto');

/** What the table of Mechanation says. */
export const drawing = translated(words, {
  player: Who,
  backs: { mech: 'Um Mech oculto', land: 'Um Território oculto' },
  places: PLACES,
  tags: { hand: 'mão', out: 'fora', either: 'mão ou fora', STB: 'ESP', DIS: 'DES', MALF: 'PANE' },
  phases: { Initiation: 'Iniciação', Arena: 'Arena', Pilot: 'Piloto', Scrap: 'Sucata' },
  status: {
    turn: (turn) => `Turno ${turn}`,
    phase: (phase) => `Fase de ${phase}`,
    over: 'Fim de jogo',
  },
  label: sentence,
  mech: (name, tier, power) => `${name}, Classe ${tier}, Poder ${power}`,
  knownMech: (names, { mech, seat, place, secrecy, used }) =>
    [
      mech,
      own(names, seat, 'o Mech'),
      PLACES[place].toLowerCase(),
      secrecy,
      ...(used ? ['habilidade usada neste turno'] : []),
    ].join(', '),
  secrecy: {
    revealed: 'revelado',
    secret: 'secreto',
    seenBy: (names, seats) => `visto por ${together(names, seats)}`,
    onlyReader: (by) => `só ${reader(by)} sabe`,
  },
  insight: {
    everyone: 'todos sabem qual é',
    seenBy: (names, seats) => `visto por ${together(names, seats)}`,
    onlyOwner: (names, owner) => `só ${who(names, owner)} sabe qual é`,
    alsoSeenBy: (names, seats) => `visto também por ${together(names, seats)}`,
    seen: (names, seat) => `${who(names, seat)} já viu`,
    seenToo: (names, seat, others) => `${who(names, seat)} e ${together(names, others)} já viram`,
    unknown: (by) => `${reader(by)} não sabe qual é`,
    unknownSeenBy: (by, seats) => `visto por ${together(by.names, seats)}, não por ${reader(by)}`,
  },
  hiddenTile: (tile, insight) => `${tile}, ${insight}`,
  arena: {
    notDealt: 'Dois Territórios chegam depois da Fase de Iniciação',
    empty: 'Não há mais Territórios na Arena',
    freeSpotAt: (territory) => `Vaga ${joined('em', territory)}`,
    free: 'vaga',
    dealt: (up, turn) => `${facing(up)}, do turno ${turn}`,
    dealtNow: (up) => `${facing(up)}, novo`,
    deck: 'Baralho',
    deckLabel: (n) => `Baralho: ${territories(n)}`,
    scrap: 'Sucata',
    scrapLabel: (n) => `Sucata: ${territories(n)}`,
    scrapLabelWithTop: (n, top) => `Sucata: ${territories(n)}, ${top} no topo`,
  },
  clash: {
    claimed: (names, seat) => does(names, seat, 'conquistou'),
    attacks: (names, seat, owner) => does(names, seat, `ataca ${own(names, owner, 'o Território')}`),
    mayDefend: (names, seat) => does(names, seat, 'pode defender'),
  },
  out: {
    unknown: (names, seat, eyes) => {
      const mech = `${Own(names, seat, 'o Mech')}, oculto`;
      return eyes.length === 0 ? mech : `${mech}, visto por ${together(names, eyes)}`;
    },
    faceUp: (names, seat, mech) => `${Own(names, seat, 'o Mech')}, aberto: ${mech}`,
    faceDown: (names, seat, mech) => `${Own(names, seat, 'o Mech')}, oculto: ${mech}`,
    faceDownSeen: (by, seat, mech) =>
      `${Own(by.names, seat, 'o Mech')}, oculto, ${reader(by)} sabe qual é: ${mech}`,
    withPower: (label, power) => `${label}, Poder atual ${power}`,
  },
  pilot: {
    alpha: 'Alfa',
    rank: (rank) => `${rank}º lugar`,
    toAct: 'na vez',
    conceded: 'desistiu',
    label: (names, seat, { isAlpha, isAsked, conceded, rank }) =>
      [
        Who(names, seat),
        ...(isAlpha ? ['Piloto Alfa'] : []),
        ...(isAsked ? ['na vez'] : []),
        ...(conceded ? ['desistiu'] : []),
        ...(rank === undefined ? [] : [`${rank}º lugar`]),
      ].join(', '),
    hand: 'Mão',
    handLabel: (names, seat, mechs) => `${Own(names, seat, 'a mão')}: ${counted(mechs, 'Mech')}`,
    unseenTier: (names, seat, tier) => `${Own(names, seat, `o Mech de Classe ${tier}`)}, ainda não visto`,
    unseen: 'não visto',
    allInHangar: (names, seat) => `${Own(names, seat, 'os Mechs')}: todos no hangar`,
    deployed: 'enviado',
    hangar: 'Hangar',
    repairs: (n) => counted(n, 'reparo'),
    stage: (stage, repairs) => `${PLACES[stage]}: ${counted(repairs, 'reparo')} para voltar à mão`,
  },
  progress: (line, known, size, open) =>
    open < known
      ? `${line}: ${known} de ${size} (${counted(open, 'público')})`
      : `${line}: ${known} de ${size}`,
  numberLine: (value) => `Número ${value}`,
  lines: (names, seat, best) =>
    `${Own(names, seat, 'as linhas')}. ${best.length === 0 ? 'Nenhuma linha tem duas cartas' : best.join('; ')}`,
  turn: (names, { turn, phase, order, asked }) => {
    const head = phase === null ? `Turno ${turn}.` : `Turno ${turn}, Fase de ${phase}.`;
    const pilots = order.map((seat, place) => `${who(names, seat)}${place === 0 ? ' (Piloto Alfa)' : ''}`);
    const line = `${head} Ordem: ${pilots.join(', ')}.`;
    return asked === null ? line : `${line} Na vez: ${who(names, asked)}.`;
  },
  roster: {
    unseen: 'Ainda não vistos',
    undealt: 'Fora do jogo',
    nobodys: (mech) => `${mech}, ainda não visto`,
    heldBy: (names, mech, seat) => `${mech}, ${own(names, seat, 'o Mech')}`,
    heldBySecretly: (by, mech, seat) => `${mech}, ${own(by.names, seat, 'o Mech')}, só ${reader(by)} sabe`,
  },
  inspector,
  cues: {
    turn: (names, seat, turn) => `Turno ${turn}: Piloto Alfa: ${who(names, seat)}`,
    repairedToHand: 'Pronto',
    recycled: 'Novo baralho embaralhado',
    deploys: (names, seat) => does(names, seat, 'envia'),
    attacks: (names, seat) => does(names, seat, 'ataca'),
    passes: { arena: 'Passa', attack: 'Sem ataque', defence: 'Sem defesa' },
    reveals: (names, seat) => does(names, seat, 'revela'),
    shows: (names, seat) => does(names, seat, 'mostra'),
    looks: (names, seat) => does(names, seat, 'olha'),
    claims: (names, seat) => does(names, seat, 'conquista'),
    keeps: (names, seat) => does(names, seat, 'mantém'),
    swapped: 'Trocado',
    scrapped: 'Sucateado',
    takes: (names, seat) => does(names, seat, 'pega'),
    alpha: 'Piloto Alfa',
    concedes: (names, seat) => does(names, seat, 'desiste'),
    wins: (names, seat) => does(names, seat, 'venceu'),
    draw: 'Empate',
  },
  battle: {
    player: Who,
    fightsFor: (territory) => `Batalha ${joined('por', territory)}`,
    attacks: (names, seat, territory) => does(names, seat, `ataca ${territory}`),
    uses: (names, seat, mech) => does(names, seat, `usa ${mech}`),
    tie: (one, other) => `${one} contra ${other}: empate`,
    wins: (names, one, other, seat, mech) => `${one} contra ${other}: ${ownCard(names, seat, mech)} vence`,
    claims: (names, seat) => does(names, seat, 'conquista o Território'),
    keeps: (names, seat) => does(names, seat, 'mantém o Território'),
    damaged: (mech, stage) => `${mech} está ${STAGES[stage]}`,
  },
  exhibits: {
    mechs: (tier) => `Mechs de Classe ${tier}`,
    territories: 'Territórios',
  },
  options: {
    firstAlpha: { name: 'Primeiro Piloto Alfa', random: 'Sorteado' },
    turnCap: {
      name: 'Último turno',
      turn: (turn) => `Turno ${turn}`,
      short: (turn) => `Turno ${turn}, partida curta`,
      trial: (turn) => `Turno ${turn}, para experimentar`,
    },
  },
  variant: {
    list: (differences) => `Uma variante: ${differences.join(', ')}`,
    pilots: (n) => counted(n, 'piloto'),
    firstAlpha: 'primeiro Piloto Alfa',
    turnCap: 'último turno',
  },
  statistics: {
    rank: 'Posição',
    deployed: 'Mechs enviados à Arena',
    attacks: 'Ataques',
    claimed: 'Territórios conquistados',
    battles: 'Batalhas',
    battlesWon: 'Batalhas vencidas',
    abilities: 'Habilidades usadas',
    damaged: 'Mechs danificados',
    scrapped: 'Territórios sucateados',
  },
});
