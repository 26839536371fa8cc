/** Emphasis for terminals that support it. */
export interface Style {
  strong(text: string): string;
  faint(text: string): string;
}

const PLAIN: Style = { strong: (text) => text, faint: (text) => text };
const ANSI: Style = {
  strong: (text) => `\x1b[1m${text}\x1b[22m`,
  faint: (text) => `\x1b[2m${text}\x1b[22m`,
};

export function styleFor(hasColor: boolean): Style {
  return hasColor ? ANSI : PLAIN;
}
