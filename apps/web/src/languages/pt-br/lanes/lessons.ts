import { words } from '../../../games/lanes/lesson-words.ts';
import { translated } from '../../shared/translation.ts';

export const lessons = translated(words, {
  place: {
    title: 'Segure suas rotas',
    goal: 'Jogue unidades e um terreno onde são mais fortes.',
    done: 'Seu limite é o espaço, não dinheiro: cartas são grátis, a menos que tenham um custo impresso.',
    pickLancer: 'Seu lado da mesa é o de baixo e tem três rotas. Escolha o Pike Lancer na sua mão.',
    placeLancer:
      'Ele tem poder 5 na linha de frente, mas só 1 na retaguarda. Coloque-o na linha de frente da rota 1.',
    pickBallista: 'O Ballista Frame é o contrário: 1 na frente, 5 atrás. Escolha-o.',
    placeBallista: 'Coloque-o na retaguarda da rota 1, protegido pelo Lancer.',
    pickBunker: 'Um terreno vale para a rota inteira. Escolha o Ferrocrete Bunker.',
    placeBunker: 'Coloque-o na rota 1 e veja o Lancer ir de 5 para 7.',
  },
  attack: {
    title: 'Ataque',
    goal: 'Vença um combate e tire a primeira carta de proteção.',
    done: 'Uma unidade ataca em linha reta na sua rota e depois descansa. Em descanso, ainda defende.',
    fight:
      'Unidades enfrentam o inimigo à frente, e a de menor poder morre. Ataque na rota 1: escolha o Pike Lancer e depois o lado inimigo da rota.',
    open: 'Venceu por 5 a 4 e agora descansa. Ninguém guarda a rota 2: ataque ali com o Militia Frame.',
    endTurn:
      'Você passou, e seu oponente perde uma das três cartas de proteção. Suas duas unidades descansam: encerre o turno.',
  },
  breakthrough: {
    title: 'Rompa a defesa',
    goal: 'Tire a última carta de proteção e vença.',
    done: 'Três cartas de proteção e mais um golpe: assim se vence a maioria das partidas.',
    backline:
      'A linha de frente da rota 1 está vazia, então seu ataque encontra a unidade de trás. Seu Lancer tem 5 e o Freight Walker, só 4 ali: ataque.',
    last: 'Seu oponente tem só uma carta de proteção, e a rota 2 está aberta. Tire-a com o Gate Hammer.',
    win: 'Não resta proteção, e a rota 3 está aberta. Mais um golpe vence a partida!',
  },
  cards: {
    title: 'Tecnologias e equipamentos',
    goal: 'Limpe uma rota com uma tecnologia e reforce uma unidade.',
    done: 'Uma tecnologia funciona uma vez. Um equipamento fica enquanto a unidade viver.',
    tech: 'Precision Strike destrói uma unidade inimiga com poder 3 ou menos. Jogue-a: o Last Gate na rota 2 tem exatamente 3.',
    equip:
      'O Wall Warden na rota 1 tem 5, e seu Militia Frame, só 4. Escolha o Plasma Saber e depois o Militia Frame.',
    armed: 'Agora ele tem 4 + 3 = 7. Ataque o Wall Warden.',
    open: 'Sua tecnologia abriu a rota 2. Mande o Pike Lancer por ela.',
  },
  exchange: {
    title: 'A reserva',
    goal: 'Troque uma carta inútil por uma que ajude agora.',
    done: 'Todo turno você compra uma carta e pode trocar uma. A reserva é sua caixa de ferramentas: olhe lá primeiro.',
    exchange:
      'Seu turno começa: você comprou um Freight Walker. Um Citadel Colossus com poder 8 fecha a rota 1, então troque uma carta por ajuda da reserva.',
    giveBack: 'Escolha antes o Freight Walker: ele vai para o fundo do baralho.',
    take: 'Três cartas da reserva estão abertas. Pegue o Tractor Recall.',
    recall: 'Tractor Recall devolve uma unidade inimiga à mão de quem a jogou. Jogue-o.',
    recallColossus: 'Adeus, Colossus: escolha-o.',
    attack: 'A rota 1 está aberta. Ataque com o Pike Lancer!',
  },
  triggers: {
    title: 'Gatilhos',
    goal: 'Use as habilidades impressas nas suas unidades.',
    done: 'Gatilhos acontecem sozinhos quando chega o momento. Aponte para qualquer carta para ler o texto.',
    hunter:
      'O Trophy Hunter tem um gatilho: quando mata uma unidade, você pode comprar uma carta. Ataque na rota 1, 4 contra 3.',
    draw: 'O ponto de interrogação quer dizer que você pode recusar. Diga sim e compre.',
    kite: 'O Duelist Kite fica pronto de novo depois de vencer um combate. Ataque na rota 2, 4 contra 2.',
    again: 'Ele não descansa, e a rota 2 está vazia agora. Ataque uma segunda vez!',
  },
  match: {
    title: 'Uma partida curta',
    goal: 'Rompa a defesa de um Novato.',
    play: 'Seu oponente tem duas cartas de proteção: tire as duas e dê mais um golpe. Jogue como quiser e use a Dica se precisar.',
    done: 'Você já sabe jogar. Uma partida inteira começa com três cartas de proteção e a mesa vazia.',
  },
});
