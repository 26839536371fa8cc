/** Small technical signs, drawn in the color of the text around them. */
const glyph = (body: string): string =>
  `<svg viewBox="0 0 16 16" class="glyph" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;

const solid = 'fill="currentColor" stroke="none"';

/** A pin through a plate. */
export const PINNED_GLYPH = glyph('<path d="M5 1.5h6M6 1.5v5L3.5 9h9L10 6.5v-5M8 9v5.5"/>');
/** Out of the chain. */
export const STRAGGLER_GLYPH = glyph('<path d="M8 1.5v8"/><path d="M8 13.6v.6" stroke-width="3"/>');
export const READY_GLYPH = glyph(`<path d="M8 2l6.5 11h-13z" ${solid}/>`);
export const INITIATIVE_GLYPH = glyph(`<path d="M9.5.5L3 9h4l-1.5 6.5L13 6.5H8.5z" ${solid}/>`);
export const MECHA_GLYPH = glyph('<path d="M4 6h8v6H4zM6 3h4v3H6zM4 12v3M12 12v3M1.5 7v4M14.5 7v4"/>');

/** The five figures of the stat card. */
export const MOVE_GLYPH = glyph('<path d="M1.5 8h11M8.5 3.5L13 8l-4.5 4.5"/>');
export const RANGE_GLYPH = glyph(
  '<circle cx="8" cy="8" r="4.2"/><path d="M8 .8v4M8 11.2v4M.8 8h4M11.2 8h4"/>',
);
export const ATTACK_GLYPH = glyph(
  `<path d="M2 2h12v12H2z"/><circle cx="5" cy="5" r="1.3" ${solid}/><circle cx="8" cy="8" r="1.3" ${solid}/><circle cx="11" cy="11" r="1.3" ${solid}/>`,
);
export const ARMOR_GLYPH = glyph(
  '<path d="M8 1.2l5.8 2v4.6c0 3.4-2.4 5.8-5.8 7-3.4-1.2-5.8-3.6-5.8-7V3.2z"/>',
);
export const BODY_GLYPH = glyph(`<path d="M8 1.2l6 3.4v6.8l-6 3.4-6-3.4V4.6z" ${solid}/>`);
