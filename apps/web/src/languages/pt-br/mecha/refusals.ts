import { translated } from '../../shared/translation.ts';
import { refusals as all } from '../shared/refusals.ts';

export const refusals = translated(all, {
  'This unit has no ability you can use.': 'Esta unidade não tem habilidade que você possa usar.',
  'Use abilities in your own Main Phase while no chain is open.':
    'Use habilidades na sua Fase Principal, sem corrente aberta.',
  'Use this ability only while a Mecha is being played.':
    'Use esta habilidade só enquanto um Mecha está sendo jogado.',
  'Sacrifice an adjacent Mecha you control.': 'Sacrifique um Mecha vizinho seu.',
  'The adjacent Mecha has the wrong name.': 'O Mecha vizinho tem o nome errado.',
  'Discard a Mecha with the same name from your hand.': 'Descarte da mão um Mecha com o mesmo nome.',
  'This ability has no other cost.': 'Esta habilidade não tem outro custo.',
  'No card in your damage zone can still be used this turn.':
    'Nenhuma carta da sua zona de dano ainda pode ser usada neste turno.',
  'Discard two cards from your hand.': 'Descarte duas cartas da mão.',
  'Use an ability of a unit you control.': 'Use uma habilidade de uma unidade sua.',
  'One of your units must move this turn: move it first.':
    'Uma unidade sua precisa se mover neste turno: mova-a antes.',
  'Choose a space where the card can arrive.': 'Escolha uma casa onde a carta possa chegar.',
  'You can’t skip the Draw Phase for this card.': 'Não dá para pular a Fase de Compra por esta carta.',
  'Choose one of your copies of this Pilot.': 'Escolha uma das suas cópias deste Piloto.',
  'Only a Pilot can be attached this way.': 'Só um Piloto pode ser anexado assim.',
  'Choose a Mecha you control in your entry zone.': 'Escolha um Mecha seu na sua zona de entrada.',
  'This Mecha has no room for another Pilot.': 'Este Mecha não tem lugar para mais um Piloto.',
  'Attack an enemy unit or your opponent.': 'Ataque uma unidade inimiga ou o oponente.',
  'It arrived this turn and has no Haste: it can attack next turn.':
    'Chegou neste turno e não tem Ímpeto: pode atacar no próximo.',
  'It has no attack left this turn.': 'Não tem mais ataque neste turno.',
  'It has used or given up its attacks this turn.': 'Já usou ou perdeu seus ataques neste turno.',
  'It must move this turn: move it before it attacks.': 'Precisa se mover neste turno: mova antes de atacar.',
  'Not enough bandwidth for the total cost of your Mechas.':
    'Falta banda para o custo total dos seus Mechas.',
  'This unit can’t move now.': 'Esta unidade não pode se mover agora.',
  'A Tower that is not a Mecha can’t move.': 'Uma Torre que não é Mecha não se move.',
  'It arrived this turn and has no Haste: it can move next turn.':
    'Chegou neste turno e não tem Ímpeto: pode se mover no próximo.',
  'It has attacked this turn: it can’t do both.': 'Já atacou neste turno: não pode fazer os dois.',
  'It has attacked this turn: it can’t move anymore.': 'Já atacou neste turno: não pode mais se mover.',
  'It has no movement left this turn.': 'Já andou todas as suas casas neste turno.',
  'It has already moved this turn.': 'Já se moveu neste turno.',
  'List the spaces in order, each adjacent to the one before.':
    'Liste as casas em ordem, cada uma ao lado da anterior.',
  'Too far: the path is longer than the spaces it has left.':
    'Longe demais: o caminho passa das casas que restam.',
  'Blocked: there is a unit in the way.': 'Bloqueado: há uma unidade no caminho.',
  'A path of more than four steps can’t enter a space twice.':
    'Um caminho de mais de quatro passos não pode repetir uma casa.',
  'You don’t play a Command on a space like a unit: choose its target.':
    'Um Comando não é jogado numa casa como uma unidade: escolha o alvo.',
  'You don’t play a Pilot on a space: choose a Mecha for it.':
    'Um Piloto não é jogado numa casa: escolha um Mecha para ele.',
  'This card can’t be played.': 'Esta carta não pode ser jogada.',
  'You have already played a Tower this turn.': 'Você já jogou uma Torre neste turno.',
  'You can’t play Towers for the rest of this game.': 'Você não pode mais jogar Torres nesta partida.',
  'Choose an empty space in your entry zone.': 'Escolha uma casa vazia na sua zona de entrada.',
  'Choose an empty space in your entry zone or next to a Tower you control, or the space the card names.':
    'Escolha uma casa vazia na sua zona de entrada ou ao lado de uma Torre sua, ou a casa que a carta diz.',
  'Play cards from your hand.': 'Jogue cartas da mão.',
  'You can play only a Mecha from the top of your deck.': 'Do topo do baralho, você só pode jogar um Mecha.',
  'Choose a card in your hand.': 'Escolha uma carta da mão.',
  'Choose a unit you control.': 'Escolha uma unidade sua.',
  'Sacrifice a unit you control of the kind the card names.':
    'Sacrifique uma unidade sua do tipo que a carta diz.',
  'Choose a card from that pile that the effect allows.':
    'Escolha dessa pilha uma carta que o efeito permita.',
  'Choose the current name of a Mecha on the battlefield.':
    'Escolha o nome atual de um Mecha no campo de batalha.',
  'Only a Command can be played this way.': 'Só um Comando pode ser jogado assim.',
  'Choose a target that the card allows.': 'Escolha um alvo que a carta permita.',
  'You can’t choose this unit as a target.': 'Esta unidade não pode ser alvo.',
  'There is already a Command on this space: choose another.': 'Já há um Comando nesta casa: escolha outra.',
  'Play this only while a Mecha you control is being attacked.':
    'Jogue esta carta só enquanto um Mecha seu está sob ataque.',
  'You need a Tower to sacrifice.': 'Você precisa de uma Torre para sacrificar.',
  'You need a Mecha to sacrifice.': 'Você precisa de um Mecha para sacrificar.',
  'You need another card in hand to discard.': 'Você precisa de outra carta na mão para descartar.',
  'You need the other two copies in your hand.': 'Você precisa das outras duas cópias na mão.',
  'Play this only right after a Mecha you control was destroyed.':
    'Jogue esta carta só logo depois que um Mecha seu for destruído.',
  'Only Reparations can start a chain now.': 'Agora só Reparations pode começar uma corrente.',
  'Answer the current question first.': 'Responda antes à pergunta atual.',
  'Keep your hand or take a mulligan first.': 'Mantenha a mão ou faça mulligan antes.',
  'It’s your Main Phase: play, move, attack, or end it.':
    'É sua Fase Principal: jogue, mova, ataque ou encerre.',
  'You can only respond now: play a Command, or pass.':
    'Agora você só pode responder: jogue um Comando ou passe.',
  'Discard down to your maximum hand size first.': 'Descarte antes até o tamanho máximo da mão.',
  'Choose first: draw, or skip your Draw Phase.': 'Escolha antes: comprar ou pular a Fase de Compra.',
  'Wait for your opponent: it’s their decision.': 'Espere o oponente: a decisão é dele.',
  'This unit can’t attack now.': 'Esta unidade não pode atacar agora.',
  'A Tower that is not a Mecha can’t attack.': 'Uma Torre que não é Mecha não ataca.',
  'It has moved this turn: it can’t do both.': 'Já se moveu neste turno: não pode fazer os dois.',
  'Only a unit with Flight or Reach can attack a unit with Flight.':
    'Só uma unidade com Voo ou Antiaéreo pode atacar uma com Voo.',
  'Out of range, or blocked by enemy units: move closer.':
    'Fora de alcance ou bloqueado por inimigos: chegue mais perto.',
  'Out of range: move closer to your opponent’s entry zone.':
    'Fora de alcance: chegue mais perto da zona de entrada do oponente.',
  'A unit with power 0 can’t attack your opponent.': 'Uma unidade com poder 0 não pode atacar o oponente.',
  'You can’t choose this unit as the target of an attack.': 'Esta unidade não pode ser alvo de um ataque.',
  'Your unit costs too much to attack it.': 'Sua unidade custa demais para atacar esse alvo.',
  'This unit can attack only units with Flight.': 'Esta unidade só pode atacar unidades com Voo.',
  'This unit can’t attack units with Flight.': 'Esta unidade não pode atacar unidades com Voo.',
});
