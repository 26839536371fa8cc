import type { words } from '@mechatable/mechanation/words';
import type { Translation } from '../../shared/translation.ts';

/** What a choice in Mechanation changes, for hints. */
export const changes: Translation<(typeof words)['changes']> = {
  line: [
    'Sua melhor linha cresce',
    'Sua melhor linha diminui',
    'A linha de um oponente cresce',
    'A linha de um oponente diminui',
  ],
  second: [
    'Sua segunda linha cresce',
    'Sua segunda linha diminui',
    'A segunda linha de um oponente cresce',
    'A segunda linha de um oponente diminui',
  ],
  territory: [
    'Você ganha um Território',
    'Você perde um Território',
    'Um oponente ganha um Território',
    'Um oponente perde um Território',
  ],
  openToRaids: [
    'Sua linha fica mais exposta a ataques',
    'Sua linha fica menos exposta a ataques',
    'A linha de um oponente fica mais exposta a ataques',
    'A linha de um oponente fica menos exposta a ataques',
  ],
  mech: [
    'Um Mech seu é reparado',
    'Um Mech seu pode ser danificado',
    'O Mech de um oponente é reparado',
    'O Mech de um oponente pode ser danificado',
  ],
  secret: [null, 'Um Mech seu fica conhecido', null, 'Você descobre um Mech'],
  knowledge: ['Você descobre um Território oculto', null, null, null],
};
