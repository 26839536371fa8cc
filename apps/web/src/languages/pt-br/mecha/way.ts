/** `para c1 por d2, c2`. */
export const along = ({ to, via }: { readonly to: string; readonly via: readonly string[] }): string =>
  via.length === 0 ? `para ${to}` : `para ${to} por ${via.join(', ')}`;

/** What a window is for. */
export const OCCASIONS = {
  start: 'o turno começa',
  draw: 'a Fase de Compra acaba',
  end: 'o turno acaba',
  destroyed: 'um Mecha é destruído',
  card: 'uma carta é jogada',
  move: 'uma unidade se move',
  attack: 'uma unidade ataca',
  ability: 'uma habilidade é usada',
};

/** When a player passed. */
export const PASSED = {
  start: 'no início do turno',
  draw: 'no fim da Fase de Compra',
  end: 'no fim do turno',
  destroyed: 'na destruição de um Mecha',
  card: 'diante da carta jogada',
  move: 'diante do movimento',
  attack: 'diante do ataque',
  ability: 'diante da habilidade',
};
