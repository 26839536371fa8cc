import type { Names } from '@mechatable/kernel';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Inspection, Sum, TableGame } from '../games/shared/drawing.ts';
import { ClauseCard } from '../game-ui/clause-card.tsx';
import type { LookedAt } from './parts/board-mount.tsx';
import { StaticScene } from '../ui/static-scene.tsx';
import { TermText } from '../game-ui/tips/term-text.tsx';
import { RuleLine } from './parts/rule-line.tsx';
import { words } from './words/index.ts';

interface Props {
  readonly table: TableGame;
  readonly view: unknown;
  readonly names: Names;
  readonly looked: Signal<LookedAt | null>;
}

/**
 * Details of the thing looked at last: text, arithmetic, rulings. On a small screen it covers the table until it is
 * closed.
 */
export function Inspector({ table, view, names, looked }: Props): JSX.Element {
  const at = looked.value;
  const found = at === null || view === null ? null : table.drawing.inspect(view, at.anchor, names);
  if (found === null) {
    return (
      <section class="inspector idle" aria-label={words.inspector.title}>
        <p class="fine">{words.inspector.idle}</p>
      </section>
    );
  }
  return (
    <section
      class={at?.closely === true ? 'inspector closely' : 'inspector'}
      aria-label={words.inspector.title}
      tabIndex={0}
    >
      <InspectionView found={found} gameId={table.game.content.rulebook} />
      <button
        type="button"
        class="inspector-close"
        onClick={() => {
          looked.value = null;
        }}
      >
        {words.close}
      </button>
    </section>
  );
}

export function InspectionView({ found, gameId }: { found: Inspection; gameId: string }): JSX.Element {
  return (
    <>
      {found.card !== null && <StaticScene scene={found.card} />}
      <div class="inspector-words">
        <h2>{found.title}</h2>
        <p class="fine">{found.kind}</p>
        {found.text.map((paragraph) => (
          <p key={paragraph}>
            <TermText text={paragraph} book={gameId} />
          </p>
        ))}
        {found.sum !== null && <SumTable key={found.title} sum={found.sum} gameId={gameId} />}
        {found.facts.length > 0 && (
          <ul class="facts">
            {found.facts.map((fact) => (
              <li key={fact}>
                <TermText text={fact} book={gameId} />
              </li>
            ))}
          </ul>
        )}
        {found.rulings.length > 0 && (
          <details class="rulings">
            <summary>{words.inspector.rulings(found.rulings.length)}</summary>
            {found.rulings.map((id) => (
              <ClauseCard key={id} gameId={gameId} id={id} />
            ))}
          </details>
        )}
      </div>
    </>
  );
}

function SumTable({ sum, gameId }: { sum: Sum; gameId: string }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <table class="sum">
      <caption>
        <RuleLine gameId={gameId} clause={sum.clause} isOpen={isOpen} onToggle={setOpen}>
          {sum.of}
        </RuleLine>
      </caption>
      <tbody>
        {sum.lines.map(({ words: line, amount }, index) => (
          <tr key={index}>
            <th scope="row">{line}</th>
            <td>{index > 0 && amount >= 0 ? `+${amount}` : amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.inspector.now}</th>
          <td>{sum.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
