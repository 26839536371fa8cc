import { words } from '../../../games/mecha/lesson-words.ts';
import { translated } from '../../shared/translation.ts';

const MATCH = {
  title: 'Uma partida curta',
  goal: 'Acerte mais três golpes contra um Novato.',
  play: 'Seu oponente já levou 2 golpes: acerte mais três para vencer. Jogue como quiser e use a Dica se precisar.',
  done: 'Você já sabe jogar. Uma partida inteira começa com o campo de batalha vazio e cinco cartas.',
};

export const lessons = translated(words, {
  first: {
    towers: {
      title: 'Torres e banda',
      goal: 'Erga uma Torre e use a banda dela.',
      done: 'Torres dão banda, e seus Mechas precisam caber nela. Você nunca a gasta.',
      tower:
        'Cada Torre sua dá 1 de banda, e você pode jogar uma Torre por turno. Escolha a Radio Tower na mão e depois a casa c1 na sua zona de entrada.',
      skipper: 'Sua banda agora é 3. Um Skipper custa 2: jogue-o em e1.',
      vector: 'Sobra 1, exatamente o que custa um Attack Vector. Jogue-o em b1.',
      full: 'Seus Mechas custam 3 de 3, neste turno e em todos. Encerre sua Fase Principal.',
    },
    move: {
      title: 'Em marcha',
      goal: 'Avance para o lado inimigo.',
      done: 'A maioria dos Mechas anda uma casa por turno. Os que têm Ímpeto não esperam um turno antes.',
      step: 'Seu objetivo é o outro lado do campo de batalha. Escolha o Attack Vector e depois e3: ele anda uma casa por turno, nunca na diagonal.',
      cruiser:
        'Novos Mechas esperam um turno para agir, mas o Cruiser tem Ímpeto. Jogue-o em c1; ele custa 3.',
      haste: 'Ele pode agir na hora. Leve-o para c2.',
      end: 'Os dois já se moveram. Encerre sua Fase Principal.',
    },
    fight: {
      title: 'Combate',
      goal: 'Destrua um Cruiser com dois ataques.',
      done: 'O dano fica, e o alvo nunca revida. Quem ataca primeiro leva vantagem.',
      attack:
        'O Cruiser inimigo tem durabilidade 3. Ataque-o com seu Attack Vector, poder 2: escolha o Vector e depois o Cruiser.',
      closer:
        'Resta 1 de durabilidade, e o dano fica. Agora traga o Skipper: leve-o para d3, ao lado do Cruiser.',
      finish: 'Nesta edição, um Mecha pode mover e atacar em qualquer ordem. Ataque com o Skipper!',
    },
    direct: {
      title: 'Ataques diretos',
      goal: 'Atinja seu oponente duas vezes e vença.',
      done: 'Cinco golpes diretos vencem, seja qual for o poder. Dois Mechas baratos golpeiam o dobro de um grande.',
      enter:
        'Seu oponente levou 3 de 5 golpes, e ninguém guarda a coluna e. Leve o Skipper para e5, na zona de entrada inimiga.',
      hit: 'Daqui você pode atacar seu oponente diretamente. Escolha o Skipper e depois a borda atrás da zona de entrada.',
      orders:
        'Quatro golpes! Comandos são grátis: jogue Attack Orders no Skipper, e ele pode atacar mais uma vez.',
      win: 'Ataque diretamente de novo. O quinto golpe vence.',
    },
    respond: {
      title: 'Responda',
      goal: 'Salve um Mecha no turno do oponente.',
      done: 'Comandos funcionam nos dois turnos. O mais novo tem efeito primeiro.',
      threat: 'É o turno do seu oponente, e um Mega Bot com poder 3 ataca seu Skipper. Isso é mortal.',
      ironhide:
        'Antes que o ataque tenha efeito, você pode responder. Jogue Ironhide no Skipper: ele recebe 2 de Blindagem, e cada uma segura um golpe.',
      stopped: 'Ironhide veio primeiro, e a Blindagem segurou o golpe. Seu Skipper está ileso.',
      back: 'Sua vez: revide! O Skipper tem poder 2, e o Mega Bot, durabilidade 2.',
    },
    match: MATCH,
  },
  second: {
    towers: {
      title: 'Torres e banda',
      goal: 'Erga uma Torre e use a banda dela.',
      done: 'Seus Mechas precisam caber na sua banda, mas você nunca a gasta.',
      tower:
        'Cada Torre sua dá 1 de banda, e você pode jogar uma Torre por turno. Escolha a Radio Tower na mão e depois a casa c1 na sua zona de entrada.',
      dog: 'Sua banda agora é 3. Um Wind-Up Dog custa 2: jogue-o em e1.',
      cat: 'Sobra 1, exatamente o que custa um Wind-Up Cat. Jogue-o em b1.',
      full: 'Sem Ímpeto, novos Mechas não agem no turno em que chegam. Encerre sua Fase Principal.',
    },
    pilots: {
      title: 'Pilotos',
      goal: 'Ponha um Piloto num Mecha e aproveite melhor sua banda.',
      done: 'Um Mecha pilotado custa 0. Procure Pilotos em toda mão inicial.',
      grace:
        'Seu Wind-Up Dog usa toda a sua banda, 2 de 2. Anexe Admiral Grace a ele enquanto está na zona de entrada: escolha-a e depois o Dog.',
      room: 'Um Mecha com Piloto custa 0, então toda a sua banda está livre de novo. Jogue o segundo Dog em c1.',
      forward:
        'Grace também dá +1 de poder a Mechas pilotados. Mande-a para e2: ela fica a bordo até o Mecha ser destruído.',
    },
    act: {
      title: 'Mova, depois ataque',
      goal: 'Aprenda a ordem que a segunda edição exige.',
      done: 'Mova e ataque logo em seguida; depois de atacar, um Mecha fica onde está.',
      closer: 'O Bugzapper tem poder 3, mas o Bull está a duas casas. Leve o Bugzapper para c4.',
      now: 'O raio quer dizer: ataque agora ou perca o ataque. Escolha o Bugzapper e depois o Bull.',
      other:
        'Um Mecha que não precisa se mover só ataca. Escolha o Wind-Up Dog e depois o Cat: poder 3 contra durabilidade 2.',
      end: 'O caminho está livre, mas um Mecha que atacou não se move. Encerre sua Fase Principal.',
    },
    range: {
      title: 'Alcance e Blindagem',
      goal: 'Atire por cima do seu Mecha e quebre uma Turtle.',
      done: 'O Alcance passa por cima de aliados, mas não de inimigos. Perfurar ignora a Blindagem.',
      shoot:
        'O Shortbow tem Alcance 2 e atira por cima das suas unidades. Perfurar ignora a Blindagem da Turtle: ataque a Turtle em d4.',
      armor:
        'Dois de dano: resta 1 de durabilidade à Turtle, mas a Blindagem ainda segura um golpe. Ataque com o Dog e veja.',
      end: 'A Blindagem acabou, e a Turtle continua lá. Não sobrevive ao seu próximo turno: encerre sua Fase Principal.',
    },
    direct: {
      title: 'Ataques diretos',
      goal: 'Atinja seu oponente duas vezes e conheça um Gatilho.',
      done: 'Cinco golpes vencem. Cada um pode revelar um Gatilho, então não conte com um Mecha só.',
      closer:
        'O Alcance também vale para ataques diretos. Leve o Shortbow para e4: um passo até a zona de entrada e mais um até a borda.',
      hit: 'Escolha o Shortbow e depois a borda atrás da zona de entrada inimiga. Cada golpe põe a carta do topo do baralho do oponente na zona de dano.',
      orders:
        'Dois golpes até agora, e cinco vencem. Jogue Attack Orders no Shortbow: ele pode atacar de novo.',
      again: 'Ataque mais uma vez e veja qual carta aparece.',
      trigger:
        'É Orbital Strike, um Gatilho: tem efeito ao ir para a zona de dano. Seu oponente mira no Shortbow.',
    },
    chain: {
      title: 'A corrente',
      goal: 'Responda a uma resposta e vença.',
      done: 'As ações se empilham e resolvem da mais nova à mais antiga. A última resposta costuma decidir.',
      attack: 'Seu oponente levou 4 golpes. Ataque diretamente com o Wind-Up Dog para vencer.',
      virus:
        'Veio uma resposta: Virus custa uma Torre ao oponente, e seu Dog não poderia atacar neste turno. Mas ainda não acabou.',
      cancel:
        'Você também pode responder. Jogue Interdiction e escolha o Virus na corrente: ele é cancelado.',
    },
    match: MATCH,
  },
});
