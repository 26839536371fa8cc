import { readdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { verify } from './verify.mjs';

const game = process.argv.slice(2).find((word) => !word.startsWith('-'));
if (game === undefined) await verify('verify:quick');
else {
  const games = readdirSync(fileURLToPath(new URL('../packages/games', import.meta.url)));
  if (games.includes(game)) {
    process.env.GAME = game; // read by run-tests.mjs
    await verify('verify:game');
  } else {
    process.stderr.write(`There is no game "${game}". Choose one of: ${games.join(', ')}\n`);
    process.exitCode = 2;
  }
}
