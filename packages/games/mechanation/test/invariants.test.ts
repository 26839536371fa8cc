import { pick, rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { mechanation } from '../src/game.ts';
import { bestLine } from '../src/lines.ts';
import { isInHangar, limitOf } from '../src/mechs.ts';
import { EVERYONE } from '../src/seats.ts';
import { OUT, type State } from '../src/state.ts';

/** Plays random matches and checks every moment in which a pilot is asked. */
function atEveryQuestion(look: (s: State, before: State | null) => void): void {
  for (const pilots of [2, 3, 4]) {
    for (const seed of ['a', 'b', 'c']) {
      const s = mechanation.rules.setup(
        mechanation.rules.options.parse({}),
        pilots,
        rngFrom(`${seed}${pilots}`),
      );
      const rng = rngFrom(seed);
      let before: State | null = null;
      while (s.outcome === null) {
        look(s, before);
        before = mechanation.rules.clone(s);
        const [seat = 0] = mechanation.rules.toAct(s);
        mechanation.rules.apply(s, seat, pick(rng, mechanation.rules.legal(s, seat)));
      }
    }
  }
}

const asks = (s: State): string => {
  const top = s.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top.ask : '';
};

test('[MN-I-1] there are always 62 Territories', () => {
  atEveryQuestion((s) => {
    expect(s.deck.length + s.pile.length + s.arena.length + s.rows.flat().length).toBe(62);
  });
});

test('[MN-I-2] [MN-SET-6] every pilot keeps the same three Mechs, in hand, in the hangar or deployed', () => {
  atEveryQuestion((s, before) => {
    if (before !== null) expect(s.mechs).toBe(before.mechs);
    s.places.forEach((place, slot) => {
      const out = s.out[Math.floor(slot / 3)];
      if (place === OUT) expect(out?.slot).toBe(slot);
    });
  });
});

test('[MN-I-3] an Arena Territory has at most two Mechs', () => {
  atEveryQuestion((s) => {
    for (const { id } of s.arena) expect(s.out.filter((out) => out?.tile === id).length).toBeLessThan(3);
  });
});

test('[MN-I-4] Mechs are deployed only from the Arena turns to the end of an attack', () => {
  const apart = ['reveal', 'initiation', 'attack', 'scrapDown', 'scrap'];
  atEveryQuestion((s) => {
    if (apart.includes(asks(s))) expect(s.out.every((out) => out === null)).toBe(true);
  });
});

test('[MN-I-5] after a Scrap turn the pilot is within the limit', () => {
  atEveryQuestion((s) => {
    if (asks(s) === 'scrap') {
      const [seat = 0] = mechanation.rules.toAct(s);
      expect(s.rows[seat]?.length).toBeLessThanOrEqual(limitOf(s, seat));
    }
    if (asks(s) === 'reveal') for (const row of s.rows) expect(row.length).toBeLessThanOrEqual(6);
  });
});

test('[MN-I-6] hangars and the scrap pile are public', () => {
  atEveryQuestion((s) => {
    s.known.forEach((known, slot) => {
      if (isInHangar(s, slot)) expect(known).toBe(EVERYONE);
    });
    for (const { up, seen } of s.pile) expect([up, seen]).toEqual([true, EVERYONE]);
  });
});

test('[MN-I-7] while a pilot is asked, no best line is above 4', () => {
  atEveryQuestion((s) => {
    for (const row of s.rows) expect(bestLine(row)).toBeLessThan(5);
  });
});
