import { words } from '../../../games/mecha/words/index.ts';
import { translated } from '../../shared/translation.ts';
import { Own, Who, capital, counted, does, joined, of, own, plural, turnOf, who } from '../shared/grammar.ts';
import { inspect } from './inspect.ts';

const PILES = { hand: 'a mão', deck: 'o baralho', damage: 'a zona de dano', discard: 'a pilha de descarte' };
const COPIES = { basic: 'Básica', singleton: 'Única', normal: null };
const COPY_LIMITS = {
  basic: 'Básica: qualquer número por baralho',
  singleton: 'Única: uma por baralho',
  normal: null,
};
const KINDS: Readonly<Record<string, string>> = {
  Tower: 'Torre',
  'Mecha Tower': 'Torre Mecha',
  Mecha: 'Mecha',
  Pilot: 'Piloto',
  Command: 'Comando',
  'Trigger Command': 'Comando de gatilho',
};
const GROUPS: Readonly<Record<string, string>> = {
  Tower: 'Torres',
  'Mecha Tower': 'Torres Mecha',
  Mecha: 'Mechas',
  Pilot: 'Pilotos',
  Command: 'Comandos',
  'Trigger Command': 'Comandos de gatilho',
};
const MARKS = {
  fresh: 'chegou neste turno',
  cannotMove: 'não pode se mover',
  cannotAttack: 'não pode atacar',
  mustMove: 'precisa se mover',
};
const PHASES = { Start: 'Início', Draw: 'Compra', Main: 'Princ.', End: 'Fim' };
const PHASE_TITLES = {
  Start: 'Fase de Início',
  Draw: 'Fase de Compra',
  Main: 'Fase Principal',
  End: 'Fase Final',
};

