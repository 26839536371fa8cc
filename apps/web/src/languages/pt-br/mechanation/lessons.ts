import { words } from '../../../games/mechanation/lesson-words.ts';
import { translated } from '../../shared/translation.ts';

export const lessons = translated(words, {
  claim: {
    title: 'Cinco iguais',
    goal: 'Conquiste o Território que completa sua coleção.',
    done: 'Cinco Territórios da mesma cor ou do mesmo número vencem na hora. Os ocultos também contam.',
    deploy:
      'Você tem quatro Green, e cinco da mesma cor vencem. Green 3 está na Arena: escolha Firecracker, depois Green 3 e depois oculto.',
    others: 'Todos veem aonde você foi, mas não com qual Mech. Os outros decidem, um por vez.',
    alone: 'Ninguém mais o quer. Um Mech sozinho num Território o conquista para você.',
  },
  battle: {
    title: 'Batalha',
    goal: 'Lute por um Território.',
    done: 'O maior Poder conquista o Território. Quem perde vai para o hangar até ser reparado.',
    rival:
      'A coroa marca o Piloto Alfa, que joga primeiro neste turno. Ele envia um Mech oculto para Crimson 5.',
    contest:
      'Cabem dois Mechs num Território, e então eles lutam. Você não vê o rival, então envie o mais forte: Tithe Colossus, Poder 11, oculto.',
    reveal: 'Os outros passam, então os dois Mechs são revelados e o Poder é comparado.',
  },
  turn: {
    title: 'Um novo turno',
    goal: 'Revele um Território e recupere um Mech.',
    done: 'Todo turno começa assim: revelar, reparar e então a Arena. Não dá para se esconder para sempre.',
    reveal:
      'No começo do turno, você precisa revelar um Território oculto. Mostre o que diz menos sobre sua coleção: escolha Amber 6.',
    repair:
      'Seu hangar é reparado em um Estágio: Iron Tortoise estava em espera e voltou à sua mão. Os outros também revelam.',
    deploy: 'Agora há dois novos Territórios na Arena. Envie Iron Tortoise, oculto, para Violet 2.',
  },
  abilities: {
    title: 'Habilidades',
    goal: 'Espie com Keyhole e golpeie com War Drum.',
    done: 'Cada Mech tem uma habilidade. Um Mech que você Mostrou é conhecido por todos: escolha bem o momento.',
    look: 'Um Território da Arena está oculto. Keyhole pode olhá-lo: escolha Keyhole e depois o Território oculto.',
    deploy:
      'É Green 4, e o olho quer dizer que só você sabe. War Drum ganha 5 de Poder se for aberto: escolha-o, o Território oculto e depois aberto.',
    rival: 'Alguém aceita o desafio com um Mech oculto. Seu Poder é 8 + 5 = 13.',
    resolve: 'Os outros passam. Vamos ver o que veio.',
  },
  raid: {
    title: 'Assalto',
    goal: 'Tome um Território com um blefe.',
    done: 'Um Mech oculto pode ser qualquer um. É sua melhor arma, e a de todos os outros.',
    attack:
      'Você é o Piloto Alfa: depois da Arena, pode atacar um Território aberto de um rival. Blefe com o pequeno Keyhole: escolha-o, Azure 4 e depois oculto.',
    defend: 'O rival poderia defender com um Mech da mão. Mas será Keyhole ou Leviathan?',
  },
  defend: {
    title: 'Defesa',
    goal: 'Fique com o que é seu.',
    done: 'Um empate basta para manter um Território. E um Mech que voltou da Arena já pode defender.',
    threat: 'Agora um rival é o Piloto Alfa e ataca seu Green 2 com um Mech oculto.',
    tortoise:
      'Você pode defender com um Mech da mão. Iron Tortoise ganha 3 de Poder quando defende: escolha-o.',
  },
  match: {
    title: 'Uma partida curta',
    goal: 'Complete sua coleção contra três Novatos.',
    play: 'Você tem quatro Green: consiga o quinto antes que alguém complete uma coleção. Jogue como quiser e use a Dica se precisar.',
    done: 'Você já sabe jogar. Uma partida inteira começa com três Territórios ocultos para cada um.',
  },
});
