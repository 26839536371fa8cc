import type { words } from '@mechatable/mecha/words';
import type { Translation } from '../../shared/translation.ts';

/** What a choice in Mecha changes, for hints. */
export const changes: Translation<(typeof words)['changes']> = {
  hit: ['Você atinge seu oponente', null, 'Seu oponente atinge você', null],
  card: [
    'Você ganha mais uma carta',
    'Você usa uma carta',
    'Seu oponente ganha mais uma carta',
    'Seu oponente perde uma carta',
  ],
  bandwidth: [
    'Você tem mais banda',
    'Você perde banda',
    'Seu oponente tem mais banda',
    'Seu oponente perde banda',
  ],
  overdrawn: ['Sua banda fica curta', 'Você libera banda', null, null],
  durability: [
    'Você tem mais durabilidade',
    'Suas unidades sofrem dano',
    'Seu oponente tem mais durabilidade',
    'As unidades do seu oponente sofrem dano',
  ],
  armor: [
    'Você tem mais Blindagem',
    'Você perde Blindagem',
    'Seu oponente tem mais Blindagem',
    'Seu oponente perde Blindagem',
  ],
  power: [
    'Você tem mais poder',
    'Você tem menos poder',
    'Seu oponente tem mais poder',
    'Seu oponente tem menos poder',
  ],
  advance: ['Você avança', 'Você recua', 'Seu oponente chega mais perto', 'Seu oponente fica mais longe'],
  speed: [
    'Você ganha velocidade',
    'Você perde velocidade',
    'Seu oponente ganha velocidade',
    'Seu oponente perde velocidade',
  ],
  inReach: [
    'Você pode atingir seu oponente no próximo turno',
    'Você não pode atingir seu oponente no próximo turno',
    'Seu oponente pode atingir você no próximo turno',
    'Você evita um golpe no próximo turno',
  ],
  mecha: [
    'Você tem mais um Mecha',
    'Você perde um Mecha',
    'Seu oponente tem mais um Mecha',
    'Seu oponente perde um Mecha',
  ],
  command: ['Um Comando seu fica em jogo', null, null, 'Seu oponente perde um Comando'],
};
