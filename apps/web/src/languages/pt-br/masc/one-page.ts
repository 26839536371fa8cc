import { onePage as english } from '../../../games/masc/one-page.ts';
import { translated } from '../../shared/translation.ts';

export const onePage = translated(english, {
  goal: 'Marque 25 pontos de vitória ou destrua todos os mechas inimigos. No fim de cada turno, você pontua pelas regiões que controla.',
  labels: [
    { title: 'Seu placar', text: 'Os pontos até agora e o que você ganharia neste momento.' },
    { title: 'Iniciativa', text: 'A maior soma decide quem começa.' },
    {
      title: 'Um esquadrão',
      text: 'Mechas a até duas casas uns dos outros. Movem-se e atacam juntos.',
    },
    { title: 'Travado', text: 'Um mecha que toca um inimigo não pode se mover.' },
    { title: 'Uma região', text: 'Você a controla com o dobro dos mechas do oponente ali.' },
    {
      title: 'Seu oponente',
      text: 'As regiões dele valem 4 pontos para você, as neutras 2, as suas 1.',
    },
  ],
  turn: [
    { title: 'Iniciativa', text: 'Cada lado rola dois dados. A maior soma decide quem começa.' },
    { title: 'Movimento', text: 'Um de cada vez, movam um esquadrão ou passem.' },
    {
      title: 'Combate',
      text: 'Um de cada vez, ataquem com um esquadrão ou passem. Quem defende distribui os dados.',
    },
    { title: 'Vitória', text: 'Os dois pontuam por suas regiões.' },
  ],
  mistakes: [
    {
      title: 'Deixar um aliado sozinho.',
      text: 'Quem estava em formação precisa terminar em formação.',
    },
    {
      title: 'Mirar em um só mecha.',
      text: 'Você escolhe um esquadrão; quem defende decide quem recebe os dados.',
    },
    { title: 'Correr para os objetivos.', text: 'Entrar neles é grátis, e é só isso que eles fazem.' },
  ],
});
