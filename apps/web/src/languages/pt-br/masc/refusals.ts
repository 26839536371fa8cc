import { translated } from '../../shared/translation.ts';
import { refusals as all } from '../shared/refusals.ts';

export const refusals = translated(all, {
  'Choose one of your units, by its lowest-numbered mecha.':
    'Escolha uma unidade sua, pelo mecha de menor número.',
  'No mecha in this unit can still move: choose another unit, or pass.':
    'Nenhum mecha desta unidade ainda pode se mover: escolha outra unidade ou passe.',
  'Attack with one of your units, named by its lowest-numbered mecha.':
    'Ataque com uma unidade sua, pelo mecha de menor número.',
  'Attack an enemy unit, named by its lowest-numbered mecha.':
    'Ataque uma unidade inimiga, pelo mecha de menor número.',
  'This unit has already attacked this phase: choose another, or pass.':
    'Esta unidade já atacou nesta fase: escolha outra ou passe.',
  'No member of this unit has range and line of fire to the target: choose another target.':
    'Ninguém desta unidade tem alcance e linha de tiro até o alvo: escolha outro alvo.',
  'Choose an eligible mecha that this die can hurt: damaged ones come first.':
    'Escolha um mecha que este dado possa ferir: os danificados vêm antes.',
  'Out of formation: bring everyone back within 2 squares of a friend first.':
    'Fora de formação: traga antes todos a até 2 casas de um aliado.',
  'Nothing to reset: no mecha has moved.': 'Nada para desfazer: nenhum mecha se moveu.',
  'No resets left, 3 of 3 used: every move must now keep everyone in formation.':
    'Sem mais voltas, 3 de 3 usadas: cada movimento deve manter todos em formação.',
  'Only members of the active unit can move.': 'Só os membros da unidade ativa podem se mover.',
  'This mecha has already had its chance to move this turn.':
    'Este mecha já teve sua chance de se mover neste turno.',
  'This mecha has already moved: reset the unit to move it again.':
    'Este mecha já se moveu: desfaça os movimentos da unidade para movê-lo de novo.',
  'Pinned: this mecha touches an enemy, so it can’t move.':
    'Travado: este mecha toca um inimigo e não pode se mover.',
  'It is already there: to leave a mecha where it is, don’t move it.':
    'Ele já está ali: para deixar um mecha onde está, não o mova.',
  'Another mecha is there: choose a free square.': 'Há outro mecha ali: escolha uma casa livre.',
  'Blocking squares can’t be entered: choose another square.':
    'Não dá para entrar em casas bloqueadas: escolha outra casa.',
  'Too far: not enough Move points.': 'Longe demais: faltam pontos de Movimento.',
  'Out of formation: in safe mode, every move must leave everyone in formation.':
    'Fora de formação: no modo seguro, cada movimento deve deixar todos em formação.',
  'A straggler must end its move on a square in reach with the lowest rally cost.':
    'Um desgarrado deve terminar na casa ao alcance com o menor custo de reagrupamento.',
  'In the quick setup, choose one of the starter forces.':
    'Na preparação rápida, escolha uma das forças iniciais.',
  'Choose a type you still have in hand.': 'Escolha um tipo que você ainda tem na mão.',
  'Outside your zone: deploy within three rows of your edge.':
    'Fora da sua zona: posicione nas três linhas mais próximas da sua borda.',
  'Choose a free square that isn’t blocking.': 'Escolha uma casa livre que não seja bloqueada.',
  'Breaks formation: the mecha you have left couldn’t close the gaps.':
    'Quebra a formação: os mechas que restam não fechariam os espaços.',
  'Choose a tile that hasn’t been laid yet.': 'Escolha uma peça que ainda não foi colocada.',
  'Choose an empty slot in your own row or the center.':
    'Escolha um espaço vazio da sua fileira ou do centro.',
  'You have laid 3 of 3 tiles in the center: fill your own row.':
    'Você colocou 3 de 3 peças no centro: complete sua fileira.',
  'You can’t pass yet: one of your stragglers can still move.':
    'Ainda não dá para passar: um desgarrado seu ainda pode se mover.',
  'Your opponent is moving: wait for your turn.': 'O oponente está movendo: espere sua vez.',
  'First choose: the colors, or the first tile.': 'Escolha antes: as cores ou a primeira peça.',
  'Your opponent won the draw and chooses first: wait for your turn.':
    'O oponente ganhou o sorteio e escolhe antes: espere sua vez.',
  'First choose your color.': 'Escolha antes sua cor.',
  'Your opponent chooses the colors: wait for your turn.': 'O oponente escolhe as cores: espere sua vez.',
  'First lay a tile.': 'Coloque antes uma peça.',
  'Your opponent lays the next tile: wait for your turn.':
    'O oponente coloca a próxima peça: espere sua vez.',
  'First choose your force.': 'Escolha antes sua força.',
  'You have chosen your force: wait for your opponent.': 'Você já escolheu sua força: espere o oponente.',
  'First deploy a mecha.': 'Posicione antes um mecha.',
  'Your opponent deploys the next mecha: wait for your turn.':
    'O oponente posiciona o próximo mecha: espere sua vez.',
  'First choose who starts this phase.': 'Escolha antes quem começa esta fase.',
  'Your opponent won the initiative and chooses who starts: wait for your turn.':
    'O oponente ganhou a iniciativa e escolhe quem começa: espere sua vez.',
  'This is Movement: activate a unit, or pass.': 'Esta é a fase de Movimento: ative uma unidade ou passe.',
  'A unit is active: move its members, finish, or reset.':
    'Há uma unidade ativa: mova seus membros, encerre ou desfaça.',
  'First choose where the straggler goes.': 'Escolha antes para onde vai o desgarrado.',
  'This is Combat: attack with a unit, or pass.':
    'Esta é a fase de Combate: ataque com uma unidade ou passe.',
  'Your opponent attacks next: wait for your turn.': 'O oponente ataca agora: espere sua vez.',
  'First assign the die.': 'Distribua antes o dado.',
  'The defender assigns the dice: wait for your opponent.':
    'Quem defende distribui os dados: espere o oponente.',
  'Your opponent has to decide: wait for your turn.': 'O oponente precisa decidir: espere sua vez.',
});
