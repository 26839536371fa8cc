import type { Names, Seat } from '@mechatable/kernel';
import { words } from '../../../games/masc/words/index.ts';
import { translated } from '../../shared/translation.ts';
import { Own, Who, capital, counted, does, listed, own, turnOf, who } from '../shared/grammar.ts';

const RED: Seat = 0;
const BLUE: Seat = 1;
const CLASSES = { light: 'leve', mid: 'médio' };
const CLASS_PLURALS = { light: 'leves', mid: 'médios' };
const OWNERS = { red: 'do Vermelho', blue: 'do Azul', green: 'neutra' };
const TERRAIN = {
  clear: 'terreno livre',
  hindering: 'terreno difícil',
  water: 'água',
  blocking: 'bloqueada',
  objective: 'objetivo',
};
const TERRAIN_TITLES = {
  clear: 'Terreno livre',
  hindering: 'Terreno difícil',
  water: 'Água',
  blocking: 'Terreno bloqueado',
  objective: 'Objetivo',
};

const dice = (n: number): string => counted(n, 'dado');
const numbers = (sides: Names, red: number, blue: number): string =>
  `${Who(sides, RED)} ${red}, ${Who(sides, BLUE)} ${blue}`;

/** What the table of M.A.S.C. says. */
export const drawing = translated(words, {
  classes: { light: 'Leve', mid: 'Médio' },
  stages: {
    board: 'Tabuleiro',
    forces: 'Forças',
    deployment: 'Posições',
    initiative: 'Iniciativa',
    movement: 'Movimento',
    combat: 'Combate',
    victory: 'Vitória',
  },
  square: {
    label: ({ name, terrain, cost, mecha }) =>
      [
        name,
        TERRAIN[terrain],
        ...(cost === null ? [] : [`custa ${cost} para entrar`]),
        ...(mecha === null ? [] : [`ocupada por ${mecha}`]),
      ].join(', '),
    title: (name) => `Casa ${name}`,
    kind: (terrain) => TERRAIN_TITLES[terrain],
    closed: 'Ninguém entra aqui, e todas as linhas de tiro param.',
    costs: (points) => `Custa ${counted(points, 'ponto')} para entrar.`,
    partOf: (region, owner) => `Parte de ${region}, uma região ${OWNERS[owner]}.`,
    occupied: (mecha) => `Ocupada por ${mecha}.`,
  },
  region: {
    emptySlot: (slot) => `${slot}, vazio`,
    laidSlot: (slot, tile) => `${slot}: ${tile}`,
    controlled: (slot, sides, colour, points) =>
      `${slot}: ${who(sides, colour)} controla por ${counted(points, 'ponto')}`,
    empty: (slot) => `${slot}: não há ninguém aqui`,
    contested: (slot, sides, red, blue) => `${slot}: ${numbers(sides, red, blue)}, ninguém controla`,
    kind: (owner, tile) =>
      tile === null ? `Região ${OWNERS[owner]}, ainda sem peça` : `Região ${OWNERS[owner]}, ${tile}`,
    worthNeutral: 'Vale 2 pontos para quem a controla.',
    worth: (sides, owner, other) => `Vale 1 ponto para ${who(sides, owner)}, 4 para ${who(sides, other)}.`,
    nobody: (sides) => `${numbers(sides, 0, 0)}: não há ninguém aqui.`,
    noDouble: (sides, red, blue) =>
      `${numbers(sides, red, blue)}: nenhum lado tem o dobro, então ninguém pontua.`,
    alone: (sides, red, blue, colour) =>
      `${numbers(sides, red, blue)}: só ${who(sides, colour)} tem mechas aqui e controla a região.`,
    double: (sides, red, blue, colour) => {
      const [mine, theirs] = colour === RED ? [red, blue] : [blue, red];
      return `${numbers(sides, red, blue)}: ${who(sides, colour)} controla, pois ${mine} é ao menos 2 × ${theirs} = ${2 * theirs}.`;
    },
  },
  edge: (sides, colour) => Own(sides, colour, 'a borda'),
  mecha: {
    name: (type, id) => `${type} ${id}`,
    label: ({ id, sides, color: colour, type, square, damage, ...is }) =>
      [
        id,
        type === null
          ? `${own(sides, colour, 'o mecha')}, virado para baixo em ${square}`
          : `${type.name}, ${own(sides, colour, 'o mecha')} em ${square}`,
        ...(type !== null && damage > 0 ? [`${damage} de ${type.body} de dano`] : []),
        ...(is.pinned ? ['travado'] : []),
        ...(is.straggler ? ['desgarrado'] : []),
        ...(is.ready ? ['ainda pode agir'] : []),
        ...(is.spent ? ['já agiu'] : []),
      ].join(', '),
    kind: (sides, colour, kind, at) => {
      const mecha = Own(sides, colour, `o mecha ${CLASSES[kind]}`);
      return at === null ? `${mecha}, destruído` : `${mecha} em ${at}`;
    },
    faceDown: (sides, colour, at) => `${Own(sides, colour, 'o mecha')}, virado para baixo em ${at}`,
    revealedLater: 'O tipo é revelado quando todos os mechas estiverem posicionados.',
    bodyLeft: 'Estrutura restante',
    body: 'Estrutura',
    damage: 'Dano',
    straggler: 'Desgarrado: nenhum aliado a até 2 casas. Precisa voltar para perto de um.',
    squad: (members) => `Em um esquadrão de ${members.length}: ${members.join(', ')}.`,
    pinned: 'Travado: toca um inimigo e não pode se mover.',
    reach: (squares) => `${counted(squares, 'casa')} ao alcance.`,
    movingFrom: (from) => `Saindo de ${from}.`,
    hasActed: { movement: 'Já se moveu neste turno.', combat: 'Já atacou neste turno.' },
    canAct: { movement: 'Ainda não se moveu.', combat: 'Ainda não atacou.' },
    cannotAct: { movement: 'Não pode se mover agora.', combat: 'Não pode atacar agora.' },
    noTargets: 'Nenhum alvo ao alcance.',
    canHit: (enemies) => `Pode atingir ${enemies.join(', ')}.`,
    blocked: (enemies) => `Ao alcance, mas sem linha de tiro: ${enemies.join(', ')}.`,
    behind: (enemy, blockers) => `${enemy} (atrás de ${blockers.join(', ')})`,
    wall: (at) => `terreno bloqueado em ${at}`,
  },
  pieces: {
    figures: { move: 'Movimento', range: 'Alcance', attack: 'Ataque', armor: 'Blindagem', body: 'Estrutura' },
    figure: (name, value) => `${name} ${value}`,
    needs: (armor) => (armor === 6 ? '6' : `${armor}+`),
    statCard: (name, kind, figures) => `${name}, ${CLASSES[kind]}: ${figures.join(', ')}`,
    kinds: { light: 'Mecha leve', mid: 'Mecha médio' },
    tileCard: (name) => `${name}, peça de região`,
    tileKind: (id) => `Peça de região ${id}`,
    tiles: 'Peças de região',
    starterForce: 'Força inicial',
    some: (type, count) => `${type} × ${count}`,
  },
  player: {
    label: ({ name, points, target, now, leads, asked }) =>
      [
        `${name}: ${points} de ${target} pontos`,
        ...(now === null
          ? []
          : [`mais ${now.coming} se o turno acabasse agora`, `${counted(now.left, 'mecha')} em jogo`]),
        ...(leads ? ['com a iniciativa'] : []),
        ...(asked ? ['na vez'] : []),
      ].join(', '),
    won: 'venceu',
    yourTurn: 'sua vez',
    toAct: 'na vez',
    points: (points, target) => `${points} de ${target} pontos.`,
    mechaLeft: (left, of) => `${left} de ${of} mechas em jogo.`,
    onBoard: (force) => `No tabuleiro: ${force}.`,
    force: (force) => `Força: ${force}.`,
    wonInitiative: 'Ganhou a iniciativa deste turno.',
    ifTurnEnded: 'Se o turno acabasse agora',
  },
  turn: {
    setup: 'Preparação',
    turn: (turn) => `Turno ${turn}`,
    over: 'Fim de jogo',
    bothChoose: 'Os dois escolhem em segredo',
    isChoosing: (names, seat) => does(names, seat, 'está escolhendo'),
    assigns: (sides, colour) => does(sides, colour, 'distribui os dados'),
    whose: (sides, colour) => capital(turnOf(sides, colour)),
    status: {
      board: 'Montando o tabuleiro',
      forces: 'Escolhendo forças',
      deployment: 'Posicionando mechas',
      initiative: 'Fase de Iniciativa',
      movement: 'Fase de Movimento',
      combat: 'Fase de Combate',
      victory: 'Fase de Vitória',
    },
  },
  dice: {
    setupDraw: 'Sorteio inicial',
    initiative: (sides, red, blue) => `Iniciativa: ${numbers(sides, red, blue)}`,
    attack: (count) => `Ataque: ${dice(count)}`,
    next: (die) => `O ${die}, o próximo a distribuir`,
    title: (die) => `Um ${die}`,
    kind: 'Dado de ataque',
    left: (count) => `${dice(count)} a distribuir, este primeiro.`,
    hurts: (die) => `Fere mechas com Blindagem ${die} ou menos. Quem defende escolhe quem o recebe.`,
  },
  cues: {
    built: 'O tabuleiro está completo',
    forceChosen: 'Força escolhida',
    revealed: 'Todos os mechas revelados',
    turn: (turn) => `Turno ${turn}`,
    side: Who,
    tie: 'Empate: rolem de novo',
    winsInitiative: (sides, colour) => does(sides, colour, 'ganha a iniciativa'),
    starts: (sides, colour, phase) => `${phase}: ${who(sides, colour)} começa`,
    moves: 'Move',
    stays: 'Fica',
    reset: 'Volta',
    passes: 'Passa',
    dice,
    saved: 'A Blindagem segura',
    damage: '−1',
    scored: (sides, red, blue) => `Fase de Vitória: ${who(sides, RED)} +${red}, ${who(sides, BLUE)} +${blue}`,
    draw: 'Empate',
    wins: (names, winner) => does(names, winner, 'venceu'),
  },
  statistics: {
    points: 'Pontos',
    unitsMoved: 'Unidades movidas',
    attacks: 'Ataques',
    pins: 'Travamentos',
    hits: 'Acertos',
    lost: 'Mechas perdidos',
    dice: 'Dados de ataque rolados',
  },
  tray: {
    tiles: 'Peças a colocar',
    tile: (name, id) => `${name} (${id}), ainda não colocada`,
    bothChoose: 'Os dois escolhem sua força em segredo',
    chooseForce: 'Escolha sua força',
    force: (name, parts, plan) => `${name}: ${parts.join(', ')}. ${plan}`,
    some: (count, type) => `${count} ${type}`,
    remove: (type) => `Remover 1 ${type}`,
    add: (type) => `Adicionar 1 ${type}`,
    toDeploy: (count) => `A posicionar: ${count}`,
    othersLeft: (sides, colour, count) => does(sides, colour, `ainda tem ${count}`),
    inHand: (type, count) => `${type} na mão, ${counted(count, 'restante')}`,
  },
  draftTile: {
    tile: (name, id) => `${name} (${id})`,
    lay: (tile, slot) => `Colocar ${tile} em ${slot}`,
    how: 'Escolha uma peça e depois um espaço. Lá você pode girá-la.',
    rotate: 'Girar no sentido horário',
    rotateTo: (rotation) => `Girar para ${rotation * 90}°`,
    moveTo: (slot) => `Mudar para ${slot}`,
    useInstead: (tile) => `Usar ${tile}`,
    laid: (tile, slot, rotation) =>
      rotation === 0 ? `${tile} em ${slot}, sem giro.` : `${tile} em ${slot}, giro de ${rotation * 90}°.`,
    confirm: 'Confirmar peça',
  },
  draftForce: {
    confirm: (force) => `Levar ${force}`,
    add: (type, total) => `Adicionar 1 ${type} (total ${total})`,
    remove: (type, left) => `Remover 1 ${type} (${left} no fim)`,
    startWith: (name, force) => `Começar com ${name}: ${force}`,
    size: (count, size, kind) => {
      const text = `${count} de ${size} mechas ${CLASS_PLURALS[kind]}`;
      const over = count - size;
      if (over === 0) return `${text}.`;
      return over > 0 ? `${text}: ${over} a mais.` : `${text}: ${-over} a menos.`;
    },
    noMore: (counters, type) => `Só há ${counters} fichas de ${type}: escolha outro tipo.`,
    noneToRemove: (type) => `Esta força não tem ${type} para remover.`,
  },
  draftMove: {
    confirm: (moving, members) =>
      moving === 0 ? 'Encerrar: ninguém se move' : `Encerrar: ${moving} de ${members} se movem`,
    together: 'Mover o esquadrão inteiro',
    singly: 'Mover um por vez',
    lead: (mecha, square) => `Mover o esquadrão, ${mecha} para ${square}`,
    move: (mecha, square, cost) => `Mover ${mecha} para ${square} por ${cost}`,
    moveAndBreak: (mecha, square, cost) => `Mover ${mecha} para ${square} por ${cost}: quebra a formação`,
    back: (mecha) => `Trazer ${listed(mecha)} de volta`,
    inFormation: 'Todos estão em formação.',
    outOfFormation: (mecha) =>
      `Fora de formação: ${mecha.join(', ')}. Cada um precisa de um aliado a até 2 casas.`,
    count: (moving, members, pinned) =>
      pinned.length === 0
        ? `${moving} de ${members} se movem.`
        : `${moving} de ${members} se movem. Travados: ${pinned.join(', ')}.`,
    taken: (mecha) => `${mecha} vai para lá: escolha outra casa.`,
  },
  forecast: {
    dice: ({ attackers, pins }) => {
      const total = attackers.reduce((sum, one) => sum + one.dice, pins);
      const terms = attackers.map((one) => `${one.mecha} ${one.dice}`);
      if (pins > 0) terms.push(`${pins === 1 ? 'travamento' : 'travamentos'} ${pins}`);
      return `${terms.join(' + ')} = ${dice(total)}`;
    },
    canBeHurt: (mecha) => `Podem ser feridos: ${mecha.join(', ')}`,
    target: (mecha, needs, left) => `${mecha} (${needs}, restam ${left})`,
    hit: (mecha, damage, body) =>
      damage < body
        ? `${mecha}: ${damage} de ${body} de dano, restam ${body - damage}`
        : `${mecha}: ${damage} de ${body} de dano, destruído`,
  },
  options: {
    setup: 'Preparação',
    quick: 'Rápida: tabuleiro Two Rivers, forças iniciais',
    full: 'Completa: monte o tabuleiro, escolha e posicione sua força',
    vpTarget: 'Pontos para vencer',
    light: 'Mechas leves por força (completa)',
    mid: 'Mechas médios por força (completa)',
    turnCap: 'Último turno',
    squadTracking: 'Esquadrões no Movimento',
    live: 'Mudam conforme os mechas se movem',
    frozen: 'Fixos desde o começo da fase',
  },
  variant: {
    all: (differences) => `Uma variante: ${differences.join(', ')}`,
    vpTarget: (points) => `${points} pontos para vencer`,
    sizes: (light, mid) => `forças de ${light} + ${mid}`,
    turnCap: (turn) => `último turno ${turn}`,
    frozen: 'esquadrões fixos no Movimento',
  },
});
