import type { words } from '@mechatable/mecha/words';
import type { Translation } from '../../shared/translation.ts';
import { capital, listed, says, sentence, who } from '../shared/grammar.ts';
import { OCCASIONS } from './way.ts';

const still = (left: number): string => (left > 1 ? ` (faltam ${left})` : '');
const upTo = (left: number): string => (left > 1 ? ` (até ${left})` : '');

/** What Mecha asks. */
export const questions: Translation<(typeof words)['questions']> = {
  nothing: 'Nada para decidir.',
  yourMain: 'Fase Principal: jogue, mova, ataque ou encerre.',
  theirMain: (names, seat) => `Fase Principal de ${who(names, seat)}.`,
  yourResponse: (link) => `${capital(link)}. Responder ou passar?`,
  theirResponse: (names, seat, link) => `${capital(link)}. ${sentence(who(names, seat))} pode responder.`,
  occasion: (window) => OCCASIONS[window],
  yourMulligan: 'Manter a mão inicial ou fazer mulligan?',
  theirMulligan: (names, seats) =>
    sentence(
      `${listed(seats.map((seat) => who(names, seat)))} ${seats.length === 1 ? 'decide' : 'decidem'} sobre o mulligan.`,
    ),
  yourSecretDiscard: 'Escolha em segredo uma carta para descartar.',
  theirSecretDiscard: (names, seats) =>
    sentence(
      `${listed(seats.map((seat) => who(names, seat)))} ${seats.length === 1 ? 'escolhe' : 'escolhem'} em segredo uma carta para descartar.`,
    ),
  yours: {
    place: 'Essa casa não vale mais. Escolha outra.',
    skip: 'Comprar ou pular a Fase de Compra?',
    trim: 'Cartas demais. Escolha uma para descartar.',
    dismiss: (card) => `Descarte uma cópia de ${card}.`,
    look: (card) => `Olhar seu baralho por ${card}?`,
    fetch: (card) => `Escolha uma carta para jogar por ${card}.`,
    putBack: (card, left) => `Ponha uma carta no baralho por ${card}${still(left)}.`,
    sacrificeMecha: (card) => `Escolha um Mecha para sacrificar por ${card}.`,
    sacrificeTower: (card) => `Escolha uma Torre para sacrificar por ${card}.`,
    discard: (card, left) => `Descarte uma carta por ${card}${still(left)}.`,
    take: (card, left) => `Escolha uma carta para pegar com ${card}${upTo(left)}.`,
    put: (card, left) => `Escolha uma carta para colocar com ${card}${upTo(left)}.`,
    name: (card) => `Escolha um nome para ${card}.`,
    target: (card) => `Escolha um alvo para ${card}.`,
  },
  theirs: (names, seat) => {
    const player = (what: string): string => says(names, seat, what);
    return {
      place: player('escolhe outra casa'),
      skip: player('pode pular a Fase de Compra'),
      trim: player('tem cartas demais e escolhe uma para descartar'),
      dismiss: (card) => player(`descarta uma cópia de ${card}`),
      look: (card) => player(`pode olhar o próprio baralho por ${card}`),
      fetch: (card) => player(`escolhe uma carta para jogar por ${card}`),
      putBack: (card, left) => player(`põe uma carta no próprio baralho por ${card}${still(left)}`),
      sacrificeMecha: (card) => player(`escolhe um Mecha para sacrificar por ${card}`),
      sacrificeTower: (card) => player(`escolhe uma Torre para sacrificar por ${card}`),
      discard: (card, left) => player(`escolhe uma carta para descartar por ${card}${still(left)}`),
      take: (card, left) => player(`escolhe uma carta para pegar com ${card}${upTo(left)}`),
      put: (card, left) => player(`escolhe uma carta para colocar com ${card}${upTo(left)}`),
      name: (card) => player(`escolhe um nome para ${card}`),
      target: (card) => player(`escolhe um alvo para ${card}`),
    };
  },
};