const kindName = (kind: string): string => KINDS[kind] ?? kind;
const withDot = (kind: string, more: string | null): string =>
  more === null ? kindName(kind) : `${kindName(kind)} · ${more}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const inParts = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ');
const onSpace = (name: string, cell: string): string => `${name} (${cell})`;
const remain = (n: number): string => `${plural(n, 'resta', 'restam')} ${n}`;

/** What the table of Mecha says. */
export const drawing = translated(words, {
  cards: {
    label: ({ name, kind, cost, power, durability, keywords }) =>
      inParts([
        name,
        kindName(kind),
        cost === null ? null : `custo ${cost}`,
        power === null ? null : `poder ${power}`,
        durability === null ? null : `durabilidade ${durability}`,
        keywords === '' ? null : keywords,
      ]),
    pilotLabel: (name, kind, power, durability, keywords) =>
      inParts([
        name,
        kindName(kind),
        `poder ${signed(power)}`,
        `durabilidade ${signed(durability)}`,
        keywords === '' ? null : keywords,
      ]),
    kind: (kind, copies) => withDot(kind, COPIES[copies]),
    kindWithLimit: (kind, copies) => withDot(kind, COPY_LIMITS[copies]),
    group: (kind) => GROUPS[kind] ?? kind,
    perNamesake: '+n',
    onDeck: (names, seat, card) => `${card}, no topo ${joined('de', own(names, seat, 'o baralho'))}`,
    onUnit: (card, unit, cell) => `${card}, em ${unit} (${cell})`,
  },
  cues: {
    changes: {
      attack: (n) => `${signed(n)} ataque`,
      space: (n) => `${signed(n)} casa`,
      pierce: () => 'Perfurar',
      flight: () => 'Voo',
      reach: () => 'Antiaéreo',
      haste: () => 'Ímpeto',
      range: (n) => `Alcance ${n}`,
      speed: (n) => `Velocidade ${n}`,
      cannotAttack: () => 'Não pode atacar',
      cannotAttackNext: () => 'Não ataca no próximo turno',
      cannotMove: () => 'Não pode se mover',
      cannotMoveNext: () => 'Não se move no próximo turno',
      mustMoveNext: () => 'Move-se no próximo turno',
      armour: (n) => `${signed(n)} Blindagem`,
      disarmed: (n) => `${signed(-n)} Blindagem`,
      healed: signed,
      durability: signed,
    },
    turn: (names, seat) => capital(turnOf(names, seat)),
    plays: (names, seat) => does(names, seat, 'joga'),
    attacks: (names, seat) => does(names, seat, 'ataca'),
    uses: (names, seat) => does(names, seat, 'usa'),
    springs: 'Tem efeito',
    aims: 'Escolhe o alvo',
    deckEmpty: 'Baralho vazio',
    stays: 'Fica',
    calledOff: 'Ataque cancelado',
    damage: (n) => signed(-n),
    armour: 'Blindagem',
    hits: (total, lethal) => `${total} de ${lethal}`,
    noPower: 'Sem poder',
    noEffect: 'Sem efeito',
    canceled: (card) => `Cancelamento: ${card}`,
    attackGivenUp: 'Ataque perdido',
    takesControl: (names, seat) => does(names, seat, 'assume o controle'),
    draws: (names, seat, n) => does(names, seat, `compra ${n}`),
    stillness: 'Mechas não podem se mover',
    draw: 'Empate',
    wins: (names, seat) => does(names, seat, 'venceu'),
  },
  field: {
    unit: (names, u) =>
      inParts([
        u.name,
        `${kindName(u.kind)} ${of(names, u.controller, 'do seu lado')} em ${u.cell}`,
        u.power === null ? null : `poder ${u.power}`,
        u.left === u.durability ? `durabilidade ${u.left}` : `durabilidade ${u.left} de ${u.durability}`,
        u.armour === 0 ? null : `Blindagem ${u.armour}`,
        u.cost === null ? null : `custo ${u.cost}`,
        u.pilots.length === 0 ? null : `pilotado por ${u.pilots.join(' e ')}`,
        u.commands.length === 0 ? null : `com ${u.commands.join(' e ')}`,
        ...u.keywords,
        u.isMover ? 'já se moveu e só pode atacar agora' : null,
        ...u.marks.map((mark) => MARKS[mark]),
      ]),
    mecha: 'Mecha',
    attack: 'Atacar ·',
    edge: (names, seat) => Own(names, seat, 'a zona de entrada'),
    edgeLabel: (names, seat) => `${Own(names, seat, 'a zona de entrada')}, borda: ${who(names, seat)}`,
    empty: (cell) => `${cell}, vazia`,
    emptyHome: (names, seat, cell) => `${cell}, vazia, ${own(names, seat, 'a zona de entrada')}`,
    noUnit: (cell, card) => `${cell}, sem unidade, com ${card}`,
    noUnitHome: (names, seat, cell, card) =>
      `${cell}, sem unidade, com ${card}, ${own(names, seat, 'a zona de entrada')}`,
    lying: (names, seat, card, cell, time) =>
      inParts([
        card,
        `${own(names, seat, 'o Comando')} em ${cell}`,
        time === null ? null : counted(time, 'marcador de tempo', 'marcadores de tempo'),
      ]),
    attached: (names, seat, { name, kind, cell, copy, copies, silenced }) =>
      inParts([
        name,
        `${kindName(kind)} ${of(names, seat, 'do seu lado')} em ${cell}`,
        copies === 1 ? null : `${copy} de ${copies}`,
        silenced ? 'sem habilidades' : null,
      ]),
  },
  forecast: {
    unit: onSpace,
    armourStops: (unit, damage, left, had) =>
      `${unit}: a Blindagem segura ${damage} de dano, ${remain(left)} de ${had} de Blindagem`,
    armourStopsDamage: (unit, left, had) =>
      `${unit}: a Blindagem segura o dano, ${remain(left)} de ${had} de Blindagem`,
    hit: (unit, before, damage, left) =>
      `${unit}: ${before} de durabilidade − ${damage} de dano: ${remain(left)}`,
    hitDestroys: (unit, before, damage) =>
      `${unit}: ${before} de durabilidade − ${damage} de dano: destruição`,
    destroyed: (unit) => `${unit}: destruição`,
    struck: (names, seat, total, lethal) => `${does(names, seat, 'leva um golpe')}: ${total} de ${lethal}`,
    lastStrike: (names, seat, total, lethal) =>
      `${does(names, seat, 'leva um golpe')}: ${total} de ${lethal}, fim da partida`,
    missed: (names, seat) => `Nenhum golpe em ${who(names, seat)}: poder 0`,
    calledOff: 'O ataque é cancelado',
    forfeited: (unit) => `${unit} se moveu e perde o ataque`,
  },
  inspect,
  match: {
    phases: PHASES,
    beforeTurns: 'Antes do primeiro turno',
    turn: (turn) => `Turno ${turn}`,
    over: 'Fim',
    opening: 'Abertura',
    phase: (phase) => PHASE_TITLES[phase],
    phaseWithChain: (phase, links) => `${PHASE_TITLES[phase]}, corrente de ${counted(links, 'elo')}`,
    openingHands: 'Mãos iniciais',
    turnOf: (names, turn, seat) => `Turno ${turn}: ${Who(names, seat)}`,
    towerPlayed: 'Torre jogada',
    noTowerYet: 'Sem Torre ainda',
    stillness: 'Mechas não podem se mover',
    turnKeys: (names, seat, card, n) => `${Who(names, seat)}: ${card}${n > 1 ? ` ×${n}` : ''}`,
    noTowers: (names, seat) => does(names, seat, 'não pode jogar Torres'),
    noChain: 'Sem corrente',
    chain: (links) => (links === 1 ? 'Corrente' : `Corrente de ${links}`),
    triggersWaiting: 'Gatilhos em espera',
    link: (place, link) => `Elo ${place} da corrente: ${link}`,
    canceledLink: (place, link) => `Elo ${place} da corrente: ${link}, cancelado`,
    canceled: 'cancelado',
    aim: (target) => `→ ${target}`,
    moves: (unit) => `${unit} se move`,
    attacks: (unit) => `${unit} ataca`,
    unit: onSpace,
    removedUnit: 'Uma unidade removida',
  },
  options: {
    names: {
      firstPlayer: 'Primeiro turno',
      firstTurnDraw: 'Comprar no turno 1',
      directAttackReach: 'Ataques diretos',
      emptyDeckDamage: 'Ataque direto com o baralho vazio',
      blockadeCheck: 'Zona de entrada fechada perde',
      turnCap: 'Limite de turnos',
      oneTowerPerTurn: 'Torres por turno',
      abilityTiming: 'Habilidades',
      rangeFriendlyStep: 'Alcance por cima de aliados',
      speedRangeStack: 'Várias Velocidades ou Alcances',
      armourVsEffects: 'A Blindagem segura',
      adaStopsAttacks: 'Ada, The Ingenious impede',
      openDeckLists: 'Listas dos baralhos',
    },
    firstPlayer: {
      random: 'Sorteado',
      loserChooses: (loser) => `${loser} perdeu e escolhe quem começa a revanche.`,
    },
    firstTurnDraw: { yes: 'Sim', no: 'Não' },
    directAttackReach: { entryZone: 'Só da zona de entrada inimiga', edge: 'Dentro do Alcance' },
    emptyDeckDamage: { marker: 'Põe um marcador na zona de dano', lose: 'Esse jogador perde' },
    blockadeCheck: { continuous: 'A qualquer momento', ownMain: 'No começo da sua Fase Principal' },
    turnCap: { turns: (n) => counted(n, 'turno'), short: (n) => `${counted(n, 'turno')} (partida curta)` },
    oneTowerPerTurn: { one: 'Uma', any: 'Qualquer número' },
    abilityTiming: { main: 'Na sua Fase Principal', any: 'Em qualquer janela' },
    rangeFriendlyStep: { counts: 'Conta a casa', ignores: 'Ignora a casa' },
    speedRangeStack: { max: 'Vale a maior', sum: 'Vale a soma' },
    armourVsEffects: { all: 'Todo dano', attacks: 'Só ataques' },
    adaStopsAttacks: { both: 'Ataques e Comandos', commands: 'Só Comandos' },
    openDeckLists: { after: 'Mostradas depois da partida', open: 'Mostradas desde o início' },
    variant: (names) => `Uma variante: ${names.map((name) => name.toLowerCase()).join(', ')}`,
  },
  piles: {
    hand: 'Mão',
    deck: 'Baralho',
    damage: 'Dano',
    discard: 'Descarte',
    bandwidth: 'Banda',
    handLabel: (names, seat, n) => `${Own(names, seat, 'a mão')}: ${counted(n, 'carta')}`,
    deckLabel: (names, seat, n) => `${Own(names, seat, 'o baralho')}: ${counted(n, 'carta')}`,
    damageLabel: (names, seat, n, lethal) =>
      `${Own(names, seat, 'a zona de dano')}: ${n} de ${lethal} cartas`,
    emptyDiscardLabel: (names, seat) => `${Own(names, seat, 'a pilha de descarte')}: 0 cartas`,
    discardLabel: (names, seat, n, top) =>
      `${Own(names, seat, 'a pilha de descarte')}: ${counted(n, 'carta')}, ${top} no topo`,
    bandwidthLabel: (names, seat, used, all) => `${Own(names, seat, 'a banda')}: ${used} de ${all} em uso`,
    bandwidthOverLabel: (names, seat, used, all) =>
      `${Own(names, seat, 'a banda')}: ${used} de ${all} em uso, acima do limite`,
    title: (names, seat, pile) => Own(names, seat, PILES[pile]),
    inPile: (names, seat, pile, card) => `${card}, ${joined('em', own(names, seat, PILES[pile]))}`,
    names: 'Nomes',
    nameLabel: (name) => `Nome: ${name}`,
    pilots: 'Pilotos',
  },
  players: {
    title: Who,
    activeLabel: (names, seat) => `${Who(names, seat)}, na vez`,
    won: 'venceu',
    playing: 'jogando',
  },
  signed,
  statistics: {
    drawn: 'Cartas compradas',
    towers: 'Torres jogadas',
    mechas: 'Mechas jogados',
    commands: 'Comandos jogados',
    pilots: 'Pilotos jogados',
    moves: 'Movimentos',
    attacks: 'Ataques',
    hits: 'Ataques diretos',
    lost: 'Unidades perdidas',
  },
});
