import { DEFAULT_BOT } from '@mechatable/bots';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BotOptions } from '../../table/setup/bot-options.tsx';
import { words } from './words.ts';

interface Props {
  readonly seat: number;
  readonly isRated: boolean;
  readonly onAdd: (bot: string) => void;
}

/** Chooses a bot for an open seat, and lets it sit down. */
export function AddBot({ seat, isRated, onAdd }: Props): JSX.Element {
  const [bot, setBot] = useState(DEFAULT_BOT);
  return (
    <>
      <select
        aria-label={words.seats.botFor(seat + 1)}
        value={bot}
        onChange={({ currentTarget }) => {
          setBot(currentTarget.value);
        }}
      >
        <BotOptions isRated={isRated} />
      </select>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          onAdd(bot);
        }}
      >
        {words.seats.addBot}
      </button>
    </>
  );
}
