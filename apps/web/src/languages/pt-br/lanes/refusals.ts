import { translated } from '../../shared/translation.ts';
import { refusals as all } from '../shared/refusals.ts';

export const refusals = translated(all, {
  'Choose one of your waiting triggers.': 'Escolha um dos seus gatilhos em espera.',
  'Choose a card in your hand that reacts to this, or decline.':
    'Escolha uma carta da mão que reaja a isto, ou não reaja.',
  'Choose one of your own units on the board.': 'Escolha uma unidade sua em jogo.',
  'No attacks on turn 1: you can attack from turn 3 on.':
    'Sem ataques no turno 1: você pode atacar a partir do turno 3.',
  'This unit is resting: it can’t pay [Rest] until its rest counter is 0.':
    'Esta unidade está em descanso: só pode pagar [Descanso] com o marcador em 0.',
  'This unit can’t attack: its text says so.': 'Esta unidade não pode atacar: o texto dela diz isso.',
  'Too far: move to one of your zones directly next to, in front of or behind this one.':
    'Longe demais: vá para uma zona sua logo ao lado, à frente ou atrás desta.',
  'That zone is occupied: move to an empty one.': 'Essa zona está ocupada: vá para uma vazia.',
  'This unit is anchored: it can’t change zones.': 'Esta unidade está ancorada: não pode mudar de zona.',
  'This card is not an equip: attach only equips to units.':
    'Esta carta não é um equipamento: só equipamentos vão em unidades.',
  'No unit there: attach the equip to a unit on the board.':
    'Não há unidade ali: ponha o equipamento numa unidade em jogo.',
  'Wrong side: attach it to your own unit, or to an enemy unit if the card says so.':
    'Lado errado: ponha numa unidade sua, ou numa inimiga se a carta disser.',
  'You can’t pay this card’s printed cost.': 'Você não pode pagar o custo impresso desta carta.',
  'Choose a [Main] effect of one of your units or lands.':
    'Escolha um efeito [Principal] de uma unidade ou terreno seu.',
  'Already used: this effect works once per turn.': 'Já usado: este efeito funciona uma vez por turno.',
  'You can’t pay for this effect.': 'Você não pode pagar este efeito.',
  'Condition not met: this effect can’t be used now.':
    'Condição não cumprida: este efeito não pode ser usado agora.',
  'The effect can’t choose that: choose a card it allows.':
    'O efeito não pode escolher isso: escolha uma carta que ele permita.',
  'Choose a card that the effect allows.': 'Escolha uma carta que o efeito permita.',
  'You can’t stop yet: the effect does not say "up to".': 'Ainda não dá para parar: o efeito não diz “até”.',
  'Choose a fitting card among those you looked at, or choose none.':
    'Escolha uma carta que sirva entre as que você olhou, ou nenhuma.',
  'Choose a face-up card in your pool.': 'Escolha uma carta aberta da sua reserva.',
  'Choose one of your units of the tribe in the cost.': 'Escolha uma unidade sua da tribo do custo.',
  'Choose one of your ready units.': 'Escolha uma unidade pronta sua.',
  'Choose one of your lands.': 'Escolha um terreno seu.',
  'Choose a card in your graveyard.': 'Escolha uma carta do seu cemitério.',
  'Wrong zone: choose one of your own zones of the right kind.':
    'Zona errada: escolha uma zona sua do tipo certo.',
  'The summoning effect does not allow that zone: choose another.':
    'O efeito de invocação não permite essa zona: escolha outra.',
  'That zone is occupied: choose an empty one.': 'Essa zona está ocupada: escolha uma vazia.',
  'That zone already has a land: choose an empty one.': 'Essa zona já tem um terreno: escolha uma vazia.',
  'This effect can’t move the card there: choose one of the empty zones it allows.':
    'Este efeito não pode mover a carta para lá: escolha uma das zonas vazias que ele permite.',
  'Wrong action for this kind of card: play units, lands and techs, and attach equips.':
    'Ação errada para este tipo de carta: jogue unidades, terrenos e tecnologias, e equipe equipamentos.',
  'No room: all 6 of your unit zones are full.': 'Sem espaço: suas 6 zonas de unidade estão cheias.',
  'No room: all 3 of your land zones are full, and you can’t replace a land.':
    'Sem espaço: suas 3 zonas de terreno estão cheias, e terrenos não são substituídos.',
  'You have taken 100 main actions this turn: end your turn.':
    'Você fez 100 ações principais neste turno: encerre o turno.',
  'Choose a card in your hand.': 'Escolha uma carta da mão.',
  'Finish the toss first: choose the first or the second turn.':
    'Conclua o sorteio antes: escolha jogar primeiro ou em segundo.',
  'Set your protection cards first.': 'Coloque antes suas cartas de proteção.',
  'Finish your Draw Phase first: exchange a card, or keep your cards.':
    'Conclua antes sua Fase de Compra: troque uma carta ou mantenha as suas.',
  'Finish the exchange first: choose a card to put on the bottom of your deck.':
    'Conclua a troca antes: escolha uma carta para o fundo do baralho.',
  'Take a pool card first: choose a face-up one.': 'Pegue antes uma carta da reserva: escolha uma aberta.',
  'You can’t do that now: take a main action, or end your turn.':
    'Não dá para fazer isso agora: faça uma ação principal ou encerre o turno.',
  'Choose a zone first.': 'Escolha antes uma zona.',
  'Resolve your triggers first: choose the next one.': 'Resolva antes seus gatilhos: escolha o próximo.',
  'Answer the trigger first: use it, or skip it.': 'Responda antes ao gatilho: use-o ou não.',
  'Answer the hand reaction first: choose a card, or decline.':
    'Responda antes à reação da mão: escolha uma carta ou não reaja.',
  'Pay the cost first.': 'Pague o custo antes.',
  'Finish the effect first: answer its question.': 'Termine o efeito antes: responda à pergunta dele.',
  'It’s not your turn to choose: wait for your opponent.': 'Não é sua vez de escolher: espere o oponente.',
});
