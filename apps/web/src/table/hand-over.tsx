import { displayNames } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { SeatMark } from '../ui/seat-mark.tsx';
import { GuardedButton } from './guarded-button.tsx';
import type { MatchModel } from './match-model.ts';
import { words } from './words.ts';

/** Shown between two people at one screen: it hides the match until the next one is ready. */
export function HandOver({ model, seat }: { model: MatchModel; seat: Seat }): JSX.Element {
  const name = displayNames(model.host.players)[seat] ?? '';
  return (
    <main class={`hand-over seat-${seat}`}>
      <SeatMark seat={seat} />
      <h1>{words.handOver.title(name)}</h1>
      <p>{words.handOver.passOn(name)}</p>
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
