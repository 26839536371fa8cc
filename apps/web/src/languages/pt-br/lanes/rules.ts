import type { Names, Seat } from '@mechatable/kernel';
import { words } from '@mechatable/lanes/words';
import { translated } from '../../shared/translation.ts';
import { counted, does, own, ownCard, says, sentence, turnOf, who } from '../shared/grammar.ts';
import { changes } from './changes.ts';
import { reasons } from './reasons.ts';

const UNTIL = {
  combat: 'até o fim do combate',
  turn: 'até o fim do turno',
  yourNextTurn: 'até o início do próximo turno de quem a controla',
  stay: 'enquanto ficar em zonas de unidade',
};
const ROWS = { front: 'linha de frente', back: 'retaguarda', land: 'zona de terreno' };
const PILES = { graveyard: 'o cemitério', pool: 'a reserva' };
const KINDS = { unit: 'unidade', land: 'terreno', tech: 'tecnologia', equip: 'equipamento' };
const TRIGGERS = {
  startOfTurn: '[Início do turno]',
  startOfMain: '[Início da fase principal]',
  endOfTurn: '[Fim do turno]',
  main: '[Principal]',
  onPlay: '[Ao jogar]',
  onSummon: '[Ao ser invocada]',
  onUnitSummoned: '[Ao invocar unidade]',
  onUnitDeath: '[Ao morrer unidade]',
  onUnitAttack: '[Ao atacar unidade]',
  onLandPlaced: '[Ao colocar terreno]',
  onLandDestroyed: '[Ao destruir terreno]',
  whenAttacking: '[Ao atacar]',
  startOfCombat: '[Início do combate]',
  onCombatVictory: '[Ao vencer combate]',
  onCombatLoss: '[Ao perder combate]',
  endOfCombat: '[Fim do combate]',
  endOfAttack: '[Fim do ataque]',
  onDeath: '[Ao morrer]',
  onKill: '[Ao matar]',
  onProtectionHit: '[Ao atingir proteção]',
  whenDestroyed: '[Ao ser destruído]',
};

interface Asked {
  readonly names: Names;
  readonly seat: Seat;
  readonly own: boolean;
}

const ask = (asked: Asked, prompt: string, deciding: string): string =>
  asked.own ? prompt : says(asked.names, asked.seat, deciding);
const some = (card: string | null): string => card ?? 'uma carta';
const topCards = (n: number): string => (n === 1 ? 'a carta' : `as ${n} cartas`);
const beats = (names: Names, winner: Seat, loser: Seat, why: string): string =>
  `${does(names, winner, 'venceu')}: ${who(names, loser)} ${why}.`;
const cardAt = (name: string, zone: string): string => `${name} (${zone})`;

