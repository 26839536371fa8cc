import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RecordV2 } from '@mechatable/kernel';
import type { Plugin } from 'vite';
import type { PlayLoop } from '../src/pages/lobby/play-loop.ts';

const CORPUS = fileURLToPath(new URL('../../../corpus/', import.meta.url));
const CHOICE = fileURLToPath(new URL('loops.json', import.meta.url));
const MODULE = /\/corpus\/([^/]+)\/format-2\.jsonl\?loop$/;

/** Which record of a released version the lobby shows, and after which of its moves. */
interface Choice {
  readonly line: number;
  readonly frames: readonly number[];
}

/** A few moments of a recorded match, with what it takes to play up to them; null if none were chosen. */
export function readLoop(release: string): PlayLoop | null {
  const choices = JSON.parse(readFileSync(CHOICE, 'utf8')) as Readonly<Record<string, Choice>>;
  const choice = choices[release];
  if (choice === undefined) return null;
  const lines = readFileSync(join(CORPUS, release, 'format-2.jsonl'), 'utf8').split('\n');
  const record = JSON.parse(lines[choice.line] ?? '') as RecordV2;
  const entries = record.entries.slice(0, choice.frames.at(-1));
  // Both are about the whole match.
  return { record: { ...record, entries, chain: undefined, state: undefined }, frames: choice.frames };
}

/** A Vite plugin: `corpus/lanes-2/format-2.jsonl?loop` is the part of a recorded match that the lobby shows. */
export function loops(): Plugin {
  return {
    name: 'mechatable:loops',
    load(id) {
      const [, release] = MODULE.exec(id) ?? [];
      if (release === undefined) return undefined;
      this.addWatchFile(CHOICE);
      return `export const loop = JSON.parse(${JSON.stringify(JSON.stringify(readLoop(release)))});`;
    },
  };
}
