import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ChoiceButton, choiceKey } from './choice-button.tsx';
import type { Entry } from '../choices/choice-entries.ts';
import type { MatchModel } from '../model/match-model.ts';
import type { Choice } from '../choices/walk.ts';
import { words } from '../words/index.ts';

/** The list shows forecasts for up to this many choices. */
const FORETOLD = 12;

/** Everything that can be done now, in words: a complete way to play. */
export function ChoiceList({ model }: { model: MatchModel }): JSX.Element {
  const { shown, all, earlier, later } = model.entries;
  const isForetold = model.walked.value.length > 0 && all.value.length <= FORETOLD;
  const list = useRef<HTMLElement>(null);
  // The pressed line is gone once it has been picked: the focus goes to the first line of the new list.
  const wasPicked = useRef(false);
  useLayoutEffect(() => {
    if (wasPicked.current) list.current?.querySelector('button')?.focus();
    wasPicked.current = false;
  }, [shown.value]);
  const isWasted = (entry: Entry): boolean =>
    entry.kind === 'choice' && model.waste.marks.value.has(entry.choice.anchors[0] ?? '');
  const turn = (by: 1 | -1): void => {
    wasPicked.current = true;
    model.entries.turn(by);
  };
  return (
    <section class="choices" aria-labelledby="choices-title" ref={list}>
      <h2 id="choices-title">
        {words.choices.title}{' '}
        <span class="fine">{all.value.length === 0 ? words.choices.none : all.value.length}</span>
      </h2>
      {earlier.value > 0 && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            turn(-1);
          }}
        >
          {words.choices.earlier(earlier.value)}
        </button>
      )}
      <ol>
        {shown.value.map((entry, index) => (
          <li key={entryKey(model, entry)}>
            <EntryButton
              model={model}
              entry={entry}
              describedBy={isForetold ? `foretold-${index}` : undefined}
              onPick={() => {
                wasPicked.current = true;
              }}
            >
              {index < 9 && <kbd>{index + 1}</kbd>} {entry.label}
              {isWasted(entry) && <span class="fine"> ({words.choices.wasted})</span>}
            </EntryButton>
            {isForetold && entry.kind === 'choice' && (
              <Foretold id={`foretold-${index}`} lines={model.foresight.of(entry.choice)} />
            )}
          </li>
        ))}
      </ol>
      {later.value > 0 && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            turn(1);
          }}
        >
          {words.choices.later(later.value)}
        </button>
      )}
    </section>
  );
}

function entryKey(model: MatchModel, entry: Entry): string {
  return entry.kind === 'choice' ? choiceKey(model, entry.choice) : entry.anchor;
}

interface EntryProps {
  readonly model: MatchModel;
  readonly entry: Entry;
  readonly describedBy: string | undefined;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

function EntryButton({ model, entry, describedBy, onPick, children }: EntryProps): JSX.Element {
  const consider = (choice: Choice | null): void => {
    model.foresight.pointedAt.value = choice;
    model.point(choice?.anchors ?? []);
  };
  if (entry.kind === 'choice')
    return (
      <ChoiceButton model={model} choice={entry.choice} onConsider={consider} describedBy={describedBy}>
        {children}
      </ChoiceButton>
    );
  const point = (): void => {
    model.point([entry.anchor]);
  };
  const leave = (): void => {
    model.point([]);
  };
  return (
    <button
      type="button"
      onClick={() => {
        onPick();
        model.entries.take(entry);
      }}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
    </button>
  );
}

/** The forecast of a choice. */
function Foretold({ id, lines }: { id: string; lines: readonly string[] }): JSX.Element {
  return (
    <p id={id} class="fine foretold" hidden={lines.length === 0}>
      {lines.join('; ')}
    </p>
  );
}
