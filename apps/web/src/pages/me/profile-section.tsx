import { PLAYER_EMBLEMS } from '@mechatable/art';
import type { Me } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Emblem } from '../../ui/emblem.tsx';
import { change } from './account.ts';
import { StatusMessage } from './status-message.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

const NUMBERS = Array.from({ length: PLAYER_EMBLEMS }, (_, number) => number);
const LONGEST_NAME = 30;

/** Your name and emblem, which others see. */
export function ProfileSection({ you }: { you: Me }): JSX.Element {
  const [name, setName] = useState(you.name);
  const [emblem, setEmblem] = useState(you.emblem);
  const { isBusy, message, run } = useAttempt();
  const wanted = name.trim();
  /** Shows the choice at once, and takes it back if it can't be saved. */
  const choose = async (number: number): Promise<void> => {
    setEmblem(number);
    try {
      await change({ emblem: number });
    } catch (error) {
      setEmblem(you.emblem);
      throw error;
    }
  };
  return (
    <section class="me-card" aria-labelledby="me-profile">
      <h2 id="me-profile">{words.profile.heading}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => change({ name: wanted }), words.profile.saved);
        }}
      >
        <label class="me-name">
          <span>{words.profile.name}</span>
          <input
            type="text"
            required
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            value={name}
            onInput={({ currentTarget }) => {
              setName(currentTarget.value);
            }}
          />
        </label>
        <button type="submit" disabled={isBusy || wanted === '' || wanted === you.name}>
          {words.profile.save}
        </button>
      </form>
      <details>
        <summary>{words.profile.change}</summary>
        <fieldset class="emblems">
          <legend class="unseen">{words.profile.emblem}</legend>
          {NUMBERS.map((number) => (
            <label key={number}>
              <input
                type="radio"
                name="emblem"
                aria-label={words.profile.numbered(number + 1)}
                checked={number === emblem}
                onChange={() => {
                  run(() => choose(number), words.profile.saved);
                }}
              />
              <Emblem number={number} />
            </label>
          ))}
        </fieldset>
      </details>
      <StatusMessage sentence={message} />
    </section>
  );
}
