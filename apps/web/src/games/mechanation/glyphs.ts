/** Small symbols, drawn in the color of the surrounding text. */
const glyph = (body: string): string =>
  `<svg viewBox="0 0 16 16" class="glyph" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;

const solid = 'fill="currentColor" stroke="none"';

/** The colors in the order of `COLORS`, each with its own outline: keep, sun, fir, wave, crystal. */
const COLOR_GLYPHS: readonly string[] = [
  glyph(`<path d="M1.5 15V2h3.2v2.6h1.7V2h3.2v2.6h1.7V2h3.2v13z" ${solid}/>`),
  glyph(
    `<circle cx="8" cy="8" r="3.9" ${solid}/><path d="M8 .9v1.6M8 13.5v1.6M.9 8h1.6M13.5 8h1.6M3 3l1.1 1.1M11.9 11.9L13 13M13 3l-1.1 1.1M4.1 11.9L3 13"/>`,
  ),
  glyph(`<path d="M8 .6l4.4 5.6h-2l3.4 4.2H9.4v5H6.6v-5H2.2l3.4-4.2h-2z" ${solid}/>`),
  glyph(
    '<path d="M1 5.2c2.3-2.8 4.7-2.8 7 0s4.7 2.8 7 0M1 11.4c2.3-2.8 4.7-2.8 7 0s4.7 2.8 7 0" stroke-width="2.8"/>',
  ),
  glyph(`<path d="M5 1h6l4 5-7 9.5L1 6z" ${solid}/>`),
];
const WILD_GLYPH = glyph(
  `<path d="M8 .5l2 4.9 5.3.4-4 3.4 1.2 5.2L8 11.6l-4.5 2.8 1.2-5.2-4-3.4 5.3-.4z" ${solid}/>`,
);

/** The symbol of a color by its place in `COLORS`; null for a WILD. */
export function colorGlyph(color: number | null): string {
  return color === null ? WILD_GLYPH : (COLOR_GLYPHS[color] ?? '');
}

export const POWER_GLYPH = glyph(
  `<path d="M8 0l1.7 5L14.5 2.6 12 7.2l4 1.8-4.6 1.2 1.6 4.6L8.6 12 6 16l-.6-4.6L.6 12.6 4 9 0 6.4l5-.6L4 1.2 7 5z" ${solid}/>`,
);
/** Seen by the viewer, but not by everyone. */
export const EYE_GLYPH = glyph(
  `<path d="M1 8c3.5-5.3 10.5-5.3 14 0-3.5 5.3-10.5 5.3-14 0z"/><circle cx="8" cy="8" r="2.3" ${solid}/>`,
);
/** Known to everyone. */
export const CRIER_GLYPH = glyph(
  `<path d="M1.5 6v4h2.8L10 13.5v-11L4.3 6z" ${solid}/><path d="M12.3 5.4a3.7 3.7 0 0 1 0 5.2M14 3.2a6.8 6.8 0 0 1 0 9.6"/>`,
);
/** Nobody else knows it. */
export const LOCK_GLYPH = glyph(`<path d="M3 7h10v8H3z" ${solid}/><path d="M5 7V4.5a3 3 0 0 1 6 0V7"/>`);
export const ALPHA_GLYPH = glyph(
  `<path d="M1.5 3.5l3.5 4 3-6 3 6 3.5-4-1 10h-11z" ${solid}/><path d="M2.5 15.2h11"/>`,
);
