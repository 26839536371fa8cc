import { onePages as english } from '../../../games/mecha/one-page.ts';
import { translated, type Translation } from '../../shared/translation.ts';

type Page = Translation<(typeof english)['1e']>;

const page = (lastPhase: string): Page => ({
  goal: 'Leve seus Mechas até o outro lado e ataque seu oponente cinco vezes. Cada ataque direto vale um golpe, seja qual for o poder.',
  labels: [
    { title: 'Dano', text: 'Cada ataque direto põe uma carta aqui. O quinto vence.' },
    {
      title: 'A zona de entrada inimiga',
      text: 'Um Mecha nesta fileira pode atacar seu oponente diretamente.',
    },
    { title: 'Um inimigo', text: 'Poder à esquerda, durabilidade à direita. O dano fica.' },
    {
      title: 'Seu Mecha',
      text: 'Anda uma casa e ataca uma vez por turno, a partir do turno depois de chegar.',
    },
    { title: 'Uma Torre', text: 'Fica no lugar e dá banda a você.' },
    { title: 'Banda', text: 'O custo total dos seus Mechas precisa caber nela. Ela não se gasta.' },
    { title: 'A corrente', text: 'As respostas se empilham aqui. A mais nova acontece primeiro.' },
  ],
  turn: [
    { title: 'Início', text: 'Em geral, nada acontece.' },
    { title: 'Compra', text: 'Compre uma carta.' },
    { title: 'Principal', text: 'Jogue uma Torre e quantos Mechas e Comandos quiser; mova e ataque.' },
    { title: 'Fim', text: lastPhase },
  ],
  mistakes: [
    {
      title: 'A banda é um limite.',
      text: 'Com 5, seus Mechas em campo podem custar 5 no total, em todos os turnos.',
    },
    {
      title: 'Torres podem prender você.',
      text: 'Encha com elas as 7 casas da sua zona de entrada e você perde.',
    },
    { title: 'O alvo não revida.', text: 'Quem ataca primeiro leva vantagem.' },
  ],
});

export const onePage = translated(english, {
  '1e': page('Em geral, nada acontece.'),
  '2e': page('Descarte até ficar com cinco cartas.'),
});
