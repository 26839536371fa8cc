import { pick, rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { explainDurability, explainPower, type Share } from '../src/explain.ts';
import { mecha1e, mecha2e } from '../src/game.ts';
import type { UnitView, View } from '../src/view.ts';
import { scenario2e, type Scene } from './given.ts';
import { halfOfAll, someOfAll } from './mixed.ts';

const sum = (shares: readonly Share[]): number => shares.reduce((total, { amount }) => total + amount, 0);
const written = (shares: readonly Share[]): string[] =>
  shares.map(({ words, amount }) => `${words} ${amount}`);

function unitOn(view: View, cell: string): UnitView {
  const u = view.units.find((other) => other.cell === cell);
  if (u === undefined) throw new Error(`there is no unit on ${cell}`);
  return u;
}

/** How the power comes about; the parts must add up to what the rules work out. */
function power(t: Scene, cell: string): string[] {
  const view = t.view('S');
  const u = unitOn(view, cell);
  const shares = explainPower(view, u);
  expect(Math.max(0, sum(shares))).toBe(u.power);
  return written(shares);
}

function durability(t: Scene, cell: string): string[] {
  const view = t.view('S');
  const u = unitOn(view, cell);
  const shares = explainDurability(view, u);
  expect(sum(shares)).toBe(u.durability);
  return written(shares);
}

scenario2e('[MG-R-87] the printed value comes first; a Tower has no power', ({ given }) => {
  const t = given({ d3: 'S Skipper dmg1', a1: 'S Radio Tower', e3: 'N Balloon Army', f1: 'S Turret' });
  expect([power(t, 'd3'), durability(t, 'd3')]).toEqual([['Printed 2'], ['Printed 2']]);
  expect([power(t, 'a1'), durability(t, 'a1')]).toEqual([[], ['Printed 2']]);
  expect([power(t, 'f1'), durability(t, 'f1')]).toEqual([['Printed 4'], ['Printed 2']]);
  expect([power(t, 'e3'), durability(t, 'e3')]).toEqual([['Printed 0'], ['Printed 1']]);
});

scenario2e('[MG-R-87] power counted from Drones includes only Mechas of one side', ({ given }) => {
  const t = given({
    d3: 'S Drone Swarm',
    e3: 'S Insect Drone',
    f3: 'S Skipper',
    d5: 'N Wasp Drone',
    a1: 'S Drone Nest',
  });
  expect(power(t, 'd3')).toEqual(['Mechas with the word Drone 2', 'Drone Nest 1']);
  expect(durability(t, 'd3')).toEqual(['Printed 1']);
  expect([power(t, 'e3'), power(t, 'f3'), power(t, 'd5')]).toEqual([
    ['Printed 1', 'Drone Nest 1'],
    ['Printed 2'],
    ['Printed 1'],
  ]);
});

scenario2e('[MG-R-87] power from unused bandwidth is at least 0', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', b1: 'S Siege Tower', d3: 'S Frequency Modulator' });
  expect(power(t, 'd3')).toEqual(['Unused bandwidth 2']);
  const poor = given({ a1: 'S Radio Tower', b5: 'N Siege Tower', d3: 'S Frequency Modulator' });
  expect(power(poor, 'd3')).toEqual(['Unused bandwidth 0']);
});

scenario2e('[MG-R-69] a Golden Key leaves the printed figures', ({ given }) => {
  const t = given({
    c1: 'S Drone Swarm + Golden Key',
    d1: 'S Ghost + Golden Key',
    e1: 'S Electric Bull + Golden Key',
    f1: 'S Wind-Up Bull',
    g1: 'S Spectre + Golden Key',
  });
  expect([power(t, 'c1'), power(t, 'd1'), power(t, 'f1')]).toEqual([
    ['Printed 0'],
    ['Printed 0'],
    ['Printed 4'],
  ]);
  expect([power(t, 'g1'), durability(t, 'g1')]).toEqual([['Printed 5'], ['Printed 5']]);
});

scenario2e('[MG-R-87] cards in hand change power and durability', ({ given }) => {
  const held = given({ d3: 'S Spectre', e3: 'S Ghost', S: { hand: 'Virus, Virus' } });
  expect([power(held, 'd3'), durability(held, 'd3')]).toEqual([
    ['Printed 5', 'Cards in hand -2'],
    ['Printed 5', 'Cards in hand -2'],
  ]);
  expect(power(held, 'e3')).toEqual(['Printed 0']);
  const empty = given({ d3: 'S Spectre', e3: 'S Ghost', N: { hand: 'Virus' } });
  expect(power(empty, 'e3')).toEqual(['Printed 0', 'Empty hand 4']);
  expect(durability(empty, 'e3')).toEqual(['Printed 1']);
  expect(power(empty, 'd3')).toEqual(['Printed 5', 'Cards in hand 0']);
});

scenario2e('[MG-R-87] a Pack counts the other Packs on its side', ({ given }) => {
  const t = given({
    c3: 'S Pack Cat',
    d3: 'S Pack Dog',
    e3: 'S Pack Wolf',
    f3: 'S Skipper',
    d5: 'N Pack Dog',
  });
  expect([power(t, 'd3'), power(t, 'd5')]).toEqual([
    ['Printed 1', 'Others with the word Pack 2'],
    ['Printed 1', 'Others with the word Pack 0'],
  ]);
  expect(durability(t, 'd3')).toEqual(['Printed 3']);
});

