import { words } from '../../../games/masc/lesson-words.ts';
import { translated } from '../../shared/translation.ts';

export const lessons = translated(words, {
  move: {
    title: 'Mova um esquadrão',
    goal: 'Avance dois Frogs sem que percam contato.',
    done: 'Um esquadrão pode se esticar e se curvar, mas quem tinha um aliado não pode acabar sozinho.',
    pick: 'Você joga com os mechas vermelhos. Os que estão a até 2 casas uns dos outros formam um esquadrão e se movem juntos: escolha um dos seus dois Frogs.',
    first: 'Cada membro se move por conta própria, e um Frog tem 7 pontos. Escolha r1 e depois F9.',
    second:
      'Agora r1 está sozinho, e um esquadrão deve terminar junto. Escolha r2 e depois F7, 2 casas atrás do aliado.',
    finish: 'Estão juntos de novo. Encerre o movimento deste esquadrão.',
  },
  ground: {
    title: 'Olhe o terreno',
    goal: 'Atravesse um rio por onde custa menos.',
    done: 'Terreno livre custa 1, difícil 2, água 3. Objetivos são grátis, e casas bloqueadas são fechadas.',
    pick: 'Leve seus Frogs para o outro lado do rio. Entrar em casas livres custa 1, difíceis 2, água 3: escolha um Frog.',
    ford: 'Há um vau em C3: terreno difícil por 2, em vez de água por 3. Escolha r1 e depois C5.',
    second: 'Escolha r2 e depois D4. Ele usa o mesmo vau e pode passar pelo aliado.',
    finish: 'Os dois atravessaram. Encerre o movimento deste esquadrão.',
  },
  score: {
    title: 'Controle uma região',
    goal: 'Marque pontos por uma região do centro.',
    done: 'Regiões suas valem 1, as do centro 2, as inimigas 4, todo turno. 25 pontos vencem.',
    pick: 'O tabuleiro tem doze regiões de 6 × 6 casas. Você controla uma se tiver nela ao menos o dobro dos mechas do oponente: escolha um Frog.',
    first: 'O Azul tem um único Rat na região vizinha do centro. Leve r1 para lá, até G8.',
    second: 'Agora r2, até I7. São dois contra um.',
    finish: 'Encerre o movimento deste esquadrão.',
    theirs: 'Seu oponente passa. Quando os dois passam em seguida, o Movimento acaba.',
    pass: 'Não há ninguém ao alcance, então ninguém atira neste turno. Passe e veja quantos pontos você marca.',
  },
  attack: {
    title: 'Abra fogo',
    goal: 'Tire dois Rats do tabuleiro.',
    done: 'Você escolhe o esquadrão, e quem defende escolhe quem recebe os dados.',
    attack:
      'No Combate, seu esquadrão ataca um esquadrão inimigo ao alcance. Um Wolf dá 5 dados e um Frog, 2: escolha seu Wolf e depois um Rat.',
    assign:
      'Um Rat é ferido por 4 ou mais, então quatro dos seus sete dados contam. Seu oponente os distribui, do menor ao maior.',
  },
  defend: {
    title: 'Receba os golpes',
    goal: 'Distribua os dados inimigos e revide.',
    done: 'Um mecha danificado recebe dados até cair, antes dos outros. Escolha bem quem vai primeiro.',
    threat: 'Os dois Rats do Azul atacam seus Frogs com quatro dados.',
    assign:
      'O 1 e o 2 não fazem nada, mas 3 ou mais fere um Frog. Você decide quem recebe o 3: escolha r1, que aguenta três golpes.',
    back: 'O 4 também teve de ir para r1, que já estava danificado. Agora revide: escolha r1 e depois um Rat.',
  },
  match: {
    title: 'Uma partida curta',
    goal: 'Marque os últimos 6 pontos contra um Novato.',
    play: 'Você tem 19 de 25 pontos. Controle regiões ou atire: jogue como quiser e use a Dica se precisar.',
    done: 'Você já sabe jogar. Uma partida inteira começa com 0 pontos e dezesseis mechas de cada lado.',
  },
});
