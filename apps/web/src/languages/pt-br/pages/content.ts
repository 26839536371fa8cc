import { words } from '../../../pages/content/words.ts';
import { translated } from '../../shared/translation.ts';
import { counted } from '../shared/grammar.ts';

/** Content files. */
export const content = translated(words, {
  title: 'Conteúdo',
  heading: 'Conteúdo próprio',
  lead: 'Um arquivo de conteúdo acrescenta ou altera cartas, baralhos, Mechs ou forças. Ele fica neste navegador. Serve para jogar contra bots e no laboratório, mas não em mesas online.',
  import: {
    heading: 'Importar um arquivo de conteúdo',
    choose: 'Escolher um arquivo',
    text: 'ou solte-o aqui. Ele substitui o conteúdo com que você joga agora.',
    tooLarge: (most) => `O arquivo é grande demais: um arquivo de conteúdo tem no máximo ${most} kB.`,
    done: (name, game, pieces) =>
      `Agora ${game} é jogado com ${name}: ${counted(pieces, 'peça nova ou alterada', 'peças novas ou alteradas')}.`,
    problems: (file, problems) => `${file} não pode ser usado: ${counted(problems, 'problema')}.`,
    more: (n) => `Mais ${counted(n, 'problema')}.`,
    place: (line, column) => `Linha ${line}, coluna ${column}`,
  },
  files: {
    heading: 'Arquivos neste navegador',
    none: 'Nenhum arquivo ainda.',
    inUse: 'Em uso',
    use: 'Usar',
    stop: 'Usar o conteúdo publicado',
    save: 'Salvar arquivo',
    remove: 'Excluir',
    sure: 'Excluir? Partidas jogadas com ele não abrem sem o arquivo.',
    yes: 'Excluir arquivo',
    cancel: 'Cancelar',
    hash: (hash) => `código ${hash}`,
    cards: 'Cartas',
    builder: 'Construtor',
    lab: 'Laboratório',
    play: 'Jogar',
  },
  write: {
    heading: 'Escreva o seu',
    lead: 'Comece com um modelo: uma peça publicada com outro nome. Com o esquema, seu editor completa e verifica o arquivo.',
    template: (game) => `Modelo para ${game}`,
    schema: (game) => `Esquema para ${game}`,
    name: 'Meu conteúdo',
    piece: (name) => `Meu ${name}`,
  },
});
