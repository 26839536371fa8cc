import type { words } from '@mechatable/mecha/words';
import type { Translation } from '../../shared/translation.ts';
import { counted, lowerFirst } from '../shared/grammar.ts';
import { refusal } from '../shared/refusals.ts';

type Reasons = Translation<(typeof words)['refusals']>;
type WrongTarget = Parameters<Reasons['commanding']['wrongTarget']>[0];
type TargetRule = Parameters<Reasons['commanding']['wrongTarget']>[2];
type Act = Parameters<Reasons['acting']['noUnit']>[0];
type Kind = Parameters<Reasons['sacrificing']['empty']>[1];
type Side = 'you' | 'enemy' | 'any';

const ORDER: Readonly<Record<Act, string>> = { move: 'mova', attack: 'ataque com' };
const ACT: Readonly<Record<Act, string>> = { move: 'se mover', attack: 'atacar' };
const spaces = (count: number): string => counted(count, 'casa');

function wrong(target: WrongTarget): string {
  switch (target.is) {
    case 'noneAtAll':
      return 'Sem alvo';
    case 'unknown':
      return 'Esse alvo não existe agora';
    case 'empty':
      return `${target.cell} está vazia`;
    case 'noMecha':
      return `${target.unit} não é um Mecha`;
    case 'yours':
      return `${target.unit} está do seu lado`;
    case 'theirs':
      return `${target.unit} é do oponente`;
    case 'illegal':
      return `${target.unit} não é um alvo permitido`;
    case 'elsewhere':
      return `${target.unit} está em ${target.cell}`;
  }
}

const MECHA: Readonly<Record<Side, string>> = {
  you: 'um Mecha seu',
  enemy: 'um Mecha inimigo',
  any: 'um Mecha',
};
const UNIT: Readonly<Record<Side, string>> = {
  you: 'uma unidade sua',
  enemy: 'uma unidade inimiga',
  any: 'uma unidade',
};

/** What a Command is played on; `row` is the player's entry zone. */
function wanted(rule: TargetRule, row: number): string {
  switch (rule?.pick) {
    case undefined:
      return 'nenhum alvo';
    case 'mecha':
      return rule.in === undefined ? MECHA[rule.side] : `${MECHA[rule.side]} na fileira ${row}`;
    case 'unit':
      return UNIT[rule.side];
    case 'player':
      return 'um jogador';
    case 'space':
      return 'uma casa';
    case 'played':
      return 'uma carta sendo jogada';
    case 'attacked':
      return 'um Mecha sob ataque';
    case 'command':
      return 'um Comando no campo de batalha';
    case 'pilot':
      return 'um Piloto';
    case 'pilots':
      return 'dois Pilotos inimigos';
    case 'discarded':
      return 'Mechas na sua pilha de descarte';
  }
}

const OWN_KIND: Readonly<Record<Kind, string>> = { mecha: 'um Mecha seu', tower: 'uma Torre sua' };
const A_KIND: Readonly<Record<Kind, string>> = { mecha: 'um Mecha', tower: 'uma Torre' };

