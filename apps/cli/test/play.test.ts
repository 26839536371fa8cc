import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bot,
  commitTo,
  illegal,
  linksOf,
  movesOf,
  openMatch,
  parseRecord,
  partsFrom,
  person,
  program,
  recordOf,
  type MatchRecord,
  type RecordV2,
} from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { withConsole, type Ran } from './console.ts';
import { duel } from './duel-game.ts';

const { cwd, mechatable } = withConsole();

const START = ['play', 'duel', '--seed', 'dawn', '--loadouts', 'high,low'];

function play(lines: readonly string[], ...more: string[]): Promise<Ran> {
  return mechatable([...START, ...more], { lines });
}

function recordIn(file: string): MatchRecord {
  return parseRecord(readFileSync(join(cwd, file), 'utf8'));
}

/** A record as the program writes it, with all that proves it. */
function sealedIn(file: string): RecordV2 & { readonly secret: string } {
  return recordIn(file) as RecordV2 & { readonly secret: string };
}

/** The boards that were shown, by their first lines. */
function hands(out: string): string[] {
  return out.split('\n').filter((line) => line.startsWith('hand '));
}

describe('a match by piped lines', () => {
  test('is played to its end against a bot, with all events', async () => {
    const { code, out } = await play(['1', '1', '1', '1', '1', '1', '1', 'save whole.json', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('Duel: You, Regular bot.');
    expect(out).toMatch(/\n {2}1 {2}Play the \d\n/);
    expect(out).toMatch(/\nA played the \d\.\nB played the \d\.\n/);
    expect(out).toMatch(/\nYou win\.\n\d+ against \d+\.\nCommitment: /);
    expect(out).toContain('Saved to whole.json.');
    expect((await mechatable(['replay', 'verify', 'whole.json'])).code).toBe(0);
    expect(sealedIn('whole.json').players).toEqual([person('You'), bot('regular')]);
  });

  test('shows clauses only to those who ask why', async () => {
    const { out } = await play(['1', 'why', 'quit', 'no']);
    const [news = '', why = ''] = out.split('> why\n');
    expect(news).not.toContain('[DU-');
    expect(why).toMatch(/^A played the \d\. \[DU-PLAY-1\]\nB p.*\. \[DU-(?:PLAY-1|TURN-2)\]\n> /);
  });

  test('shows the commitment and the latest hash before the first move and after the last', async () => {
    const { out } = await play(['1', 'concede', 'save sealed.json', 'quit']);
    const commitment = commitTo(partsFrom('dawn', 2).secret);
    const links = linksOf(sealedIn('sealed.json'));
    const [before = '', during = '', after] = out.split(`Commitment: ${commitment}\nLatest hash: `);
    expect(before).not.toContain('which card do you play?');
    expect(during).toContain('which card do you play?');
    expect(during.split('\n')[0]).toBe(links[0]);
    expect(after?.split('\n')[0]).toBe(links.at(-1));
    expect(sealedIn('sealed.json').chain).toBe(links.at(-1));
    const seen = await mechatable([
      'replay',
      'verify',
      'sealed.json',
      '--seen',
      `${links[0] ?? ''},${commitment}`,
    ]);
    expect(seen.code).toBe(0);
  });

  test('another seat, and several people at one screen', async () => {
    const other = await play(['concede'], '--seat', '1', '--bots', 'random');
    expect(other.out).toContain('Duel: Random bot, You.');
    expect(other.out).toContain('B conceded.\n');
    expect(other.out).toContain('You lose.');
    const both = await play(['1', '1', 'concede', 'quit'], '--hotseat');
    expect(both.out).toContain('A: which card do you play?');
    expect(both.out).toContain('B: which card do you play?');
    expect(both.out).toContain('Player 2 wins.');
  });

  test('without --seed, every match gets a new seed', async () => {
    const records = [];
    for (const file of ['new-1.json', 'new-2.json']) {
      await mechatable(['play', 'duel'], { lines: ['concede', `save ${file}`, 'quit'] });
      records.push(sealedIn(file));
    }
    // Both seats and the host give a part, and no two are ever the same.
    const parts = records.flatMap(({ secret, contributions }) => [secret, ...contributions]);
    expect(new Set(parts).size).toBe(6);
  });
});

describe('choosing', () => {
  test('by any text that matches only one choice', async () => {
    const { out } = await play(['pas', 'log', 'concede']);
    expect(out).toContain('A passed.\n');
  });

  test('ambiguous, unknown and out-of-range input is explained, and the question is asked again', async () => {
    const { out } = await play(['play', '99', 'dance', '', 'concede']);
    expect(out).toMatch(/That matches choices 1, 2(, \d)*\. Type a number, or more of the text\./);
    expect(out).toMatch(/There is no choice 99\. Type a number from 1 to \d\./);
    expect(out).toMatch(/No choice matches "dance"\. Type a number from 1 to \d, or help\./);
    expect(hands(out)).toHaveLength(2); // the first question and the end
  });

  test('help lists all commands', async () => {
    const { out } = await play(['help', 'concede']);
    for (const word of ['?', 'undo', 'save', 'log', 'board', 'concede', 'quit'])
      expect(out).toContain(`\n  ${word}`);
  });

  test('board shows the table and the choices again', async () => {
    const { out } = await play(['board', 'concede']);
    const [first, second] = hands(out);
    expect(second).toBe(first);
  });
});

describe('why not', () => {
  const opening = ['--loadouts', 'high,high', '--hotseat', '--seed', 'a'];

  /** A plays a number that B holds too, so that B may not. */
  async function blocked(...lines: string[]): Promise<string> {
    const { out } = await mechatable(['play', 'duel', ...opening], {
      lines: ['play the 3', ...lines, 'concede'],
    });
    expect(out).toContain('A played the 3.');
    return out;
  }

  test('? lists impossible actions, with the clause and what to do instead', async () => {
    const out = await blocked('?');
    expect(out).toContain(
      'Play another number than the one that was played last. [DU-PLAY-3]\n    not: Play the 3\n',
    );
  });

  test('? with words filters', async () => {
    expect(await blocked('? the 3')).toContain('not: Play the 3');
    expect(await blocked('? dragon')).toContain(
      'Nothing you can\'t do matches "dragon". Type ? for the full list.',
    );
  });

  test('typing an impossible action says why', async () => {
    expect(await blocked('play the 3')).toContain(
      "You can't do that now.\nPlay another number than the one that was played last. [DU-PLAY-3]",
    );
  });

  test('?<clause> shows the clause', async () => {
    expect(await blocked('?du-play-3')).toContain('DU-PLAY-3 (Cards)\nA number must not follow itself.');
    expect(await blocked('? DU-PLAY-9')).toContain('has no clause "DU-PLAY-9". Did you mean');
  });

  test('? says so if everything is possible', async () => {
    expect((await play(['?', 'concede'])).out).toContain('Nothing is forbidden right now.');
  });
});

describe('undo', () => {
  test('undoes a decision that revealed nothing', async () => {
    const { out } = await play(['1', 'undo', '1', 'concede'], '--hotseat');
    expect(out).not.toContain('not possible');
    const [first, second, back, again] = hands(out);
    expect(second).not.toBe(first);
    expect([back, again]).toEqual([first, second]);
  });

  test('says why a decision cannot be undone, and how to undo it anyway', async () => {
    const { out } = await play(['undo', '1', 'undo', 'concede']);
    expect(out).toContain('Nothing to undo yet.');
    expect(out).toContain('Too late to undo: Regular bot has moved. Type undo! to go back anyway.\n');
    expect(hands(out)).toHaveLength(3); // two questions and the end
  });

  test('names the rule that makes a decision final', async () => {
    const STAYS = illegal('DU-PLAY-1', 'A played card stays on the table.');
    const games = [{ ...duel, rules: { ...duel.rules, binding: () => STAYS } }];
    const { out } = await mechatable([...START, '--hotseat'], {
      lines: ['1', 'undo', 'why', 'concede'],
      games,
    });
    expect(out).toContain('A played card stays on the table. Type undo! to go back anyway.\n');
    expect(out).toContain('A played card stays on the table. [DU-PLAY-1]\n');
  });

  test('with ! goes back to your last decision, repeatedly, and the bot answers as before', async () => {
    const { out } = await play(['1', '1', 'undo!', 'undo!', 'undo!', '1', '1', 'concede']);
    expect(out).toContain('Nothing to undo yet.');
    const [first, second, third, back, start, again, asBefore] = hands(out);
    expect([back, start, again, asBefore]).toEqual([second, first, second, third]);
    const news = out.split('\n').filter((line) => /^B (played|passed)/.test(line));
    expect(news).toHaveLength(4);
    expect(news.slice(2)).toEqual(news.slice(0, 2));
  });

  test('with ! also undoes the end of a match', async () => {
    const { out } = await play(['concede', 'undo', 'undo!', 'board', 'concede', 'nonsense', 'quit']);
    expect(out).toContain('Too late to undo: the match is over.');
    expect(out.match(/You lose\./g)).toHaveLength(2);
    expect(out).toContain('The match is over. Type save, undo!, log, why or quit.');
  });
});

describe('an error', () => {
  const BROKEN = ['--options', '{"broken":3}'];
  const passing = new Array<string>(10).fill('pass');

  test('in the rules on a person’s move is reported as a bug, and the program exits', async () => {
    const { code, err } = await play(['play the 3'], ...BROKEN);
    expect(code).toBe(70);
    expect(err).toContain('the card 3 is broken');
  });

  test('in the rules on a bot’s move is reported as a bug, and the program exits', async () => {
    const { code, err } = await play(passing, '--bots', 'random', ...BROKEN);
    expect(code).toBe(70);
    expect(err).toContain('the card 3 is broken');
  });

  test('in a bot is reported, and the match continues', async () => {
    const { out } = await play(['pass', 'concede'], '--bots', 'greedy', ...BROKEN);
    expect(out).toContain('Greedy bot failed, so a simpler bot chose instead: the card 3 is broken\n');
    expect(out).toContain('You lose.');
  });

  test('in a player’s program is reported, and the program loses', async () => {
    const command = `cmd:${process.execPath} -e process.exit(3)`;
    const { code, out } = await play(['1', 'save forfeit.json', 'quit'], '--bots', command);
    expect(code).toBe(0);
    expect(out).toContain('node -e process.exit(3) forfeits: The program "');
    expect(out).toContain('exited early (exit code 3).\n');
    expect(out).toContain('You win.');
    expect((await mechatable(['replay', 'verify', 'forfeit.json'])).code).toBe(0);
    expect(sealedIn('forfeit.json').players).toEqual([person('You'), program('node -e process.exit(3)')]);
  });
});

describe('saving', () => {
  test('a saved match resumes where it stopped, and the bot makes the same moves', async () => {
    const whole = await play(['1', '1', '1', 'concede']);
    const first = await play(['1', '1', 'save half.json', 'quit', 'no']);
    expect(first.out).toContain('Resume with: npx mechatable play duel --load half.json');
    const second = await mechatable(['play', 'duel', '--load', 'half.json'], {
      lines: ['1', 'log', 'concede'],
    });
    expect(hands(second.out)).toEqual(hands(whole.out).slice(2));
    expect(second.out.match(/A played/g)).toHaveLength(4); // once as news, then the whole log
  });

  test('a match that continues another can be loaded, resumed and verified', async () => {
    await play(['1', '1', 'save parent.json', 'quit', 'no']);
    const from = { record: recordIn('parent.json'), moves: 2, seat: 0 };
    const players = [person('Ada'), bot('random')];
    const fork = recordOf(openMatch(duel, { players, seed: 'dusk', from }), 'always');
    writeFileSync(join(cwd, 'fork.json'), JSON.stringify(fork));
    const { code, out } = await mechatable(['play', 'duel', '--load', 'fork.json'], {
      lines: ['1', 'concede', 'save fork-end.json', 'quit'],
    });
    expect(code).toBe(0);
    expect(out).toContain('You lose.');
    expect(recordIn('fork-end.json')).toMatchObject({ from, secret: partsFrom('dusk', 2).secret });
    expect((await mechatable(['replay', 'verify', 'fork-end.json'])).code).toBe(0);
    expect((await mechatable(['replay', 'show', 'fork-end.json'])).out).toContain('A conceded.');
  });

  test('no file is overwritten unless its name ends with !', async () => {
    writeFileSync(join(cwd, 'mine.json'), 'precious');
    const { out } = await play(['save mine.json', 'save mine.json', 'quit', 'no']);
    expect(out).toContain('Saved to mine-2.json.');
    expect(out).toContain('Saved to mine-3.json.');
    expect(readFileSync(join(cwd, 'mine.json'), 'utf8')).toBe('precious');
    await play(['save mine.json!', 'quit', 'no']);
    expect(recordIn('mine.json').game).toBe('duel');
  });

  test('a file that cannot be written is reported, and the match continues', async () => {
    const { code, out } = await play(['save no/such/folder.json', '1', 'concede']);
    expect(code).toBe(0);
    expect(out).toContain("Can't write no/such/folder.json: no such file or folder.");
    expect(out).toContain('A played');
  });

  test('quit offers to save', async () => {
    const { code, out } = await play(['1', 'quit', 'perhaps', 'yes']);
    expect(code).toBe(0);
    const [, file = ''] = /Saved to (.*)\./.exec(out) ?? [];
    expect(movesOf(recordIn(file))).toHaveLength(2);
  });

  test('if the input ends early, the match is saved, and the output names the file', async () => {
    const { code, out } = await play(['1', '1']);
    expect(code).toBe(0);
    const [, file = ''] = /The input ended before the match was over\. Saved to (.*)\./.exec(out) ?? [];
    expect(existsSync(join(cwd, file))).toBe(true);
    const on = await mechatable(['play', 'duel', '--load', file], { lines: ['concede'] });
    expect(on.out).toContain('You lose.');
  });

  test('a record of bots can be taken over by a person, and of another game is refused', async () => {
    await mechatable(['sim', 'duel', '--only', '0', '--save', 'bots.json']);
    const record = sealedIn('bots.json');
    const file = join(cwd, 'bots-half.json');
    writeFileSync(file, JSON.stringify({ ...record, entries: record.entries.slice(0, 2) }));
    const taken = await mechatable(['play', 'duel', '--load', file], { lines: ['concede'] });
    expect(taken.out).toContain('Duel: You, Random bot.');
    const swapped = await mechatable(['play', 'duel', '--load', file, '--seat', '1', '--bots', 'greedy'], {
      lines: ['concede'],
    });
    expect(swapped.out).toContain('Duel: Greedy bot, You.');
    writeFileSync(file, JSON.stringify({ ...record, game: 'chess' }));
    const foreign = await mechatable(['play', 'duel', '--load', file]);
    expect(foreign.code).toBe(2);
    expect(foreign.err).toContain('is a match of chess');
  });

  test('a record continued by another player keeps its original names and still verifies', async () => {
    await play(['1', 'save begun.json', 'quit', 'no']);
    const words = ['play', 'duel', '--load', 'begun.json', '--seat', '1', '--bots', 'greedy'];
    const { out } = await mechatable(words, { lines: ['1', 'concede', 'save taken.json', 'quit'] });
    expect(out).toContain('Duel: Greedy bot, You.');
    const [begun, taken] = [sealedIn('begun.json'), sealedIn('taken.json')];
    expect(taken.players).toEqual(begun.players);
    expect(taken.entries.slice(0, begun.entries.length)).toEqual(begun.entries);
    const seen = ['--seen', begun.chain ?? ''];
    expect((await mechatable(['replay', 'verify', 'taken.json', ...seen])).code).toBe(0);
  });

  test('undone moves stay in the record, also after it is resumed', async () => {
    await play(['1', '1', 'undo!', 'save undone.json', 'quit', 'no']);
    const words = ['play', 'duel', '--load', 'undone.json'];
    await mechatable(words, { lines: ['1', 'concede', 'save undone-end.json', 'quit'] });
    expect(sealedIn('undone-end.json').entries).toContainEqual({ seat: 0, undo: 2 });
    const { code, json } = await mechatable(['replay', 'verify', 'undone-end.json', '--json']);
    expect(code).toBe(0);
    expect(json()).toMatchObject({ ok: true, undos: 1 });
  });

  test('it continues under its original rules, even if they have changed since', async () => {
    await play(['1', 'save older.json', 'quit', 'no']);
    // In the newer version passing is not possible anymore.
    const judge: typeof duel.rules.judge = (state, seat, action) =>
      action.kind === 'pass' ? illegal('DU-TURN-2', 'Play a card.') : duel.rules.judge(state, seat, action);
    const legal: typeof duel.rules.legal = (state, seat) =>
      duel.rules.legal(state, seat).filter(({ kind }) => kind !== 'pass');
    const newer = { ...duel, rulesVersion: 2, rules: { ...duel.rules, judge, legal } };
    const world = { games: [newer], releases: [duel, newer] };
    const words = ['play', 'duel', '--load', 'older.json'];
    const lines = ['pass', 'concede', 'save older-end.json', 'quit'];
    const { code, out } = await mechatable(words, { ...world, lines });
    expect(code).toBe(0);
    expect(out).toContain('A passed.');
    expect(sealedIn('older-end.json').rulesVersion).toBe(1);
    expect((await mechatable(['replay', 'verify', 'older-end.json'], world)).code).toBe(0);
    expect((await mechatable(['replay', 'show', 'older-end.json'], world)).out).toContain('A passed.');
    const fresh = await mechatable(['play', 'duel'], { ...world, lines: ['pass', 'concede'] });
    expect(fresh.out).not.toContain('A passed.');
  });
});

test('colors and the screen between players are for terminals only', async () => {
  const plain = await mechatable([...START, '--hotseat'], { lines: ['1', 'concede'] });
  expect(plain.out).not.toContain('\x1b');
  expect(plain.erased).toBe('');
  const screen = await mechatable([...START, '--hotseat'], {
    lines: ['', '1', '', 'concede'],
    terminal: true,
  });
  expect(screen.out).toContain('Next: Player 2. Press Enter when only that player is looking.');
  expect(screen.erased).toBe('screen screen ');
  expect(screen.out).toContain('\x1b[1mB: which card do you play?\x1b[22m');
});
