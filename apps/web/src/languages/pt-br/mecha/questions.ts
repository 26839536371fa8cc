import type { words } from '@mechatable/mecha/words';
import type { Translation } from '../../shared/translation.ts';
import { capital, listed, says, sentence, who } from '../shared/grammar.ts';
import { OCCASIONS } from './way.ts';

const still = (left: number): string => (left > 1 ? ` (faltam ${left})` : '');
const upTo = (left: number): string => (left > 1 ? ` (até ${left})` : '');
const cards = (count: number): string => (count === 1 ? 'uma carta' : `${count} cartas`);
const upToCards = (most: number): string => (most === 1 ? 'uma carta' : `até ${most} cartas`);

/** What Mecha asks. */
export const questions: Translation<(typeof words)['questions']> = {
  nothing: 'Nada para decidir.',
  yourMain: 'Fase Principal: jogue, mova, ataque ou encerre.',
  theirMain: (names, seat) => `Fase Principal de ${who(names, seat)}.`,
  yourResponse: (link) => `${capital(link)}. Responder?`,
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
    look: (card) => `${card}: olhar seu baralho?`,
    fetch: (card) => `${card}: escolha uma carta para jogar.`,
    putBack: (card, left) => `${card}: devolva ${cards(left)}.`,
    sacrificeMecha: (card) => `${card}: sacrifique um Mecha.`,
    sacrificeTower: (card) => `${card}: sacrifique uma Torre.`,
    discard: (card, left) => `${card}: descarte ${cards(left)}.`,
    take: (card, left) => `${card}: pegue ${upToCards(left)}.`,
    put: (card, left) => `${card}: coloque ${upToCards(left)}.`,
    name: (card) => `${card}: escolha um nome.`,
    target: (card) => `${card}: escolha um alvo.`,
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