/** Why something is illegal in Mecha, with its numbers. */
export const reasons: Reasons = {
  playing: {
    noBandwidth: (needs, have) => `Falta banda: precisa de ${needs}, você tem ${have}.`,
    noBandwidthWithOthers: (needs, have) =>
      `Falta banda: precisa de ${needs} com seus outros Mechas, você tem ${have}.`,
    needsHost: (card, host, cell) => `${card} precisa de ${host} do seu lado: ${cell} não tem.`,
    arrivesAbroad: (card) =>
      `${card} só chega na zona de entrada do oponente, ao lado de uma Torre que você controla.`,
    noRoom: (count) => `Sem espaço: as ${count} casas da sua zona de entrada estão ocupadas.`,
    taken: (cell, unit) => `${cell} está ocupada por ${unit}: escolha uma casa vazia.`,
    takenButHost: (cell, unit, host) =>
      `${cell} está ocupada por ${unit}: escolha uma casa vazia ou ${host} do seu lado.`,
    towerTooFar: (cell, row) =>
      `${cell} fica longe demais: ponha a Torre na sua zona de entrada (fileira ${row}) ou ao lado de uma Torre sua.`,
    outsideEntryZone: (cell, row) =>
      `${cell} fica fora da sua zona de entrada: Mechas chegam na fileira ${row}.`,
    towerPlayed: 'Você já jogou uma Torre neste turno: 1 de 1.',
    unplayable: (card) => `${card} não pode ser jogada: o texto da carta diz isso.`,
    onlyRespond: 'Agora você só pode responder: jogue um Comando ou passe.',
  },
  attaching: {
    noMecha: (pilot, row) => `Não há Mecha ali: ${pilot} precisa de um Mecha seu na fileira ${row}.`,
    theirs: (unit, pilot) => `${unit} é do oponente: ${pilot} precisa de um Mecha seu.`,
    tower: (unit, pilot) => `${unit} é uma Torre: ${pilot} precisa de um Mecha.`,
    full: (unit, pilots, places) => `${unit} não tem lugar para mais um Piloto: ${pilots} de ${places}.`,
    outsideEntryZone: (unit, cell, row) =>
      `${unit} está em ${cell}: anexe Pilotos na sua zona de entrada, fileira ${row}.`,
  },
  commanding: {
    wrongTarget: (target, card, rule, row) => `${wrong(target)}: ${card} precisa de ${wanted(rule, row)}.`,
    protected: (unit) => `${unit} tem proteção: não pode ser alvo.`,
    noTower: (card) => `Sem Torre para sacrificar: ${card} precisa de 1, você tem 0.`,
    noMecha: (card) => `Sem Mecha para sacrificar: ${card} precisa de 1, você tem 0.`,
    noOtherCard: (card) => `Sem outra carta para descartar: ${card} precisa de 1, você tem 0.`,
    noCopies: (card, needs, have) =>
      `Faltam cópias na mão: ${card} precisa de mais ${needs}, você tem ${have}.`,
  },
  acting: {
    noUnit: (act) => `Não há unidade ali: ${ORDER[act]} uma unidade sua.`,
    theirs: (unit, act) => `${unit} é do oponente: ${ORDER[act]} uma unidade sua.`,
    tower: (unit, act) => `${unit} é uma Torre: não pode ${ACT[act]}.`,
    fresh: (unit, act) => `${unit} chegou neste turno e não tem Ímpeto: pode ${ACT[act]} no próximo turno.`,
    never: (unit, act) => `${unit} não pode ${ACT[act]}: o texto da carta diz isso.`,
    withoutPilot: (unit, act) => `${unit} não pode ${ACT[act]} sem um Piloto.`,
    forbidden: (unit, act) => `${unit} não pode ${ACT[act]} neste turno: um efeito proíbe.`,
  },
  moving: {
    stillness: 'Nenhum Mecha pode se mover neste turno: um efeito proíbe.',
    afterAttack: (unit) => `${unit} já atacou neste turno: não pode mais se mover.`,
    notBoth: (unit) => `${unit} já atacou neste turno: não pode mover e atacar.`,
    noneLeft: (unit, used, of) => `${unit} não tem mais movimento: usou ${used} de ${of}.`,
    already: (unit) => `${unit} já se moveu neste turno.`,
    tooFar: (away, unit, allowance) => `Longe demais: ${spaces(away)}, ${unit} anda ${allowance}.`,
    taken: (cell, unit) => `${cell} está ocupada por ${unit}: vá para uma casa vazia.`,
    blocked: (cell) => `Bloqueado: não há caminho livre até ${cell}.`,
    alreadyThere: (unit, cell) => `${unit} já está em ${cell}: escolha outra casa.`,
  },
  attacking: {
    outOfRange: (target, away, unit, range) =>
      `Fora de alcance: ${target} está a ${spaces(away)}, ${unit} alcança ${range}.`,
    blocked: (unit, target) => `Bloqueado: há unidades inimigas entre ${unit} e ${target}.`,
    playerOutOfRange: (away, unit, range) =>
      `Fora de alcance: o oponente está a ${spaces(away)}, ${unit} alcança ${range}.`,
    playerBlocked: (unit) => `Bloqueado: há unidades inimigas entre ${unit} e o oponente.`,
    noPower: (unit) => `${unit} tem poder 0: não pode atacar o oponente.`,
    flies: (target, unit) => `${target} tem Voo: ${unit} precisa de Voo ou Antiaéreo para atacar.`,
    noTarget: 'Não há unidade ali: ataque uma unidade inimiga ou o oponente.',
    yours: (target) => `${target} está do seu lado: ataque uma unidade inimiga ou o oponente.`,
    tooDear: (target, most, unit, cost) =>
      `${target} não pode ser alvo de unidades que custam mais de ${most}: ${unit} custa ${cost}.`,
    notBoth: (unit) => `${unit} já se moveu neste turno: não pode mover e atacar.`,
    noneLeft: (unit, used, of) => `${unit} não tem mais ataque: usou ${used} de ${of}.`,
    givenUp: (unit) => `${unit} perdeu o ataque: quem se move precisa atacar logo em seguida.`,
    fliersOnly: (unit) => `${unit} só pode atacar unidades com Voo.`,
    notFlying: (unit, target) => `${unit} só pode atacar unidades com Voo: ${target} não tem.`,
    noFliers: (unit, target) => `${unit} não pode atacar unidades com Voo: ${target} tem.`,
  },
  sacrificing: {
    empty: (cell, kind) => `${cell} está vazia: sacrifique ${OWN_KIND[kind]}.`,
    theirs: (unit, kind) => `${unit} é do oponente: sacrifique ${OWN_KIND[kind]}.`,
    wrongKind: (unit, kind) => `${unit} não é ${A_KIND[kind]}: sacrifique ${OWN_KIND[kind]}.`,
  },
  ability: (unit, why) => `${unit}: ${lowerFirst(refusal(why))}`,
};
