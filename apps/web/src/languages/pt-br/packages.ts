import { LEVELS, type BotKind } from '@mechatable/bots';
import { words as host } from '@mechatable/host/words';
import { address } from '@mechatable/kernel/words';
import { words as lists } from '@mechatable/lists/words';
import { ENTRIES, type GameEntry } from '../../games/games.ts';
import { translated, type Translated } from '../shared/translation.ts';
import { agreeing, counted, listed, sentence, who } from './shared/grammar.ts';

const LEVEL_WORDS: Readonly<Record<string, Pick<BotKind, 'title' | 'note'>>> = {
  rookie: { title: 'Novato', note: 'Vê o próximo golpe e pouco mais.' },
  regular: { title: 'Regular', note: 'Vê o que uma jogada faz, mas nem sempre qual é a melhor.' },
  veteran: { title: 'Veterano', note: 'Joga o que parece melhor agora.' },
  ace: { title: 'Ás', note: 'Planeja à frente e leva em conta o que não vê.' },
  legend: { title: 'Lenda', note: 'Analisa centenas de linhas e prevê suas respostas.' },
};

type ManifestWords = Pick<GameEntry, 'tagline' | 'feel'>;

const MANIFEST_WORDS: Readonly<Record<string, ManifestWords>> = {
  lanes: {
    tagline: 'Três rotas, duas linhas, nenhuma mana: segure a frente e rompa a muralha.',
    feel: 'Rápido e tático',
  },
  masc: {
    tagline:
      'Esquadrões e dados num tabuleiro de doze peças: fique em formação, trave o inimigo e domine mais terreno.',
    feel: 'Esquadrões, dados e terreno',
  },
  'mecha-1e': {
    tagline:
      'Um campo de batalha de sete por cinco: erga torres, comande máquinas e atinja o inimigo cinco vezes.',
    feel: 'Xadrez com surpresas',
  },
  'mecha-2e': {
    tagline: 'A segunda edição: pilotos, gatilhos, mais de cem cartas novas e uma ordem para mover e atacar.',
    feel: 'Combos e respostas',
  },
  mechanation: {
    tagline:
      'De dois a quatro pilotos, três Mechs secretos para cada um: blefe, ataque os rivais e junte cinco iguais.',
    feel: 'Blefe e segredos',
  },
};

const levels = LEVELS.flatMap((level) => {
  const words = LEVEL_WORDS[level.id];
  return words === undefined ? [] : [translated<Pick<BotKind, 'title' | 'note'>>(level, words)];
});

const manifests = ENTRIES.flatMap((entry) => {
  const words = MANIFEST_WORDS[entry.id];
  return words === undefined ? [] : [{ english: entry, words }];
});

/** The words of the packages that are not games. */
export const packages: readonly Translated[] = [
  ...levels,
  ...manifests,
  translated(address, { you: 'você', sentence, listed }),

  translated(host, {
    undo: {
      nothing: 'Nada para desfazer: você ainda não jogou.',
      moved: (names, other) => `Tarde demais para desfazer: ${who(names, other)} já jogou.`,
      over: 'Tarde demais para desfazer: a partida acabou.',
      late: 'Tarde demais para desfazer: seu tempo acabou.',
      revealed: 'Tarde demais para desfazer: algo oculto foi revelado.',
      seen: (event) => `Tarde demais para desfazer: você já viu “${event}”`,
    },
    match: {
      over: 'A partida já acabou.',
      movedOn: 'A partida avançou. Olhe de novo.',
      left: 'Você saiu desta partida. Abra-a de novo para continuar.',
      noPlayer: (players) => `Esse jogador não existe: esta partida tem ${players}.`,
      notPerson: (name) => `${name} não é uma pessoa.`,
      noMove: (moves) => `Não existe a jogada ${moves} para voltar.`,
    },
    players: {
      bot: (title) => `Bot ${title}`,
      program: 'programa',
      person: (seat) => `Jogador ${seat}`,
    },
    bots: {
      closed: 'A partida foi fechada.',
      late: 'O bot não respondeu a tempo.',
      illegal: (bot, choice) => `O bot ${bot} fez uma escolha ilegal: ${choice}.`,
    },
  }),

  translated(lists, {
    legality: {
      wrongSize: (section, count, piece, min, max) => {
        const size = min === max ? String(min) : `${min} a ${max}`;
        return `${agreeing(section, 'o', 'a')} ${section} tem ${counted(count, piece)} em vez de ${size}`;
      },
      unknown: (piece, id) => `não existe ${agreeing(piece, 'o', 'a')} ${piece} “${id}”`,
      tooMany: (name, id, count, most) => {
        const allowed = most === 1 ? 'só 1 é permitida' : `no máximo ${most} são permitidas`;
        return `${name} (${id}) aparece ${counted(count, 'vez', 'vezes')}; ${allowed}`;
      },
      wrongSection: (name, id, section) =>
        `${name} (${id}) só pode ficar ${agreeing(section, 'no', 'na')} ${section}`,
    },
    link: {
      otherVersion: 'Este link foi feito por outra versão do Mechatable e não pode ser lido aqui.',
      damaged: (what) =>
        `Este link está danificado: falta uma parte ou algo foi alterado. Peça ${agreeing(what, 'o', 'a')} ${what} de novo, como link ou texto.`,
      unknown: (what, part) =>
        `Este link não é ${agreeing(what, 'um', 'uma')} ${what} deste jogo: parte desconhecida “${part}”.`,
    },
    text: {
      tooLong: (length, most) => `Texto longo demais: ${counted(length, 'caractere')}; o máximo é ${most}.`,
      tooMany: (count, piece, most) => `Demais em uma linha: ${counted(count, piece)}; o máximo é ${most}.`,
      unknown: (piece, name) => `Não existe ${agreeing(piece, 'o', 'a')} ${piece} “${name}”.`,
      unknownNear: (piece, name, nearest) =>
        `Não existe ${agreeing(piece, 'o', 'a')} ${piece} “${name}”. Você quis dizer ${nearest}?`,
    },
  }),
];
