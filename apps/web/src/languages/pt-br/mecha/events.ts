import type { words } from '@mechatable/mecha/words';
import type { Translation } from '../../shared/translation.ts';
import { counted, joined, own, ownCard, plural, says, sentence, turnOf, who } from '../shared/grammar.ts';
import { PASSED, along } from './way.ts';

type Events = Translation<(typeof words)['events']>;
type Change = Parameters<Events['changed']>[2];
type Damage = Parameters<Events['struckDirectly']>[2];

const cardList = (cards: readonly string[]): string => cards.join(', ') || 'nenhuma carta';

const CHANGES: Readonly<Record<Change, (n: number) => string>> = {
  attack: (n) => `pode atacar mais ${counted(n, 'vez', 'vezes')} neste turno`,
  space: (n) => `pode andar mais ${counted(n, 'casa')} neste turno`,
  pierce: () => 'tem Perfurar até o fim do turno',
  flight: () => 'tem Voo até o fim do turno',
  reach: () => 'tem Antiaéreo até o fim do turno',
  haste: () => 'tem Ímpeto até o fim do turno',
  range: (n) => `tem Alcance ${n} até o fim do turno`,
  speed: (n) => `tem Velocidade ${n} até o fim do turno`,
  cannotAttack: () => 'não pode atacar neste turno',
  cannotAttackNext: () => 'não pode atacar no próximo turno de quem a controla',
  cannotMove: () => 'não pode se mover neste turno',
  cannotMoveNext: () => 'não pode se mover no próximo turno de quem a controla',
  mustMoveNext: () => 'precisa se mover no próximo turno de quem a controla',
  disarmed: (n) => `perde ${counted(n, 'marcador', 'marcadores')} de Blindagem`,
  healed: (n) => `repara ${n} de dano`,
  armour: (n) => `recebe ${counted(n, 'marcador', 'marcadores')} de Blindagem`,
  durability: (n) => `recebe ${counted(n, 'marcador', 'marcadores')} de durabilidade`,
};

const toDamageZone = ({ card, total, lethal }: Damage): string =>
  `${card ?? 'um marcador'} vai para a zona de dano (${total} de ${lethal})`;