scenario2e('[MG-R-87] Electric Bulls help every Bull but themselves', ({ given }) => {
  const t = given({ c3: 'S Electric Bull', d3: 'N Electric Bull', e3: 'N Thunder Bull', f3: 'S Skipper' });
  expect([power(t, 'c3'), power(t, 'e3'), power(t, 'f3')]).toEqual([
    ['Printed 1', 'Electric Bull 1'],
    ['Printed 2', 'Electric Bull 1', 'Electric Bull 1'],
    ['Printed 2'],
  ]);
});

scenario2e('[MG-R-69] a Clocktower stops a Drone Nest', ({ given }) => {
  const t = given({ a1: 'S Drone Nest', d3: 'S Insect Drone', a5: 'N Clocktower' });
  expect(power(t, 'd3')).toEqual(['Printed 1']);
});

scenario2e('[MG-R-87] Pilots add their power and durability, except 0', ({ given }) => {
  const t = given({
    c3: 'S Corvette + Jason "The Looks" Brannan',
    d3: 'S Corvette + Ada, The Ingenious',
    e3: "S Corvette + Bear, The Unbreakable > N:Jason's Rally Cry",
  });
  expect([power(t, 'c3'), durability(t, 'c3')]).toEqual([
    ['Printed 4', 'Jason "The Looks" Brannan 1'],
    ['Printed 4', 'Jason "The Looks" Brannan -1'],
  ]);
  expect([power(t, 'd3'), durability(t, 'd3')]).toEqual([
    ['Printed 4'],
    ['Printed 4', 'Ada, The Ingenious 2'],
  ]);
  expect([power(t, 'e3'), durability(t, 'e3')]).toEqual([['Printed 4'], ['Printed 4']]);
});

scenario2e('[MG-R-72] Admiral Grace strengthens piloted Mechas of her side', ({ given }) => {
  const t = given({
    c3: 'S Skipper + Admiral Grace',
    d3: 'S Corvette + Ada, The Ingenious',
    e3: 'S Corvette',
    f1: 'S Corvette + Rigged to Blow',
    d5: 'N Corvette + Donna, The Swift',
  });
  expect([power(t, 'c3'), power(t, 'd3')]).toEqual([
    ['Printed 2', 'Admiral Grace 1'],
    ['Printed 4', 'Admiral Grace 1'],
  ]);
  expect([power(t, 'e3'), power(t, 'f1'), power(t, 'd5')]).toEqual([
    ['Printed 4'],
    ['Printed 4'],
    ['Printed 4'],
  ]);
  expect(durability(t, 'c3')).toEqual(['Printed 2']);
  const shut = given({ c3: "S Skipper + Admiral Grace > N:Jason's Rally Cry" });
  expect(power(shut, 'c3')).toEqual(['Printed 2']);
});

scenario2e("[MG-R-67] Donna's Rally Cry counts the Pilots of its controller", ({ given }) => {
  const t = given({
    c3: "S Skipper + Donna, The Swift > Donna's Rally Cry",
    d3: 'S Manly Combined Kamin + Bear, The Unbreakable + Ada, The Ingenious',
    e3: 'S Corvette + N:Donna, The Swift',
    f1: 'S Corvette + Rigged to Blow',
    d5: 'N Corvette + Ada, The Ingenious',
  });
  expect([power(t, 'c3'), power(t, 'd3')]).toEqual([
    ['Printed 2', "Donna's Rally Cry 2"],
    ['Printed 5', "Donna's Rally Cry 4"],
  ]);
  expect([power(t, 'e3'), power(t, 'f1'), power(t, 'd5')]).toEqual([
    ['Printed 4'],
    ['Printed 4'],
    ['Printed 4'],
  ]);
});

scenario2e('[MG-R-87] Turn The Key strengthens the Wind-Ups of one side', ({ given }) => {
  const pieces = { c3: 'S Wind-Up Cat', d3: 'S Skipper', c5: 'N Wind-Up Cat' };
  const t = given({ ...pieces, S: { hand: 'Turn The Key, Turn The Key' } });
  t.S('command Turn The Key -').S('command Turn The Key -');
  expect([power(t, 'c3'), power(t, 'd3'), power(t, 'c5')]).toEqual([
    ['Printed 2', 'Turn The Key 4'],
    ['Printed 2'],
    ['Printed 2'],
  ]);
  const north = given({ ...pieces, N: { hand: 'Turn The Key' } }, { active: 'N' });
  north.N('command Turn The Key -');
  expect([power(north, 'c3'), power(north, 'c5')]).toEqual([['Printed 2'], ['Printed 2', 'Turn The Key 2']]);
});

const MATCHES = [
  { game: mecha1e, options: { loadouts: [someOfAll('1e', 0), someOfAll('1e', 1)] } },
  { game: mecha2e, options: { loadouts: [halfOfAll(0), halfOfAll(1)] } },
  { game: mecha2e, options: { loadouts: [halfOfAll(1), halfOfAll(0)] } },
];

test('[MG-R-87] in random matches, the parts add up for every viewer', () => {
  let units = 0;
  for (const [i, { game, options }] of MATCHES.entries()) {
    const rng = rngFrom(`explained ${i}`);
    const s = game.rules.setup(game.rules.options.parse(options), 2, rng);
    for (let step = 0; step < 150; step++) {
      const [seat] = game.rules.toAct(s);
      if (seat === undefined) break;
      game.rules.apply(s, seat, pick(rng, game.rules.legal(s, seat)));
      const view = game.rules.view(s, ([0, 1, 'table'] as const)[step % 3] ?? 'table');
      for (const u of view.units) {
        const power = sum(explainPower(view, u));
        const durability = sum(explainDurability(view, u));
        expect([Math.max(0, power), durability], u.name).toEqual([u.power, u.durability]);
      }
      units += view.units.length;
    }
  }
  expect(units).toBeGreaterThan(1000);
});
