import { words } from '../../../pages/builder/words.ts';
import { translated } from '../../shared/translation.ts';
import { agreeing, capital, counted } from '../shared/grammar.ts';

const inThe = (section: string): string => `${agreeing(section, 'no', 'na')} ${section}`;

export const builder = translated(words, {
  title: 'Construtor',
  gameTitle: (game) => `Construtor · ${game}`,
  nothingToBuild: (game) => `${game} não tem nada para montar.`,
  notLoaded: 'Não foi possível carregar os jogos. Você está conectado?',
  noList: (what) => `${agreeing(what, 'Nenhum', 'Nenhuma')} ${what} assim neste navegador.`,
  newList: (what) => `${agreeing(what, 'Novo', 'Nova')} ${what}`,
  copyOf: (name) => `${name} (cópia)`,
  ownVersionOf: (name) => `Versão de ${name}`,
  unnamed: (what) => `${capital(what)} sem nome`,
  all: (what) => `${agreeing(what, 'Todos os', 'Todas as')} ${what}s`,
  pieces: (piece) => `${capital(piece)}s`,
  play: 'Jogar com isto',
  undo: 'Desfazer',
  duplicate: 'Duplicar',
  remove: 'Excluir',
  link: {
    plan: (what) =>
      `${agreeing(what, 'Um', 'Uma')} ${what} de um link. Ainda não foi ${agreeing(what, 'salvo', 'salva')} aqui.`,
    save: 'Salvar e editar',
    unreadable: 'Link ilegível',
    openBuilder: 'Abrir o construtor',
  },
  lists: {
    heading: 'Monte do seu jeito',
    fromText: 'De um texto…',
    saved: 'Feitos aqui',
    none: 'Nada ainda. Comece do zero, de um texto ou de uma lista pronta abaixo.',
    ready: 'Prontos para jogar',
    removed: (name) => `${name} foi excluído.`,
    play: 'Jogar',
    playList: (name) => `Jogar com ${name}`,
    duplicateList: (name) => `Duplicar ${name}`,
    removeList: (name) => `Excluir ${name}`,
    edit: 'Copiar e editar',
    editList: (name) => `Copiar e editar: ${name}`,
    legal: 'em ordem',
    problems: (count) => counted(count, 'problema'),
    sizes: (sections, piece) =>
      sections
        .map(({ name, count }, index) => `${index === 0 ? counted(count, piece) : count} ${inThe(name)}`)
        .join(', '),
  },
  builder: {
    side: (what, size, isLegal) => `${capital(what)} (${size}), ${isLegal ? 'em ordem' : 'com problemas'}`,
    name: (what) => `Nome ${agreeing(what, 'do', 'da')} ${what}`,
    saving: 'Salvando…',
    saved: 'Salvo neste navegador.',
    savedHere: 'Salvo até esta página fechar.',
    stale: (problem) =>
      `${problem} Suas mudanças não são salvas aqui. Recarregue a página ou duplique a lista.`,
  },
  legality: {
    label: 'Validade',
    legal: (what) =>
      `Em ordem: ${agreeing(what, 'este', 'esta')} ${what} pode ser ${agreeing(what, 'jogado', 'jogada')}.`,
    notLegal: (problems) => `Ainda não vale: ${counted(problems, 'problema')}.`,
  },
  sections: {
    limit: (min, max) => (min === max ? `de ${min}` : `de ${min} a ${max}`),
    piece: (piece, section) => `${piece} ${inThe(section)}`,
  },
  count: {
    add: (name) => `Adicionar: ${name}`,
    remove: (name) => `Remover: ${name}`,
  },
  stock: {
    label: (piece) => `${capital(piece)}s à disposição`,
    inUse: 'Só em uso',
    section: 'Colocar em',
    keys: (piece, key) => [
      'Em um número, ',
      key('↑'),
      ' e ',
      key('↓'),
      ' mudam o valor, e ',
      key('Enter'),
      ` vai para ${agreeing(piece, 'o próximo', 'a próxima')} ${piece}.`,
    ],
    notFound: (piece) => `${agreeing(piece, 'Nenhum', 'Nenhuma')} ${piece} corresponde.`,
    into: (piece, section) => `${piece} ${inThe(section)}`,
    elsewhere: (sections) => sections.map(({ name, count }) => `${count} ${inThe(name)}`).join(', '),
  },
  curve: {
    figure: 'Legenda',
    text: (figure, bars) => `${figure}: ${bars.map((bar) => `${bar.count} de ${bar.number}`).join(', ')}`,
    empty: (figure, piece) => `${figure}: ${agreeing(piece, 'nenhum', 'nenhuma')} ${piece} ainda`,
  },
  share: {
    heading: 'Compartilhar ou exportar',
    link: 'Link',
    text: 'Texto',
    copyLink: 'Copiar link',
    copyText: 'Copiar texto',
    save: 'Salvar em arquivo',
    linkCopied: 'Link copiado.',
    textCopied: 'Texto copiado.',
    linkNotCopied: 'A área de transferência não está disponível. Selecione o link e copie.',
    textNotCopied: 'A área de transferência não está disponível. Selecione o texto e copie.',
  },
  import: {
    label: (what) => `${agreeing(what, 'Um', 'Uma')} ${what} a partir de texto`,
    format: (piece, example) => [`Uma linha por ${piece}, como `, example],
    formatWithSections: (piece, example, sections) => [
      `Uma linha por ${piece}, como `,
      example,
      `, sob ${sections.join(' ou ')}`,
    ],
    problem: (line, problem) => `Linha ${line}: ${problem}`,
    replace: (suggestion) => `Escrever ${suggestion}`,
    build: (size, piece) => `Montar com ${counted(size, piece)}`,
    choose: 'Escolher arquivo…',
    chooseLabel: 'Escolher um arquivo de texto',
  },
});
