/** Small technical signs, drawn in the color of the text around them. */
const glyph = (body: string): string =>
  `<svg viewBox="0 0 16 16" class="glyph" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round">${body}</svg>`;

const solid = 'fill="currentColor" stroke="none"';

/** A row as seen from its owner: a line with the place of the unit before or behind it. */
export const FRONT_GLYPH = glyph(`<path d="M1 13h14"/><path d="M8 2l4.5 7h-9z" ${solid}/>`);
export const BACK_GLYPH = glyph(`<path d="M1 3h14"/><path d="M8 7l4.5 7h-9z" ${solid}/>`);
export const REST_GLYPH = glyph('<path d="M3 2v12M13 2v12M3 13L13 3M3 8l5-5M8 13l5-5"/>');
export const TARGET_GLYPH = glyph('<circle cx="8" cy="8" r="4.5"/><path d="M8 0v5M8 11v5M0 8h5M11 8h5"/>');
export const RISE_GLYPH = glyph(`<path d="M8 2l6 7h-4v5H6V9H2z" ${solid}/>`);
export const FALL_GLYPH = glyph(`<path d="M8 14l6-7h-4V2H6v5H2z" ${solid}/>`);

const MARKS: Readonly<Record<string, string>> = {
  Vanguard: glyph('<path d="M8 1l4 6H9.5v8h-3V7H4z"/>'),
  Bastion: glyph('<path d="M2 14V4h3v2h2V4h2v2h2V4h3v10z"/>'),
  Longbow: glyph('<path d="M4 1c7 3 7 11 0 14M4 1v14M2 8h12M11 5l3 3-3 3"/>'),
  Salvor: glyph('<path d="M8 1v6M8 7c5 0 5 7 0 7-3 0-4-2-4-4"/><path d="M5 3h6"/>'),
  Hive: glyph('<path d="M8 1l6 3.5v7L8 15l-6-3.5v-7z"/><path d="M8 5l2.6 1.5v3L8 11 5.4 9.5v-3z"/>'),
  Phantom: glyph('<path d="M1 8c4-6 10-6 14 0-4 6-10 6-14 0z"/><path d="M8 5v6"/>'),
  Base: glyph('<path d="M2 14V7l6-5 6 5v7zM6 14v-4h4v4"/>'),
  Terrain: glyph('<path d="M1 14l5-9 3 5 2-3 4 7z"/>'),
  unit: glyph('<circle cx="8" cy="8" r="6"/>'),
  tech: glyph('<path d="M9 1L3 9h4l-1 6 7-9H8z"/>'),
  equip: glyph('<path d="M2 5h3V2h6v3h3v6h-3v3H5v-3H2z"/>'),
  land: glyph('<path d="M1 14h14M3 14V6h10v8"/>'),
};

/** The mark of a tribe or, for a card without one, of its kind. */
export function markOf(card: { readonly tribe: string | null; readonly kind: string }): string {
  return MARKS[card.tribe ?? card.kind] ?? '';
}