/** What happened in Mecha. */
export const events: Events = {
  decided: (names, seat) => says(names, seat, 'decidiu sobre o mulligan'),
  mulligan: (names, seat) => says(names, seat, 'fez mulligan'),
  kept: (names, seat) => says(names, seat, 'manteve a mão inicial'),
  turn: (names, seat, turn) => `Turno ${turn}: ${turnOf(names, seat)}.`,
  ticked: (card, cell, left) =>
    `${plural(left, 'Resta', 'Restam')} ${counted(left, 'marcador', 'marcadores')} de tempo em ${card} (${cell}).`,
  drew: (names, seat, card) => says(names, seat, `comprou ${card}`),
  drawFailed: (names, seat) => says(names, seat, 'não pôde comprar: o baralho está vazio'),
  played: (names, seat, card) => says(names, seat, `jogou ${card}`),
  playedOn: (names, seat, card, target) => says(names, seat, `jogou ${card} em ${target}`),
  moving: (unit, cell, way) => sentence(`${unit} em ${cell} vai se mover ${along(way)}.`),
  attacking: (unit, cell, target) => sentence(`${unit} em ${cell} ataca ${target}.`),
  activated: (names, seat, card, cell) => says(names, seat, `usou ${card} em ${cell}`),
  activatedInDamageZone: (names, seat, card) => says(names, seat, `usou ${card} na zona de dano`),
  passed: (names, seat, window) => says(names, seat, `passou ${PASSED[window]}`),
  arrived: (unit, cell) => sentence(`${unit} chegou em ${cell}.`),
  moved: (card, from, cell) => `${card} foi de ${from} para ${cell}.`,
  stayed: (card, cell) => `${card} ficou em ${cell}: não pode mais se mover.`,
  unitGone: 'A unidade saiu de jogo: nada acontece.',
  calledOff: (card, cell) => `O ataque de ${card} em ${cell} é cancelado.`,
  hit: (card, cell, amount, by, left) =>
    `${card} em ${cell} sofre ${amount} de dano de ${by}: ${plural(left, 'resta', 'restam')} ${left} de durabilidade.`,
  soaked: (card, cell, by, left) =>
    `A Blindagem de ${card} (${cell}) segura ${by}: ${plural(left, 'resta', 'restam')} ${left}.`,
  struckDirectly: (names, seat, damage) =>
    `${damage.by} atinge ${who(names, seat)} diretamente: ${toDamageZone(damage)}.`,
  struckByEffect: (names, seat, damage) =>
    `${damage.by} custa uma carta a ${who(names, seat)}: ${toDamageZone(damage)}.`,
  missed: (names, seat, by) => `${by} tem poder 0: ${who(names, seat)} não sofre dano.`,
  fizzled: (names, seat, card) =>
    sentence(`${ownCard(names, seat, card)} não tem efeito: o alvo ou a casa não existe mais.`),
  destroyed: (unit, cell) => `Destruição: ${unit} em ${cell}.`,
  sacrificed: (names, seat, card, cell) => says(names, seat, `sacrificou ${card} em ${cell}`),
  discarded: (names, seat, card) => says(names, seat, `descartou ${card}`),
  putAway: (names, seat, card) => `${card} foi para ${own(names, seat, 'a pilha de descarte')}.`,
  trigger: (names, seat, card) => `Gatilho de ${ownCard(names, seat, card)}.`,
  attached: (card, cell) => `${card} foi anexada em ${cell}.`,
  attachedTo: (card, to, cell) => `${card} foi anexada a ${to} em ${cell}.`,
  shed: (names, seat, card, cell) =>
    `${card} em ${cell} foi para ${own(names, seat, 'a pilha de descarte')}.`,
  named: (card, cell, name) => `${card} em ${cell} agora se chama ${name}.`,
  forfeited: (card, cell) => `${card} em ${cell} perdeu o ataque: outra ação veio antes.`,
  cancelled: (names, seat, card) => `Cancelamento: ${ownCard(names, seat, card)}.`,
  returned: (names, seat, card, cell) => `${card} voltou de ${cell} para ${own(names, seat, 'a mão')}.`,
  took: (names, seat, card, from) =>
    says(names, seat, `pegou ${card} ${from === 'deck' ? 'do baralho' : 'da pilha de descarte'}`),
  searched: (names, seat) => says(names, seat, 'olhou o próprio baralho'),
  shuffled: (names, seat) => sentence(`${own(names, seat, 'o baralho')} foi embaralhado.`),
  putBack: (names, seat, card) => says(names, seat, `colocou ${card} no topo do próprio baralho`),
  milled: (names, seat, card) =>
    sentence(`${ownCard(names, seat, card)} foi do baralho para a pilha de descarte.`),
  sprung: (names, seat, card) => `${card} tem efeito ${joined('em', own(names, seat, 'a zona de dano'))}.`,
  gained: (names, seat, card, cell) => says(names, seat, `assumiu o controle de ${card} em ${cell}`),
  handsShown: (names, hands) =>
    `As duas mãos são reveladas: ${hands.map((hand, seat) => `${who(names, seat)} tem ${cardList(hand)}`).join('; ')}.`,
  topShown: (names, seat, card) => `${card} está no topo ${joined('de', own(names, seat, 'o baralho'))}.`,
  skipped: (names, seat, card) => says(names, seat, `pulou a Fase de Compra por ${card}`),
  stillness: 'Mechas não podem se mover até o fim deste turno.',
  turnKey: (names, seat) =>
    sentence(`${own(names, seat, 'os Mechas Wind-Up')} têm +2 de poder e custam 1 a menos neste turno.`),
  noTowers: (names, seat) => says(names, seat, 'não pode mais jogar Torres nesta partida'),
  gambled: (names, seat, n) => `O sorteio decide: ${who(names, seat)} compra ${counted(n, 'carta')}.`,
  aimed: (names, seat, card, target) => sentence(`${ownCard(names, seat, card)} mira em ${target}.`),
  chose: (names, seat) => says(names, seat, 'escolheu uma carta'),
  changed: (card, cell, change, n) => `${card} em ${cell} ${CHANGES[change](n)}.`,
  looked: (names, seat, at) => says(names, seat, `olhou ${own(names, at, 'a mão')}`),
  lookedAtCards: (names, seat, at, cards) =>
    says(names, seat, `olhou ${own(names, at, 'a mão')}: ${cardList(cards)}`),
  phaseEnded: (names, seat) => says(names, seat, 'encerrou a Fase Principal'),
  exhausted: (names, seat) => says(names, seat, 'fez 200 ações: a Fase Principal acaba'),
};
