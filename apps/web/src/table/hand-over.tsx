import { displayNames } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { SeatMark } from '../ui/seat-mark.tsx';
import { GuardedButton } from './parts/guarded-button.tsx';
import type { MatchModel } from './model/match-model.ts';
import { words } from './words/index.ts';

/** Lines of the recap: more is in the log. */
const LONGEST = 8;

/** Shown between two people sharing a screen: secrets stay hidden until the next one is ready. */
export function HandOver({ model, seat }: { model: MatchModel; seat: Seat }): JSX.Element {
  const name = displayNames(model.host.players)[seat] ?? '';
  const recap = model.history.recapFor(seat).slice(-LONGEST);
  return (
    <main class={`hand-over seat-${seat}`}>
      <SeatMark seat={seat} />
      <h1>{words.handOver.title(name)}</h1>
      <p>{words.handOver.passOn(name)}</p>
      {recap.length > 0 && (
        <section class="recap" aria-labelledby="recap-title">
          <h2 id="recap-title">{words.since.title}</h2>
          <ol>
            {recap.map((line, place) => (
              <li key={place}>{line.words}</li>
            ))}
          </ol>
        </section>
      )}
      <GuardedButton
        class="primary big"
        autofocus
        onClick={() => {
          model.screen.sit(seat);
        }}
      >
        {words.handOver.take(name)}
      </GuardedButton>
      <p>
        <a href="/">{words.handOver.leave}</a>
      </p>
    </main>
  );
}
