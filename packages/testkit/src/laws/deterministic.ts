import {
  below,
  canonical,
  concede,
  hashOf,
  parseRecord,
  recordOf,
  replay,
  rngFrom,
  seatCount,
  verify,
  type AnyMatch,
  type MatchRecord,
} from '@mechatable/kernel';
import { breach, type Check } from './law.ts';
import { isSampled } from './moment.ts';

/** The same record leads through the same states to the same end. */
export function deterministic(): Check {
  const events: string[] = [];
  const hashes = new Map<number, string>();
  return {
    at(moment) {
      if (moment.index === 0 || isSampled(moment, 'deterministic'))
        hashes.set(moment.index, hashOf(moment.state));
    },
    after(_moment, _move, caused) {
      events.push(canonical(caused));
    },
    end(match) {
      const record = parseRecord(JSON.stringify(recordOf(match, 'always')));
      const first = hashes.get(0);
      if (first !== undefined && hashOf(replay(match.game, record, 0).state) !== first) {
        breach('The record does not replay: the match begins differently.');
      }
      replay(match.game, record, undefined, (again, move, caused) => {
        const index = again.moves.length;
        const where = `Replayed, move ${index} (seat ${move.seat})`;
        if (canonical(caused) !== events[index - 1]) breach(`${where} has different events now.`);
        const hash = hashes.get(index);
        if (hash !== undefined && hashOf(again.state) !== hash)
          breach(`${where} leads to a different state.`);
      });
      checkRecord(match, record);
      checkRecord(match, givenUp(match, record));
    },
  };
}

function checkRecord({ game }: AnyMatch, record: MatchRecord): void {
  const { problems } = verify(game, record);
  if (problems.length > 0) breach(`The record does not verify: ${problems.join(' ')}`);
}

/** The same match, ended early by a seat that concedes. */
function givenUp({ game, seed, moves, head }: AnyMatch, record: MatchRecord): MatchRecord {
  const rng = rngFrom(`${seed}:given up`);
  const cut = replay(game, record, below(rng, Math.max(1, moves.length)));
  concede(cut, below(rng, seatCount(head)));
  return recordOf(cut, 'always');
}
