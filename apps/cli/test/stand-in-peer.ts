import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder with a small library that has the names of boardgame.io and does what `bench` asks of it: makes moves on copies,
 * lets players take turns, and checks for the end. So the tests need no network, and still play through the interface of that
 * library.
 */
export function standInPeer(folder: string): string {
  const library = join(folder, 'node_modules/boardgame.io');
  mkdirSync(library, { recursive: true });
  const files: Readonly<Record<string, string>> = {
    'package.json': '{"name":"boardgame.io","version":"0.50.2"}',
    'core.js': `exports.INVALID_MOVE = 'INVALID_MOVE';`,
    'internal.js': `
      exports.InitializeGame = ({ game }) => ({ G: game.setup(), ctx: { currentPlayer: '0' } });
      exports.CreateGameReducer = ({ game }) => (state, { payload: { type, args } }) => {
        const G = structuredClone(state.G);
        const { currentPlayer } = state.ctx;
        if (game.moves[type]({ G, ctx: state.ctx }, ...args) === 'INVALID_MOVE') throw new Error('an invalid move');
        const gameover = game.endIf({ G, ctx: state.ctx });
        return { G, ctx: { currentPlayer: currentPlayer === '0' ? '1' : '0', gameover } };
      };`,
    'ai.js': `
      exports.MCTSBot = class {
        constructor(settings) { this.settings = settings; }
        async play(state) {
          const { iterations, enumerate } = this.settings;
          for (let i = 0; i < iterations * 100; i++) if (enumerate(structuredClone(state.G)).length !== 7) throw new Error();
        }
      };`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(library, name), text);
  return folder;
}
