import { words as setup } from '../../table/setup/words.ts';
import { words as talk } from '../../table/talk/words.ts';
import { words as thoughts, type Certainty } from '../../table/thoughts/words.ts';
import { words } from '../../table/words/index.ts';
import { translated, type Translated } from '../shared/translation.ts';
import { counted, does, listed, lowerFirst, number, own, sentence, who } from './shared/grammar.ts';
import { online } from './online.ts';
import { refusal } from './shared/refusals.ts';

/** `destrói`, `pode destruir`. */
const verb = (sure: Certainty, always: string, infinitive: string): string =>
  sure === 'sure' ? always : `pode ${infinitive}`;

/** The table of a match. */
export const table: readonly Translated[] = [
  translated(setup, {
    level: (level, title) => `Bot, nível ${level}: ${title}`,
    character: (name, style) => `${name}, ${style.toLowerCase()}`,
  }),

  translated(talk, {
    pick: 'Adversário',
    nobody: 'Sem personagem',
    nobodyNote: 'Só um bot deste nível.',
    styles: {
      aggressor: 'Agressora',
      fortress: 'Fortaleza',
      gambler: 'Apostadora',
      hoarder: 'Acumulador',
      hunter: 'Caçadora',
    },
    notes: {
      kade: 'Ataca primeiro e conta as perdas depois.',
      holt: 'Fecha cada brecha antes de avançar.',
      sparks: 'Joga tudo de uma vez e torce.',
      tilo: 'Guarda tudo para depois.',
      ravn: 'Caça suas unidades, seja qual for o placar.',
    },
    introduction: (style, note) => `${style}. ${note}`,
    atLevel: (name, level) => `${name} (${level})`,
    says: (line) => `“${line}”`,
    lines: {
      kade: {
        greeting: ['Sem aquecimento. Vamos lá.', 'Espero que tenha peças de reposição.'],
        good: ['É assim que se abre uma porta.', 'Lento demais!', 'Acompanhe.'],
        setback: ['Um arranhão.', 'Certo. Agora fiquei brava.'],
        win: ['Eu disse: só existe o caminho para a frente.', 'De novo? Ainda tenho combustível.'],
        loss: ['Você bate mais forte do que parece.', 'Da próxima vez começo mais rápido.'],
      },
      holt: {
        greeting: ['Bom dia. Cuidado com os muros.', 'Sem pressa. Eu também não tenho.'],
        good: ['Como planejado.', 'Uma pedra de cada vez.'],
        setback: ['Uma brecha. Vou fechá-la.', 'Anotado.'],
        win: ['Os muros vencem. Quase sempre.', 'Paciência, só isso.'],
        loss: ['Você achou a pedra solta. Muito bem.', 'Vou construir mais alto.'],
      },
      sparks: {
        greeting: ['Está com sorte? Eu estou!', 'Aposto tudo, como sempre.'],
        good: ['Ha! Viu essa?', 'Eu sabia. Quer dizer, eu torcia.', 'Prêmio máximo!'],
        setback: ['Valeu a tentativa!', 'Opa. Dobro ou nada?'],
        win: ['E é por isso que se aposta tudo!', 'Não acredito que deu certo.'],
        loss: ['Melhor de três?', 'Que emoção!'],
      },
      tilo: {
        greeting: ['Deixe-me só arrumar minhas coisas.', 'Ah, visita. Sente-se.'],
        good: ['Guardei essa para você.', 'Nunca jogue nada fora.'],
        setback: ['Tenho outro em algum lugar.', 'Hum. Eu gostava desse.'],
        win: ['Viu? Tudo acabou servindo.', 'E ainda me sobrou alguma coisa.'],
        loss: ['Eu estava guardando o melhor.', 'Jogou bem, meu jovem.'],
      },
      ravn: {
        greeting: ['Estou vendo você.', 'Corra, se quiser.'],
        good: ['Um a menos.', 'Achei você.', 'Próximo.'],
        setback: ['Presa esperta.', 'Não vai acontecer duas vezes.'],
        win: ['Não há mais onde se esconder.', 'A caçada acabou.'],
        loss: ['Você escapou. Respeito.', 'Perdi o rastro.'],
      },
    },
  }),

  translated(thoughts, {
    own: (piece) => `seu ${piece}`,
    destroyed: (piece, by, sure) =>
      by === null
        ? `${piece} ${verb(sure, 'é destruído', 'ser destruído')}`
        : `${by} ${verb(sure, 'destrói', 'destruir')} ${piece}`,
    damaged: (piece, by, sure) =>
      by === null
        ? `${piece} ${verb(sure, 'sofre', 'sofrer')} dano`
        : `${by} ${verb(sure, 'danifica', 'danificar')} ${piece}`,
    returned: (piece, by, sure) =>
      by === null
        ? `${piece} ${verb(sure, 'volta', 'voltar')} para a mão`
        : `${by} ${verb(sure, 'devolve', 'devolver')} ${piece} para a mão`,
    moved: (piece, place) => `${piece} vai para ${place}`,
    struck: (names, seat, by, sure) =>
      by === null
        ? `${who(names, seat)} ${verb(sure, 'sofre', 'sofrer')} um golpe`
        : `${by} ${verb(sure, 'atinge', 'atingir')} ${who(names, seat)}`,
    claimed: (names, seat, piece, sure) => `${who(names, seat)} ${verb(sure, 'toma', 'tomar')} ${piece}`,
    ofPiece: (piece, phrase) => `${piece}: ${lowerFirst(phrase)}`,
    next: (deed) => `A seguir, ${deed}`,
    reply: (deed) => `Depois, ${deed}`,
    survives: (piece, by) =>
      by === null
        ? `${sentence(piece)} sobrevive`
        : `${sentence(piece)} sobrevive; senão, ${by} pode destruí-lo`,
  }),

  translated(words, {
    about: 'Sobre a partida',
    close: 'Fechar',
    gotIt: 'Entendi',
    showRule: 'Mostrar a regra',
    keys: {
      escape: 'Esc',
      enter: 'Enter',
      shiftEnter: 'Shift Enter',
      title: 'Teclas',
      help: [
        ['1–9', 'escolher uma opção da lista'],
        ['Enter', 'apertar o botão marcado Enter'],
        ['Espaço', 'escolher a peça em foco'],
        ['Shift Enter', 'apertar o botão marcado, de qualquer lugar'],
        ['Esc', 'voltar um passo'],
        ['U', 'desfazer'],
        ['H', 'uma dica'],
        ['B C L', 'ir ao tabuleiro, às opções, ao histórico'],
        ['Setas', 'andar pelo tabuleiro'],
        ['I', 'mostrar detalhes'],
        ['?', 'por que não'],
      ],
      pass: ['P', 'passar até o fim deste turno'],
      zoom: ['+ − 0', 'ampliar, reduzir, mostrar tudo'],
    },
    head: {
      home: (title) => `${title}: voltar ao lobby (a partida fica salva)`,
      yourTurn: 'Sua vez',
      yourChoice: 'Você escolhe',
      acts: (name) => `Vez de ${name}`,
      othersAct: 'Os outros escolhem',
      over: 'Fim da partida',
      undo: 'Desfazer',
      undoTitle: 'Desfazer (U)',
      practice: 'Treino',
      undoAnything: ': desfazer à vontade',
      menu: 'Menu',
      ruleBook: 'Livro de regras',
      concede: 'Desistir',
      cancel: 'Cancelar',
      yesConcede: 'Sim, desistir',
    },
    ask: {
      title: 'Sua decisão',
      back: 'Voltar',
      forecast: 'Previsão',
      waitingFor: (names) => `Aguardando ${listed(names)}.`,
      really: (label) => `${label}?`,
      pickNext: 'Escolha um lugar marcado, ou volte.',
      notNow: (label) => `Agora não. Próximo passo: ${label}.`,
    },
    choices: {
      title: 'Opções',
      none: 'nenhuma agora',
      group: (title, choices) => `${title}: ${counted(choices, 'opção', 'opções')}`,
      wasted: 'sem efeito',
      earlier: (count) => `Mostrar as ${count} anteriores`,
      later: (count) => `Mostrar mais ${count}`,
    },
    draft: { startOver: 'Recomeçar' },
    warning: {
      title: 'Isto perde a partida',
      loses: (label, outcome) => [label, ` perde a partida: ${outcome}`],
      no: 'Escolher outra coisa',
      yes: 'Fazer mesmo assim',
      wastes: 'Sem efeito',
      wasted: (label, why) => [label, `: ${why} Jogar mesmo assim?`],
      playAnyway: 'Jogar mesmo assim',
    },
    whyNot: {
      label: 'Por que não',
      title: 'Por que não?',
      refusal,
      forbidden: (labels, more) =>
        `Não é possível: ${labels.join('; ')}${more > 0 ? `; e mais ${more}` : ''}`,
      nothing: (title, question) => `Não dá para usar ${title ?? 'isto'} agora. ${question}`,
    },
    responses: {
      summary: (when) => `Respostas: ${when}`,
      never: 'nunca neste turno',
      legend: 'Quando você puder responder ou passar',
      modes: {
        auto: { name: 'Auto', short: 'auto', explained: 'pergunta quando você pode fazer algo útil' },
        always: { name: 'Sempre perguntar', short: 'sempre', explained: 'pergunta todas as vezes' },
        never: { name: 'Nunca', short: 'nunca', explained: 'passa todas as vezes' },
      },
      passTurn: 'Passar até o fim deste turno',
      windows: 'No Auto, perguntar sobre',
      private: 'Só você vê este ajuste.',
      shared:
        'Numa tela compartilhada, uma pergunta pode revelar o que você tem; por isso o Auto só segue a lista acima.',
      note: (auto) => [
        'Aqui você pode responder ou passar. ',
        auto,
        ' pergunta só quando você pode fazer algo útil. Você pode mudar para sempre ou nunca.',
      ],
    },
    hint: {
      button: 'Dica',
      buttonTitle: 'O que um bot faria com o que você vê (H)',
      title: 'Dica',
      weighing: 'Um bot compara suas opções, usando só o que você vê.',
      done: 'Um bot que vê o que você vê escolheria a primeira.',
      failed: 'A dica falhou. Tente de novo ou jogue sem ela.',
      best: 'melhor',
      wins: 'Vence a partida.',
      loses: 'Perde a partida.',
      keeps: 'Não muda mais nada.',
      changes: (phrases) => phrases.map((phrase) => `${phrase}.`).join(' '),
      beforeDraft: 'A dica vale para a posição antes do seu rascunho. Recomece para usá-la.',
    },
    thinking: {
      title: 'Raciocínio',
      closed: 'o que um bot considera',
      hide: 'ocultar',
      reveals: 'Isto revela segredos',
      warning: (reveals) => [
        reveals,
        ' Você verá o que só os bots sabem: cartas, planos e escolhas secretas.',
      ],
      revealsSentence: 'Isto revela segredos.',
      no: 'Não, jogo limpo',
      yes: 'Mostrar mesmo assim',
      secret: 'Só o bot sabe o que você lê aqui.',
      nothingYet: 'A próxima decisão do bot aparecerá aqui enquanto ele pensa.',
      level: (level) => `nível ${level}`,
      thinking: 'pensando…',
      moved: 'já jogou',
      done: 'pronto',
      played: (label) => `Ele jogou: ${label}.`,
    },
    thoughts: {
      choice: 'Opção',
      choiceAndShare: 'Opção e parte da busca',
      toWin: 'Vitória',
      unseenToWin: ', chance de vitória ',
      unseenShare: ', parte da busca ',
      percent: (share) => `${Math.round(share * 100)}%`,
      searched: (lines) => (lines === 1 ? '1 linha analisada.' : `${number(lines)} linhas analisadas.`),
    },
    since: { title: 'Desde sua última jogada', nothing: 'nada' },
    log: {
      title: 'Histórico',
      setup: (lines) => `Preparação (${lines})`,
      passes: (count) => `${count} passes`,
      rule: (line) => `Regra: ${line}`,
    },
    inspector: {
      title: 'Detalhes',
      idle: 'Passe o mouse sobre uma carta, toque e segure ou use as setas para ver os detalhes.',
      rulings: (count) => counted(count, 'esclarecimento'),
      now: 'Agora',
    },
    handOver: {
      title: (name) => `${name}, sua vez`,
      passOn: (name) => `Passe o aparelho. Continue quando só ${name} puder ver a tela.`,
      take: (name) => `Sou ${name}`,
      leave: 'Sair; a partida fica salva',
    },
    end: {
      draw: 'Empate',
      wins: (names, winner) => does(names, winner, 'venceu'),
      turningPoint: (names, seat, { turn, cause, from, to }) => {
        const way = to > from ? 'sobe' : 'cai';
        const change = `${own(names, seat, 'a chance')} de vencer ${way} de ${from}% para ${to}%.`;
        return cause === null ? `${turn}: ${change}` : `${turn}: ${cause.replace(/\.$/, ',')} e ${change}`;
      },
      searching: 'Procurando a virada…',
      noTurningPoint: 'Sem virada: as chances mudaram aos poucos.',
      showTurningPoint: 'Mostrar a virada',
      rematch: 'Revanche',
      replay: 'Ver o replay',
      review: 'Análise',
      save: 'Salvar registro',
      verify: 'Verificar registro',
      next: (title) => `Agora vença o bot ${title}`,
      more: 'Mais',
      lobby: 'Lobby',
      luck: {
        title: 'Sorte',
        running: 'Bots de mesma força jogam sua partida de novo com outras cartas e dados…',
        done: (replays, points) =>
          `Bots de mesma força jogaram sua partida de novo com outras cartas e dados, ${replays} vezes a partir de cada momento. As proporções têm precisão de cerca de ${points} pontos.`,
        meter: (percent) => `Sorte: ${percent}%`,
        explained: '0%: o mesmo jogador vence sempre. 100%: qualquer um pode vencer.',
        caption: 'Partidas vencidas',
        from: 'A partir de',
        start: 'Início',
        turn: (turn) => `Turno ${turn}`,
        share: (percent) => `${percent}%`,
      },
    },
    fairness: {
      verified: 'Registro verificado',
      failed: 'A verificação falhou',
      wrong: 'Errado',
      proven: 'Provado',
      unproven: 'Não provado',
    },
    seals: {
      summary: (seal) => ['Jogo limpo: lacrado como ', seal],
      explained:
        'O embaralhamento foi lacrado antes da primeira jogada. Copie agora e compare com o registro no fim.',
      commitment: { name: 'Compromisso', copy: 'Copiar o compromisso' },
      firstLink: { name: 'Primeiro elo', copy: 'Copiar o primeiro elo' },
      lastLink: { name: 'Último elo', copy: 'Copiar o último elo' },
      copy: 'Copiar',
      copied: 'Copiado',
      copyFailed: 'Selecione e copie',
    },
    loading: {
      damaged: (why) => `Esta partida está danificada. ${why} Você pode exportá-la no lobby.`,
      notFound: 'Essa partida não está neste navegador. Pode ter sido excluída ou jogada em outro lugar.',
      unknownGame: (id) => `Jogo desconhecido: “${id}”.`,
    },
    problem: {
      stale: 'Esta partida continuou em outra aba. Recarregue para acompanhar.',
      bot: (name) =>
        `${name ?? 'Um bot'} falhou, então um bot mais simples jogou no lugar. A partida continua.`,
      botsNotStarted: 'Não foi possível iniciar os bots.',
    },
    setup: {
      ownLoadout: (what) => `Feito por você: ${what}.`,
      deleted: 'Sua escolha foi excluída. Escolha outra.',
      notLegal: (name) => `${name} não é mais legal. Corrija no construtor ou escolha outro.`,
    },
  }),

  online,
];
