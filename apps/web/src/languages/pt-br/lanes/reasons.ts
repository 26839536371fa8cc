import type { words } from '@mechatable/lanes/words';
import type { Translation } from '../../shared/translation.ts';

type Reasons = Translation<(typeof words)['reasons']>;
type Selector = Parameters<Reasons['choice']>[1];
type Filter = Parameters<Reasons['pick']['misfit']>[2];
type Condition = Parameters<Reasons['activate']['unmet']>[0];

const ROWS = { front: 'linha de frente', back: 'retaguarda', land: 'zona de terreno' };
const KINDS = { unit: 'unidade', land: 'terreno', tech: 'tecnologia', equip: 'equipamento' };
const A_KIND = { unit: 'uma unidade', land: 'um terreno', tech: 'uma tecnologia', equip: 'um equipamento' };
const WANTED = {
  unit: { you: 'uma de suas unidades', enemy: 'uma unidade inimiga', any: 'uma unidade' },
  land: { you: 'um de seus terrenos', enemy: 'um terreno inimigo', any: 'um terreno' },
};

/** `uma unidade inimiga na linha de frente com poder 3 ou menos`. */
function wanted({ of, side, tribe, resting, row, maxPower }: Selector): string {
  return [
    WANTED[of][side],
    ...(tribe === undefined ? [] : [`da tribo ${tribe}`]),
    ...(resting === true ? ['em descanso'] : []),
    ...(row === undefined ? [] : [`na ${ROWS[row]}`]),
    ...(maxPower === undefined ? [] : [`com poder ${maxPower} ou menos`]),
  ].join(' ');
}

/** `unidade Hive com poder 2 ou menos na frente`. */
function fitting({ kinds, tribe, maxFront }: Filter): string {
  const kind = kinds === undefined ? 'carta' : kinds.map((one) => KINDS[one]).join(' ou ');
  const power = maxFront === undefined ? '' : ` com poder ${maxFront} ou menos na frente`;
  return `${kind}${tribe === undefined ? '' : ` ${tribe}`}${power}`;
}

function needed(condition: Condition): string {
  if ('count' in condition) return `precisa de ${condition.min} unidades assim`;
  if ('fewerUnits' in condition) return 'seu oponente precisa ter mais unidades que você';
  if ('protectionAtMost' in condition)
    return `precisa de ${condition.protectionAtMost} cartas de proteção ou menos`;
  if ('selfRow' in condition) return `precisa estar na ${ROWS[condition.selfRow]}`;
  if ('landHere' in condition) return 'você precisa de um terreno nesta rota';
  if ('attacking' in condition) return 'precisa ser quem ataca';
  return 'foeResting' in condition
    ? 'a outra unidade precisa estar em descanso'
    : 'é preciso escolher mais cartas';
}

