import type { words } from '@mechatable/masc/words';
import type { Translation } from '../../shared/translation.ts';

/** What a choice in M.A.S.C. changes, for hints. */
export const changes: Translation<(typeof words)['changes']> = {
  point: ['Você pontua', null, 'Seu oponente pontua', null],
  pointExpected: [
    'Você controla mais',
    'Você perde o controle de uma região',
    'Seu oponente controla mais',
    'Seu oponente perde o controle de uma região',
  ],
  contested: [
    'Você disputa uma região',
    'Você disputa menos',
    'Seu oponente disputa mais',
    'Seu oponente disputa menos',
  ],
  frog: [null, 'Você perde um Frog', null, 'Seu oponente perde um Frog'],
  rat: [null, 'Você perde um Rat', null, 'Seu oponente perde um Rat'],
  ant: [null, 'Você perde um Ant', null, 'Seu oponente perde um Ant'],
  turtle: [null, 'Você perde um Turtle', null, 'Seu oponente perde um Turtle'],
  wolf: [null, 'Você perde um Wolf', null, 'Seu oponente perde um Wolf'],
  spider: [null, 'Você perde um Spider', null, 'Seu oponente perde um Spider'],
  damage: ['Você sofre dano', null, 'Seu oponente sofre dano', null],
  step: ['Você avança', 'Você recua', null, null],
  fire: [
    'Você tem alvos melhores',
    'Você tem menos alvos',
    'Seu oponente tem alvos melhores',
    'Seu oponente tem menos alvos',
  ],
  outOfFormation: [
    'Você quebra a formação',
    'Você refaz a formação',
    'Seu oponente está fora de formação',
    null,
  ],
};
