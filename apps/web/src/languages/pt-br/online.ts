import { words } from '../../table/online/words.ts';
import { translated } from '../shared/translation.ts';
import { counted } from './shared/grammar.ts';

/** What is around the table of an online match. */
export const online = translated(words, {
  unknownGame: (game) => `Esta página é mais antiga que o servidor: não conhece “${game}”. Recarregue.`,
  connecting: 'Conectando…',
  offline: 'Conexão perdida. Sua jogada será enviada assim que ela voltar.',
  presence: { online: 'Conectado', away: 'Ausente', gone: 'Saiu' },
  watch: {
    count: (count) => {
      if (count === 0) return 'Ninguém está assistindo.';
      return `${counted(count, 'pessoa assistindo', 'pessoas assistindo')}.`;
    },
    copy: 'Copiar link para assistir',
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar',
  },
  clock: (name, time) => `${name}: restam ${time}`,
  offers: {
    undo: (name) => `${name} pede para desfazer a última jogada.`,
    draw: (name) => `${name} oferece empate.`,
    yours: { undo: 'Você pediu para desfazer.', draw: 'Você ofereceu empate.' },
    agree: 'Aceitar',
    refuse: 'Recusar',
    withdraw: 'Retirar',
    askUndo: 'Pedir para desfazer',
    offerDraw: 'Oferecer empate',
  },
  rating: {
    heading: 'Ratings',
    soon: 'Calculando o rating…',
    later: 'Os ratings mudam quando os espectadores tiverem visto o fim.',
    uncounted: {
      limit: 'Não conta: cinco partidas ranqueadas entre os mesmos jogadores hoje.',
      device: 'Não conta: dois lugares usam o mesmo dispositivo, ou jogam sem HTTPS.',
    },
  },
  gone: {
    text: (name) => `${name} saiu. Como você quer continuar?`,
    win: 'Ficar com a vitória',
    bot: 'Deixar um bot jogar',
    wait: 'Esperar',
  },
  back: { text: 'Um bot está jogando por você.', take: 'Voltar a jogar' },
  device: { text: 'Você começou esta partida em outro dispositivo.', take: 'Continuar aqui' },
  talk: {
    title: 'Chat',
    label: 'Mensagem',
    send: 'Enviar',
    speaker: (name, to) => (to === null ? `${name}:` : `${name} para ${to}:`),
    to: 'Para',
    table: 'Todos',
    spectators: 'Espectadores',
    mute: (name) => `Silenciar ${name}`,
    report: 'Denunciar',
    reported: 'Denúncia enviada. Obrigado.',
    unread: (count) => counted(count, 'nova'),
    phrases: {
      hello: 'Olá!',
      luck: 'Boa sorte!',
      'well-played': 'Boa jogada.',
      thanks: 'Valeu!',
      oops: 'Ops.',
      thinking: 'Deixa eu pensar…',
      'good-game': 'Boa partida!',
    },
  },
  end: { rematch: 'Revanche', record: 'O servidor publicou o registro completo. Confira.' },
});
