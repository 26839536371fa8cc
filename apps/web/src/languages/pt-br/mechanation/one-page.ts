import { onePage as english } from '../../../games/mechanation/one-page.ts';
import { translated } from '../../shared/translation.ts';

export const onePage = translated(english, {
  goal: 'Seja o primeiro com cinco Territórios da mesma cor ou do mesmo número. Os ocultos contam, e um WILD é o que você precisar.',
  labels: [
    { title: 'Um rival', text: 'Três outros jogam contra você. Acordos não obrigam ninguém.' },
    {
      title: 'Mechs desconhecidos',
      text: 'Cada piloto tem um de cada Classe. Um Mech que lutou é conhecido por todos.',
    },
    { title: 'A Arena', text: 'Territórios que ainda não são de ninguém. Cabem dois Mechs em cada um.' },
    { title: 'Sua coleção', text: 'Seus Territórios. Todos veem os que estão abertos.' },
    { title: 'Quanto falta', text: 'A barra mais longa é a que está mais perto de cinco.' },
    { title: 'Seus Mechs', text: 'O Poder decide as Batalhas; cada um também tem uma habilidade.' },
    { title: 'Fases e ordem', text: 'O piloto com a coroa começa em todas as fases.' },
  ],
  turn: [
    { title: 'Iniciação', text: 'Revele um Território, repare seus Mechs, use habilidades.' },
    {
      title: 'Arena',
      text: 'Envie um Mech oculto a um Território ou passe. Um sozinho conquista, dois lutam.',
    },
    { title: 'Piloto', text: 'O Piloto Alfa pode atacar um Território aberto de um rival.' },
    { title: 'Sucata', text: 'Fique com no máximo seis Territórios. A ficha Alfa passa adiante.' },
  ],
  mistakes: [
    { title: 'Em espera não é pronto.', text: 'Esse Mech precisa de mais um reparo.' },
    {
      title: 'Mechs não se cansam.',
      text: 'Um que voltou da Arena pode atacar ou defender no mesmo turno.',
    },
    { title: 'Não dá para se esconder.', text: 'Todo turno você revela um Território.' },
  ],
});