/** Why something is illegal in Breachline, with its numbers. */
export const reasons: Reasons = {
  nothing: 'nada',
  resting: (unit, rest) => `${unit} está em descanso: o marcador é ${rest} e precisa ser 0.`,
  emptyZone: 'Esta zona está vazia: escolha antes uma carta da mão ou uma unidade sua.',
  poolCard: 'Cartas da reserva não são jogadas: pegue uma com a troca da sua Fase de Compra.',
  graveyardCard: 'Esta carta está num cemitério: jogue cartas da mão.',
  noUnitRoom: (zones) => `Sem espaço: suas ${zones} zonas de unidade estão cheias.`,
  noLandRoom: (zones) =>
    `Sem espaço: suas ${zones} zonas de terreno estão cheias, e terrenos não são substituídos.`,
  attack: {
    notYours: (unit) => `${unit} é do oponente: ataque com uma unidade sua.`,
    noUnit: 'Não há unidade ali: ataque com uma unidade sua.',
    firstTurn: (unit) => `Sem ataques no turno 1: ${unit} pode atacar a partir do turno 3.`,
    barred: (unit) => `${unit} não pode atacar: o texto da carta diz isso.`,
    otherLane: (unit, faced, lane) => `${unit} ataca a rota à sua frente: a ${faced}, não a ${lane}.`,
  },
  move: {
    notYours: (unit) => `${unit} é do oponente: mova uma unidade sua.`,
    noUnit: 'Não há unidade ali: mova uma unidade sua.',
    notThere: (unit) => `${unit} não pode ir para lá: unidades se movem entre as suas zonas.`,
    alreadyThere: (unit, place) => `${unit} já está em ${place}.`,
    tooFar: (unit, steps) => `Longe demais: ${steps} zonas de distância, ${unit} move 1.`,
    occupied: (card) => `${card} está nessa zona: vá para uma vazia.`,
    anchored: (unit) => `${unit} está ancorada: não pode mudar de zona.`,
  },
  activate: {
    notYours: (card) => `${card} é do oponente: use um efeito [Principal] seu.`,
    noEffect: (card) => `${card} não tem efeito [Principal]: escolha uma unidade ou um terreno que tenha.`,
    used: (card) => `Já usado: o efeito [Principal] de ${card} funciona uma vez por turno.`,
    unmet: (condition) => `Condição não cumprida: ${needed(condition)}.`,
  },
  equip: {
    noUnit: (equip) => `Não há unidade ali: ${equip} vai numa unidade em jogo.`,
    onlyOwn: (equip, unit) => `${equip} vai em unidades suas: ${unit} é do oponente.`,
    onlyEnemy: (equip, unit) => `${equip} vai em unidades inimigas: ${unit} é sua.`,
  },
  cost: {
    discard: (needs, have) => `Faltam cartas para descartar: precisa de ${needs}, você tem ${have} outras.`,
    gone: 'Esta unidade saiu de jogo: não pode pagar [Descanso].',
    noUnits: 'Nenhuma unidade pronta para descansar: precisa de 1, você tem 0 unidades.',
    allResting: (units) =>
      `Nenhuma unidade pronta para descansar: precisa de 1, ${units === 1 ? 'sua única unidade está' : `suas ${units} estão`} em descanso.`,
    sacrifice: (tribe, needs, have) =>
      `Faltam unidades ${tribe} para sacrificar: precisa de ${needs}, você tem ${have}.`,
    trashLand: (needs, have) => `Faltam terrenos para o lixo: precisa de ${needs}, você tem ${have}.`,
    graveBottom: (needs, have) => `Faltam cartas no cemitério: precisa de ${needs}, você tem ${have}.`,
    trashEquip: 'Você não pode pagar: o equipamento não está mais em jogo.',
  },
  pay: {
    trashUnit: (unit) => `${unit} é uma unidade: pague com um terreno seu.`,
    trashEnemy: (land) => `${land} é do oponente: pague com um terreno seu.`,
    sacrificeEnemy: (unit, tribe) => `${unit} é do oponente: pague com uma unidade ${tribe} sua.`,
    wrongTribe: (unit, tribe) => `${unit} não é uma unidade ${tribe}: pague com uma que seja.`,
    restLand: (land) => `${land} é um terreno: descanse uma unidade pronta sua.`,
    restEnemy: (unit) => `${unit} é do oponente: descanse uma unidade pronta sua.`,
  },
  choice: (card, selector) => `${card} escolhe ${wanted(selector)}`,
  target: {
    chosen: (card) => `${card} já foi escolhida: escolha outra ou pare.`,
    empty: (choice) => `Essa zona está vazia: ${choice}.`,
    isLand: (card, choice) => `${card} é um terreno: ${choice}.`,
    isUnit: (card, choice) => `${card} é uma unidade: ${choice}.`,
    yours: (card, choice) => `${card} é sua: ${choice}.`,
    notYours: (card, choice) => `${card} é do oponente: ${choice}.`,
    otherTribe: (card, choice) => `${card} é de outra tribo: ${choice}.`,
    otherRow: (card, choice) => `${card} está na outra linha: ${choice}.`,
    notResting: (card, choice) => `${card} não está em descanso: ${choice}.`,
    power: (card, power, choice) => `${card} tem poder ${power}: ${choice}.`,
    otherLane: (card, choice) => `${card} está na rota errada: ${choice}.`,
  },
  zone: {
    notYours: (card) => `Essa zona é do oponente: ${card} vai numa zona sua.`,
    otherKind: (card, kind) => `${card} é ${A_KIND[kind]}: vai numa zona de ${KINDS[kind]}.`,
    occupied: (card) => `${card} está nessa zona: escolha uma vazia.`,
    notAllowed: {
      adjacent: 'Longe demais: o efeito invoca numa zona ao lado da unidade.',
      back: 'Essa é a linha de frente: o efeito invoca na retaguarda.',
      subjectZone: 'O efeito invoca na zona onde a unidade morreu.',
    },
  },
  pick: {
    misfit: (card, by, filter) => `${card} não serve: ${by} pega ${fitting(filter)}.`,
    tooStrong: (card, front, by, filter) =>
      `${card} não serve (tem ${front}): ${by} pega ${fitting(filter)}.`,
  },
  noReaction: (card) => `${card} não reage a isto: escolha outra carta ou não reaja.`,
};
