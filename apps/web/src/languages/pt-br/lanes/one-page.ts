import { onePage as english } from '../../../games/lanes/one-page.ts';
import { translated } from '../../shared/translation.ts';

export const onePage = translated(english, {
  goal: 'Rompa três cartas de proteção e ataque mais uma vez: esse golpe vence. Você perde se tiver de comprar de um baralho vazio.',
  labels: [
    {
      title: 'Proteção',
      text: 'Três cartas viradas para baixo. Cada ataque que não encontra unidade tira uma, que vai para a mão de quem a perde.',
    },
    {
      title: 'Uma unidade',
      text: 'O número grande é o poder aqui. Ela tem dois: um na linha de frente, outro na retaguarda.',
    },
    {
      title: 'Uma rota aberta',
      text: 'Não há unidade inimiga aqui, então um ataque na rota 3 passa.',
    },
    { title: 'Um terreno', text: 'Vale para a rota inteira e fica em jogo.' },
    {
      title: 'Retaguarda',
      text: 'Unidades também cabem aqui. Ficam seguras enquanto houver uma unidade à frente.',
    },
    {
      title: 'Sua reserva',
      text: 'Dez cartas extras, três delas abertas. Troque uma por uma carta da mão a cada turno.',
    },
    { title: 'Sua mão', text: 'As cartas são grátis, a menos que digam um custo. Seu limite é o espaço.' },
  ],
  turn: [
    { title: 'Compre', text: 'Compre uma carta.' },
    { title: 'Troque', text: 'Se quiser, troque uma carta por uma da reserva.' },
    {
      title: 'Aja',
      text: 'Jogue cartas, mova, ataque: em qualquer ordem, quantas vezes puder. Ninguém ataca no turno 1.',
    },
    { title: 'Encerre', text: 'As unidades que atacaram descansam até seu próximo turno.' },
  ],
  mistakes: [
    {
      title: 'Você não escolhe quem atacar.',
      text: 'Quem ataca encontra a unidade da linha de frente da rota oposta ou, sem ela, a de trás.',
    },
    { title: 'Unidades em descanso defendem.', text: 'Atacar com tudo não abre suas rotas.' },
    { title: 'Poder igual mata as duas.', text: 'Senão, morre a de menor poder.' },
  ],
});