/** What the rules of Breachline say. */
export const rules = translated(words, {
  changes,
  reasons,
  actions: {
    takeFirstTurn: 'Jogar primeiro',
    takeSecondTurn: 'Jogar em segundo',
    setProtection: (card) => `Colocar ${card} como proteção`,
    exchange: 'Trocar uma carta com a reserva',
    keepCards: 'Manter suas cartas',
    toBottom: (card) => `Colocar ${card} no fundo do baralho`,
    takeRevealed: (card) => `Pegar ${card} da reserva`,
    play: (card) => `Jogar ${card}`,
    playUnit: (card, front, back) => `Jogar ${card} ${front}/${back}`,
    equip: (card, unit) => `Equipar ${unit} com ${card}`,
    attack: (unit) => `Atacar com ${unit}`,
    move: (unit, zone) => `Mover ${unit} para ${zone}`,
    activate: (card, which, equip) =>
      `Usar ${TRIGGERS.main}${which === null ? '' : ` ${which}`} de ${card}${equip === null ? '' : `, por ${equip}`}`,
    endTurn: 'Encerrar turno',
    payDiscard: (card) => `Descartar ${card} para pagar`,
    paySacrifice: (unit) => `Sacrificar ${unit}`,
    payRestUnit: (unit) => `Descansar ${unit}`,
    payTrashLand: (land) => `Jogar ${land} no lixo`,
    payGraveBottom: (card) => `Colocar ${card} do cemitério no fundo do baralho`,
    placeIn: (zone) => `Colocar em ${zone}`,
    moveTo: (zone) => `Mover para ${zone}`,
    orderTrigger: (place, trigger) => `Resolver ${place}: ${trigger}`,
    useTrigger: 'Sim, usar',
    skipTrigger: 'Não usar',
    react: (card) => `Reagir com ${card}`,
    decline: 'Não reagir',
    choose: (card) => `Escolher ${card}`,
    toHand: (card) => `Devolver ${card} à mão`,
    summon: (card) => `Invocar ${card}`,
    stop: 'Parar de escolher',
    leaveOnTop: 'Deixar no topo',
    summonNone: 'Não invocar',
    discard: (card) => `Descartar ${card}`,
  },
  deckRules: {
    deck: 'baralho',
    pool: 'reserva',
    card: 'carta',
    frontlinePower: 'Poder na frente',
    backlinePower: 'Poder na retaguarda',
    printedCost: 'Custo impresso',
  },
  events: {
    owned: ownCard,
    inZone: (card, zone) => `${card} em ${zone}`,
    toss: (names, seat) => says(names, seat, 'ganhou o sorteio'),
    first: (names, seat) => says(names, seat, 'joga primeiro'),
    turn: (names, seat, turn) => `Turno ${turn}: ${turnOf(names, seat)}.`,
    drew: (names, seat, card) => says(names, seat, `comprou ${some(card)}`),
    set: (names, seat, card) => says(names, seat, `colocou ${some(card)} virada para baixo como proteção`),
    returned: (names, seat, card) =>
      says(names, seat, `colocou ${some(card)} no fundo do baralho para a troca`),
    buried: (names, seat, card) => says(names, seat, `colocou ${some(card)} no fundo do baralho`),
    protectionLost: (names, seat, card) =>
      says(names, seat, `levou uma carta de proteção para a mão${card === null ? '' : `: ${card}`}`),
    took: (names, seat, card) => says(names, seat, `pegou ${card} da reserva`),
    revealed: (names, seat, card) => says(names, seat, `revelou ${card} na reserva`),
    played: (names, seat, card) => says(names, seat, `jogou ${card}`),
    arrived: (card, zone) => `${card} entrou em ${zone}.`,
    attached: (names, seat, card, zone) => says(names, seat, `equipou a unidade em ${zone} com ${card}`),
    discarded: (names, seat, card) => says(names, seat, `descartou ${card}`),
    trashed: (names, seat, card) => `${card} foi para ${own(names, seat, 'o lixo')}.`,
    rested: (unit, n) => `${unit} recebeu [Descanso] ${n}.`,
    readied: (unit) => `${unit} está de pé outra vez.`,
    moved: (card, from, to) => `${card} foi de ${from} para ${to}.`,
    attacked: (unit) => `${unit} atacou.`,
    fight: (unit, foe) => `${unit} enfrenta ${foe}.`,
    result: (unit, power, foe, foePower) => `${unit} tem poder ${power}, ${foe} tem poder ${foePower}.`,
    noCheck: (unit) => `${unit} tem poder 0 e não pode atingir a proteção.`,
    milled: (names, seat, card) => sentence(`${ownCard(names, seat, card)} foi para o cemitério.`),
    died: (unit) => `${unit} morreu.`,
    survived: (unit) => `${unit} perdeu o combate, mas sobreviveu.`,
    bounced: (names, seat, unit) => `${unit} voltou para ${own(names, seat, 'a mão')}.`,
    salvaged: (names, seat, card) => says(names, seat, `devolveu ${card} à mão`),
    power: (unit, amount, until, by) =>
      `${unit} recebeu ${amount > 0 ? `+${amount}` : amount} de poder ${UNTIL[until]} (${by}).`,
    warded: (unit) => `Ward protegeu ${unit}.`,
    trigger: (card, name) => `${card} ${name === 'main' ? 'usou' : 'ativou'} ${TRIGGERS[name]}.`,
    takesEffect: (card) => `${card} teve efeito.`,
    noExchange: (names, seat) => says(names, seat, 'não fez a troca'),
    unused: (names, seat, card) => says(names, seat, `não usou ${card}`),
    declined: (names, seat) => says(names, seat, 'não reagiu'),
    looked: (names, seat, n, cards) => {
      const top = n === 1 ? 'a carta do topo' : `as ${n} cartas do topo`;
      return says(names, seat, `olhou ${top} do baralho${cards === null ? '' : `: ${cards.join(', ')}`}`);
    },
    passed: (names, seat) => says(names, seat, 'encerrou o turno'),
    stopped: 'Limite de gatilhos: 256 foram resolvidos, o resto é ignorado.',
    exhausted: (names, seat) =>
      says(names, seat, 'fez 100 ações principais neste turno e só pode encerrá-lo'),
  },
  outcome: {
    draw: 'Empate: tudo igual no limite de turnos.',
    agreed: 'Empate por acordo.',
    noCard: (names, winner, loser) => beats(names, winner, loser, 'não tem mais carta para comprar'),
    noProtection: (names, winner, loser) => beats(names, winner, loser, 'levou um golpe sem proteção'),
    conceded: (names, winner, loser) => beats(names, winner, loser, 'desistiu'),
    ranOut: (names, winner, loser) => beats(names, winner, loser, 'ficou sem tempo'),
    left: (names, winner, loser) => beats(names, winner, loser, 'saiu'),
    atCap: {
      protection: (names, winner) => says(names, winner, 'venceu no limite de turnos, com mais proteção'),
      units: (names, winner) => says(names, winner, 'venceu no limite de turnos, com mais unidades'),
      deck: (names, winner) => says(names, winner, 'venceu no limite de turnos, com o maior baralho'),
    },
  },
  power: {
    printed: (card, row) => `${card}, ${ROWS[row]}`,
    equip: (card) => `${card}, equipado`,
    change: (card, until) => `${card}, ${UNTIL[until]}`,
    ownText: (card) => `${card} (o próprio texto)`,
    fromZone: (card, zone) => `${card} (${zone})`,
    fromPile: (card, names, seat, pile) => `${card} (${own(names, seat, PILES[pile]).replace(/^[oa] /, '')})`,
    minimum: 'mínimo 0',
  },
  questions: {
    none: 'Nada para decidir agora.',
    tossChoice: (asked) =>
      ask(asked, 'Você ganhou o sorteio: primeiro ou segundo?', 'ganhou o sorteio e escolhe quem começa'),
    setProtection: (asked) =>
      ask(asked, 'Escolha uma carta para a proteção.', 'escolhe uma carta para a proteção'),
    exchange: (asked) => ask(asked, 'Trocar uma carta com a reserva?', 'pode trocar uma carta com a reserva'),
    exchangeReturn: (asked) =>
      ask(asked, 'Qual carta vai para o fundo?', 'escolhe uma carta para o fundo do baralho'),
    takeRevealed: (asked) => ask(asked, 'Qual carta da reserva você pega?', 'escolhe uma carta da reserva'),
    main: (asked) => ask(asked, 'Sua vez: jogue, ataque, mova ou encerre.', 'escolhe uma ação principal'),
    payDiscard: (asked) => ask(asked, 'Pague: descarte uma carta.', 'escolhe uma carta para descartar'),
    paySacrifice: (asked, tribe) =>
      ask(asked, `Pague: sacrifique uma unidade ${tribe}.`, `escolhe uma unidade ${tribe} para sacrificar`),
    payRestUnit: (asked, n) =>
      ask(asked, `Pague: dê [Descanso] ${n} a uma unidade.`, `escolhe uma unidade para [Descanso] ${n}`),
    payTrashLand: (asked) => ask(asked, 'Pague: jogue um terreno no lixo.', 'escolhe um terreno para o lixo'),
    payGraveBottom: (asked) =>
      ask(asked, 'Pague: escolha uma carta do cemitério.', 'escolhe uma carta do cemitério para pagar'),
    zone: (asked, card) => ask(asked, `Onde colocar ${card}?`, `escolhe uma zona para ${card}`),
    moveTo: (asked, card) => ask(asked, `Para onde vai ${card}?`, `escolhe para onde vai ${card}`),
    orderTrigger: (asked) =>
      ask(asked, 'Qual gatilho seu resolve agora?', 'escolhe qual gatilho resolve agora'),
    optional: (asked, trigger) => ask(asked, `Usar ${trigger}?`, `decide se usa ${trigger}`),
    handReaction: (asked, zone) =>
      ask(asked, `Reagir da mão à morte em ${zone}?`, `pode reagir da mão à morte em ${zone}`),
    target: (asked, card, chosen, wanted) =>
      ask(
        asked,
        `${card}: escolha um alvo${wanted === 1 ? '' : ` (${chosen} de ${wanted})`}.`,
        `escolhe um alvo para ${card}`,
      ),
    chooseCard: (asked, card) => ask(asked, `${card}: escolha uma carta.`, `escolhe uma carta para ${card}`),
    peek: (asked, card, n) =>
      ask(asked, `${card}: manter esta carta no topo?`, `olha ${topCards(n)} do topo por ${card}`),
    dig: (asked, card, n) =>
      ask(asked, `${card}: invocar do topo?`, `olha ${topCards(n)} do topo por ${card}`),
    discard: (asked) => ask(asked, 'Escolha uma carta para descartar.', 'escolhe uma carta para descartar'),
  },
  sketch: {
    beforeFirstTurn: 'antes do primeiro turno',
    turn: (turn) => `turno ${turn}`,
    counts: (protection, hand, deck, graveyard, trash) =>
      [
        `proteção ${protection}`,
        `mão ${hand}`,
        `baralho ${deck}`,
        `cemitério ${graveyard}`,
        `lixo ${trash}`,
      ].join('   '),
    pool: (faceUp, faceDown) =>
      `reserva: ${faceUp.length === 0 ? 'nada aberto' : faceUp.join(', ')} (${counted(faceDown, 'oculta')})`,
    unit: (power, rest, equips) =>
      `poder ${power}${rest > 0 ? `, descanso ${rest}` : ''}${equips.map((equip) => ` +${equip}`).join('')}`,
    handCard: (count, card, kind, tribe, text) =>
      `${count > 1 ? `${count}x ` : ''}${card} (${KINDS[kind]}${tribe === null ? '' : `, ${tribe}`})${text === '' ? '' : `: ${text}`}`,
  },
  terms: {
    rows: ROWS,
    triggers: TRIGGERS,
    cardAt,
    place: (lane, row) => `rota ${lane}, ${ROWS[row]}`,
    someCard: 'a carta',
    someTrigger: 'gatilho',
    handReaction: (zone) => `reação da mão à morte em ${zone}`,
    trigger: (card, zone, name, subject) =>
      `${TRIGGERS[name]} de ${zone === null ? card : cardAt(card, zone)}${subject === null ? '' : ` por ${subject}`}`,
  },
});
