import type { Keywords } from '@mechatable/mecha';

/** Small technical signs, drawn in the color of the text around them. */
const glyph = (body: string): string =>
  `<svg viewBox="0 0 16 16" class="glyph" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;

const solid = 'fill="currentColor" stroke="none"';

/** Waves of a sender. */
export const COST_GLYPH = glyph(
  `<circle cx="8" cy="8" r="1.8" ${solid}/><path d="M4.6 4.6a4.8 4.8 0 0 0 0 6.8M11.4 4.6a4.8 4.8 0 0 1 0 6.8M2 2a8.5 8.5 0 0 0 0 12M14 2a8.5 8.5 0 0 1 0 12"/>`,
);
/** A mast: what a Tower gives. */
export const BANDWIDTH_GLYPH = glyph(
  `<path d="M8 5l-4 10M8 5l4 10M5.4 11.5h5.2"/><circle cx="8" cy="4" r="1.6" ${solid}/><path d="M4.2 1.2a4.6 4.6 0 0 0 0 5.6M11.8 1.2a4.6 4.6 0 0 1 0 5.6"/>`,
);
export const POWER_GLYPH = glyph(
  `<path d="M8 0l1.7 5L14.5 2.6 12 7.2l4 1.8-4.6 1.2 1.6 4.6L8.6 12 6 16l-.6-4.6L.6 12.6 4 9 0 6.4l5-.6L4 1.2 7 5z" ${solid}/>`,
);
export const LIFE_GLYPH = glyph(`<path d="M8 1.2l6 3.4v6.8l-6 3.4-6-3.4V4.6z" ${solid}/>`);
export const ARMOR_GLYPH = glyph(
  '<path d="M8 1.2l5.8 2v4.6c0 3.4-2.4 5.8-5.8 7-3.4-1.2-5.8-3.6-5.8-7V3.2z"/>',
);
export const TIME_GLYPH = glyph(
  '<path d="M3.5 1.5h9M3.5 14.5h9M4.5 1.5c0 4 7 8 7 13M11.5 1.5c0 4-7 8-7 13"/>',
);
export const FRESH_GLYPH = glyph('<path d="M2 3h5L2 9h5M9.5 7.5h4.5l-4.5 6h4.5"/>');
export const MOVE_GLYPH = glyph('<path d="M8 14.5v-13M3.5 6L8 1.5 12.5 6"/>');
export const ATTACK_GLYPH = glyph(
  '<circle cx="8" cy="8" r="4.2"/><path d="M8 .8v4M8 11.2v4M.8 8h4M11.2 8h4"/>',
);
export const NO_MOVE_GLYPH = glyph('<path d="M8 14.5v-13M3.5 6L8 1.5 12.5 6"/><path d="M1.5 14.5l13-13"/>');
export const NO_ATTACK_GLYPH = glyph(
  '<circle cx="8" cy="8" r="4.2"/><path d="M8 .8v3M8 12v3.2M.8 8h3M12 8h3.2M1.5 14.5l13-13"/>',
);
export const MUST_MOVE_GLYPH = glyph(
  '<path d="M1.5 8h8M6 3.5L10.5 8 6 12.5M14 2v7"/><path d="M14 13.2v.6"/>',
);
export const NOW_GLYPH = glyph(`<path d="M9.5.5L3 9h4l-1.5 6.5L13 6.5H8.5z" ${solid}/>`);
const PILOT_GLYPH = glyph(
  '<path d="M2.5 12V8a5.5 5.5 0 0 1 11 0v4h-4l-1 2h-3v-2z"/><path d="M7 7.5h6.3v3H7z"/>',
);
export const SILENT_GLYPH = glyph('<circle cx="8" cy="8" r="6.2"/><path d="M3.6 12.4l8.8-8.8"/>');
export const RISE_GLYPH = glyph(`<path d="M8 2l6 7h-4v5H6V9H2z" ${solid}/>`);
export const FALL_GLYPH = glyph(`<path d="M8 14l6-7h-4V2H6v5H2z" ${solid}/>`);

/** The keywords, each as a sign. */
export const KEYWORD_GLYPHS: Readonly<Record<keyof Keywords, string>> = {
  armour: ARMOR_GLYPH,
  pierce: glyph('<path d="M.8 8h10M11 4v8l4.2-4z" fill="currentColor"/><path d="M6 1.5v3.6M6 10.9v3.6"/>'),
  flight: glyph(
    '<path d="M1 4.5c3.5-2 6-1 7 3 1-4 3.5-5 7-3-2.2.8-2.6 3-4.2 5.2L8 13.2 5.2 9.7C3.6 7.5 3.2 5.3 1 4.5z"/>',
  ),
  reach: glyph('<path d="M8 15V5M4.5 8.5L8 5l3.5 3.5"/><path d="M2 1.5h12"/>'),
  haste: glyph('<path d="M1.5 3l5 5-5 5M8.5 3l5 5-5 5"/>'),
  range: glyph('<circle cx="8" cy="8" r="6.4"/><circle cx="8" cy="8" r="2.6"/><path d="M8 8l5-5"/>'),
  speed: glyph('<path d="M1 13a7 7 0 0 1 14 0M8 12l3.5-5"/><path d="M8 4v1.5"/>'),
};

/** The kind of a card without a family. */
export const KIND_GLYPHS: Readonly<Record<string, string>> = {
  Mecha: glyph('<path d="M4 6h8v6H4zM6 3h4v3H6zM4 12v3M12 12v3M1.5 7v4M14.5 7v4"/>'),
  Tower: BANDWIDTH_GLYPH,
  'Mecha Tower': glyph('<path d="M3 15V6h10v9M3 6V2h2.5v2h5V2H13v4M6.5 15v-4h3v4"/>'),
  Command: glyph('<path d="M2 3h12v7H7l-3.5 3.5V10H2z"/>'),
  'Trigger Command': glyph('<path d="M2 2h12v12H2z"/><path d="M9 3.5L5 9h3l-1 4 4-5.5H8z"/>'),
  Pilot: PILOT_GLYPH,
};
