import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { z } from 'zod';
import { words } from '../words.ts';
import { lineOf } from './json-lines.ts';

const say = words.goals;
const percent = z.number().min(0).max(100);
const shares = { min: percent.default(0), max: percent.default(100) };
const id = z.string();

const goal = z.discriminatedUnion('measure', [
  z
    .strictObject({ measure: z.literal('opener'), ...shares })
    .describe('Wins of the player with the first turn.'),
  z
    .strictObject({ measure: z.literal('loadout'), id: id.optional(), ...shares })
    .describe('Wins of a loadout against others; without an id, of every loadout.'),
  z
    .strictObject({ measure: z.literal('pairing'), of: z.tuple([id, id]).optional(), ...shares })
    .describe('Wins of the first loadout against the second; without "of", for every two loadouts.'),
  z
    .strictObject({ measure: z.literal('owner'), id: id.optional(), ...shares })
    .describe('Wins of the players who hold a piece; without an id, of every piece with figures.'),
  z
    .strictObject({
      measure: z.literal('turns'),
      min: z.number().min(0).default(0),
      max: z.number().min(0).default(Number.MAX_SAFE_INTEGER),
    })
    .describe('The median number of turns.'),
]);

/** The balance goals of a game, in percent of the matches. */
export const goalsSchema = z.strictObject({
  $schema: z.string().optional(),
  game: id,
  bots: z.array(id).min(1).default(['greedy']),
  seed: z.string().default('balance'),
  matches: z.int().positive().default(4000).describe('The most matches to play.'),
  loadouts: z.array(id).min(2).optional().describe('Only these loadouts.'),
  options: z.record(z.string(), z.unknown()).default({}),
  goals: z.array(goal).min(1),
});

export type Goals = z.infer<typeof goalsSchema>;
export type Goal = Goals['goals'][number];

/** The text of a goals file; an error names the line at fault. */
export function readGoals(text: string): Goals {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInputError(say.notJson((error as Error).message));
  }
  const read = goalsSchema.safeParse(value);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) =>
    say.atLine(lineOf(text, path), path.map(String).join('.'), message),
  );
  throw new BadInputError(problems.join('\n'));
}

/** Checks that the goals are about things that the game has. */
export function checkGoals(game: AnyGame, { goals, loadouts }: Goals, text: string): void {
  const known = game.content.loadouts.map((loadout) => loadout.id);
  const pieces = game.content.pieces.map((piece) => piece.id);
  const check = (wanted: string, among: readonly string[], path: readonly PropertyKey[]): void => {
    if (among.includes(wanted)) return;
    const near = nearestFirst(wanted, among).slice(0, 3).join(', ');
    throw new BadInputError(
      say.atLine(lineOf(text, path), path.map(String).join('.'), say.unknown(wanted, near)),
    );
  };
  loadouts?.forEach((loadout, i) => {
    check(loadout, known, ['loadouts', i]);
  });
  for (const [i, one] of goals.entries()) {
    if (one.measure === 'loadout' && one.id !== undefined)
      check(one.id, loadouts ?? known, ['goals', i, 'id']);
    if (one.measure === 'owner' && one.id !== undefined) check(one.id, pieces, ['goals', i, 'id']);
    if (one.measure === 'pairing')
      one.of?.forEach((loadout, j) => {
        check(loadout, loadouts ?? known, ['goals', i, 'of', j]);
      });
  }
}
