import { displayNames } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { SeatMark } from '../ui/seat-mark.tsx';
import { GuardedButton } from './guarded-button.tsx';
import type { MatchModel } from './match-model.ts';

/** Between two persons at one screen: nothing of the match is on the page until the next one is there. */
export function HandOver({ model, seat }: { model: MatchModel; seat: Seat }): JSX.Element {
  const name = displayNames(model.host.players)[seat];
  return (
    <main class={`hand-over seat-${seat}`}>
      <SeatMark seat={seat} />
      <h1>{name}, your turn</h1>
      <p>Pass the device. Continue when only {name} can see the screen.</p>
      <GuardedButton
        class="primary big"
        autofocus
        onClick={() => {
          model.screen.sit(seat);
        }}
      >
        I’m {name}
      </GuardedButton>
      <p>
        <a href="/">Leave; the match is saved</a>
      </p>
    </main>
  );
}
