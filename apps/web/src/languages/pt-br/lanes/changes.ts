import type { words } from '@mechatable/lanes/words';
import type { Translation } from '../../shared/translation.ts';

/** What a choice in Breachline changes, for hints. */
export const changes: Translation<(typeof words)['changes']> = {
  protection: [
    'Você ganha proteção',
    'Você perde proteção',
    'Seu oponente ganha proteção',
    'Seu oponente perde proteção',
  ],
  card: [
    'Você ganha mais uma carta',
    'Você usa uma carta',
    'Seu oponente ganha mais uma carta',
    'Seu oponente fica com menos cartas',
  ],
  unit: [
    'Você tem mais uma unidade',
    'Você perde uma unidade',
    'Seu oponente tem mais uma unidade',
    'Seu oponente perde uma unidade',
  ],
  power: [
    'Você tem mais poder',
    'Você tem menos poder',
    'Seu oponente tem mais poder',
    'Seu oponente tem menos poder',
  ],
  ready: [
    'Você pode atacar com mais uma unidade no próximo turno',
    'Uma unidade sua não pode atacar no próximo turno',
    'Seu oponente pode atacar com mais uma unidade',
    'Seu oponente pode atacar com menos unidades',
  ],
  land: ['Você tem mais um terreno', 'Você perde um terreno', null, 'Seu oponente perde um terreno'],
  openLane: [
    'Você deixa uma rota aberta',
    'Você fecha uma rota',
    'Seu oponente tem mais uma rota aberta',
    'Seu oponente fecha uma rota',
  ],
  breach: [
    'Você ameaça uma rota aberta',
    'Você não ameaça mais uma rota aberta',
    'Seu oponente pode atacar uma rota aberta',
    'Seu oponente não pode atacar uma rota aberta',
  ],
  duelWon: [
    'Você ameaça uma unidade mais fraca',
    'Você tem menos unidades para vencer',
    'Uma unidade sua corre perigo',
    'Uma unidade sua está segura',
  ],
  duelLost: [null, null, null, 'Você detém um ataque'],
};
