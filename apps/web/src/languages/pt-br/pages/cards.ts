import { words } from '../../../pages/cards/words.ts';
import { translated } from '../../shared/translation.ts';
import { agreeing, capital, counted } from '../shared/grammar.ts';

export const cards = translated(words, {
  title: 'Cartas',
  heading: 'As cartas',
  builder: 'Construtor',
  rules: 'Regras',
  gameTitle: (piece, game) => `${capital(piece)}s · ${game}`,
  gameHeading: (piece, game) => `${agreeing(piece, 'Os', 'As')} ${piece}s de ${game}`,
  noPieces: (piece, game) => `${game} não tem ${piece}s.`,
  notFound: (piece) => `${agreeing(piece, 'Nenhum', 'Nenhuma')} ${piece} corresponde.`,
  card: {
    all: (piece) => `${agreeing(piece, 'Todos os', 'Todas as')} ${piece}s`,
    others: (piece) => `${agreeing(piece, 'Outros', 'Outras')} ${piece}s`,
    printed: 'Como está impresso',
    rulings: 'Esclarecimentos',
    usedIn: (list) => `Em ${list}s ${agreeing(list, 'prontos', 'prontas')}:`,
    unknown: (game, piece, id) => `${game} não tem ${agreeing(piece, 'o', 'a')} ${piece} “${id}”.`,
    unknownButNear: (game, piece, id, near) =>
      `${game} não tem ${agreeing(piece, 'o', 'a')} ${piece} “${id}”. O mais parecido é ${near.name} (${near.id}).`,
  },
  editions: {
    title: 'Duas edições',
    notLoaded: 'Não foi possível carregar as edições. Você está conectado?',
    notEditions: (older, newer) => `${older} e ${newer} não são duas edições de um jogo.`,
    link: (older, newer) => `O que ${newer} mudou em ${older}`,
    heading: (older, newer) => `${older} e ${newer}`,
    text: 'O que muda entre as edições, carta por carta e regra por regra.',
    openRules: 'Abrir as regras',
  },
  cardChanges: {
    heading: 'Carta por carta',
    counts: ({ changed, gone, added, same }) =>
      `${counted(changed, 'carta alterada', 'cartas alteradas')}, ${counted(gone, 'removida')}, ` +
      `${counted(added, 'nova')}, ${counted(same, 'igual', 'iguais')}.`,
    onlyIn: (edition, count) => `Só em ${edition} (${count})`,
    newIn: (edition, count) => `Novas em ${edition} (${count})`,
    same: (count) => `Iguais nas duas (${count})`,
    what: 'O quê',
    name: 'Nome',
    kind: 'Tipo',
    keywords: 'Palavras-chave',
    copies: 'Cópias',
    anyNumber: 'qualquer número',
    text: 'Texto',
  },
  ruleChanges: {
    heading: 'Regra por regra',
    none: 'As duas edições têm as mesmas regras.',
    both: 'Nas duas',
    nothing: 'Nada exclusivo.',
  },
});
