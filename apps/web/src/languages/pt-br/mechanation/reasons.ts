import type { words } from '@mechatable/mechanation/words';
import type { Translation } from '../../shared/translation.ts';
import { counted, lowerFirst } from '../shared/grammar.ts';
import { refusal } from '../shared/refusals.ts';

type Reasons = Translation<(typeof words)['refusals']>;

const named = (name: string | null): string => name ?? 'Este Território oculto';

function held({ name, holder }: Parameters<Reasons['notInArena']>[0]): string {
  switch (holder) {
    case 'arena':
      return `${named(name)} está na Arena`;
    case 'you':
      return `${named(name)} é seu`;
    case 'other':
      return `${named(name)} é de outro piloto`;
  }
}

/** A constant refusal as the second half of a sentence. */
const rest = (rule: string): string => lowerFirst(refusal(rule));

/** Why something is illegal in Mechanation, with its numbers. */
export const reasons: Reasons = {
  notYourHand: (mech) => `${mech} não é seu: use um Mech da sua mão.`,
  deployed: (mech) => `${mech} já foi enviado: escolha um Mech da mão.`,
  inHangar: (mech, stage, repairs) =>
    `${mech} está no hangar (${stage}): precisa de ${counted(repairs, 'reparo')} para voltar à mão.`,
  notFaceUp: (mech) => `${mech} não pode ir aberto para lá: envie-o oculto.`,
  notFaceDown: (mech) => `${mech} não pode ir oculto para lá: envie-o aberto.`,
  full: (territory, mechs) =>
    `${named(territory)} está cheio (${mechs} de 2 Mechs): escolha outro Território.`,
  notInArena: (territory) => `${held(territory)}: envie para um Território da Arena.`,
  attackInArena: (territory) =>
    `${named(territory)} está na Arena e não é de ninguém: ataque o Território de outro piloto.`,
  attackOwn: (territory) => `${named(territory)} é seu: ataque um Território aberto de outro piloto.`,
  attackFaceDown: (mech) =>
    `${mech} não pode atacar um Território oculto: só Nightlatch pode. Escolha um aberto.`,
  notYourMech: (mech) => `${mech} não é seu: use um Mech seu.`,
  noAbilityNow: (mech) => `${mech} não tem habilidade que você possa usar agora.`,
  used: (mech) => `${mech} já usou sua habilidade: o limite é uma vez por turno.`,
  targetOwn: (mech) => `${mech} não pode mirar no seu próprio Mech: escolha o de outro piloto.`,
  nothingDeployed: (mech, pilot) => `${pilot} não tem Mech na Arena: escolha outro alvo para ${mech}.`,
  targetTerritory: (territory, up, rule) => `${held(territory)}${up ? ' (aberto)' : ''}: ${rest(rule)}`,
  targetInHand: (target, rule) => `${target} está na sua mão: ${rest(rule)}`,
  target: (mech, rule) => `${mech}: ${rest(rule)}`,
  revealOther: (territory) => `${held(territory)}: revele um dos seus.`,
  alreadyUp: (territory) => `${named(territory)} já está aberto: revele um oculto.`,
  scrapOther: (territory, count, limit) =>
    `${held(territory)}: sucateie um dos seus (você tem ${count}, limite ${limit}).`,
};
