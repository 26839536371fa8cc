import { translated } from '../../shared/translation.ts';
import { refusals as all } from '../shared/refusals.ts';

export const refusals = translated(all, {
  'Choose another Mech in your hangar.': 'Escolha outro Mech do seu hangar.',
  'Choose another pilot’s face-down Territory.': 'Escolha um Território oculto de outro piloto.',
  'Choose a face-down Territory in the Arena, or a pilot with a face-down Mech there.':
    'Escolha um Território oculto da Arena ou um piloto com um Mech oculto nela.',
  'Choose another pilot with a Mech in the Arena.': 'Escolha outro piloto com um Mech na Arena.',
  'The scrap pile is empty, so Magpie has nothing to take.':
    'A sucata está vazia, então Magpie não tem o que pegar.',
  'Choose one of your own Territories to scrap.': 'Escolha um Território seu para sucatear.',
  'Choose another pilot’s face-up Territory.': 'Escolha um Território aberto de outro piloto.',
  'Choose one of your own face-up Territories.': 'Escolha um Território aberto seu.',
  'Choose a Mech in your hand to Show.': 'Escolha um Mech da mão para Mostrar.',
  'Choose the Mech that beat Limpet.': 'Escolha o Mech que venceu Limpet.',
  'Reveal one of your own face-down Territories.': 'Revele um Território oculto seu.',
  'Scrap one of your own Territories.': 'Sucateie um Território seu.',
  'Deploy a Mech from your own hand.': 'Envie um Mech da sua mão.',
  'Attack with a Mech from your own hand.': 'Ataque com um Mech da sua mão.',
  'Defend with a Mech from your own hand.': 'Defenda com um Mech da sua mão.',
  'Deploy to a Territory in the Arena.': 'Envie para um Território da Arena.',
  'This Territory is full (2 of 2 Mechs): choose another.':
    'Este Território está cheio (2 de 2 Mechs): escolha outro.',
  'This Mech can’t be deployed facing that way.': 'Este Mech não pode ser enviado desse jeito.',
  'Nobody owns a Territory in the Arena: attack another pilot’s Territory.':
    'Um Território da Arena não é de ninguém: ataque o de outro piloto.',
  'Attack another pilot’s face-up Territory.': 'Ataque um Território aberto de outro piloto.',
  'This Territory is face-down: only Nightlatch can attack it. Choose a face-up one.':
    'Este Território está oculto: só Nightlatch pode atacá-lo. Escolha um aberto.',
  'This Mech is not in your hand: choose one that is.':
    'Este Mech não está na sua mão: escolha um que esteja.',
  'Use one of your own Mechs.': 'Use um Mech seu.',
  'This Mech has no ability you can use now.': 'Este Mech não tem habilidade que você possa usar agora.',
  'This ability works only from your hand.': 'Esta habilidade só funciona da sua mão.',
  'Only the Mech that is fighting or has just claimed can use its ability now.':
    'Agora só o Mech que luta ou acabou de conquistar pode usar a habilidade.',
  'This Mech has already used its ability this turn.': 'Este Mech já usou sua habilidade neste turno.',
  'You can’t undo a deployment.': 'Não dá para desfazer um envio.',
  'You can’t undo an attack: it counts as a deployment.': 'Não dá para desfazer um ataque: conta como envio.',
  'You can’t undo this: declining an ability in a Battle is final.':
    'Não dá para desfazer: recusar uma habilidade numa Batalha é definitivo.',
  'Reveal one of your face-down Territories first.': 'Revele antes um Território oculto seu.',
  'You can’t do that in your Initiation: use an ability, or choose Done.':
    'Não dá para fazer isso na Iniciação: use uma habilidade ou escolha Pronto.',
  'You can’t do that in your Arena turn: use an ability, deploy or pass.':
    'Não dá para fazer isso no turno da Arena: use uma habilidade, envie ou passe.',
  'Show a Mech for Tandem, or decline.': 'Mostre um Mech para Tandem ou recuse.',
  'Use Limpet, or decline.': 'Use Limpet ou recuse.',
  'Use the claiming Mech’s ability, or decline.': 'Use a habilidade do Mech que conquistou ou recuse.',
  'You can’t do that in the Pilot Phase: attack, or pass.':
    'Não dá para fazer isso na Fase de Piloto: ataque ou passe.',
  'Defend with a Mech from your hand, or decline.': 'Defenda com um Mech da mão ou recuse.',
  'You have more Territories than your limit: scrap one.':
    'Você tem mais Territórios que o limite: sucateie um.',
  'You can’t do that in your Scrap turn: use an ability, or choose Done.':
    'Não dá para fazer isso no turno de Sucata: use uma habilidade ou escolha Pronto.',
  'Another pilot is choosing: wait for your turn.': 'Outro piloto está escolhendo: espere sua vez.',
});
