import type { DeckRules, PieceList } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { curveOf, type Bar } from './curve.ts';
import { words } from './words.ts';

const BAR = 34;
const HEIGHT = 96;
const FOOT = 20;
const HEAD = 18;

/** How many pieces of a list have which printed number. */
export function Curve({ deckRules, list }: { deckRules: DeckRules; list: PieceList }): JSX.Element | null {
  const [figure, setFigure] = useState(deckRules.figures[0]?.id ?? '');
  const bars = curveOf(deckRules, list, figure);
  const name = deckRules.figures.find(({ id }) => id === figure)?.name ?? '';
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.map(total));
  return (
    <figure class="curve">
      <figcaption>
        <select
          aria-label={words.curve.figure}
          value={figure}
          onChange={({ currentTarget }) => {
            setFigure(currentTarget.value);
          }}
        >
          {deckRules.figures.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
        {deckRules.sections.length > 1 &&
          deckRules.sections.map(({ id, name: section }, place) => (
            <span key={id} class={`curve-key curve-key-${place}`}>
              {section}
            </span>
          ))}
      </figcaption>
      <svg
        width={bars.length * BAR}
        viewBox={`0 0 ${bars.length * BAR} ${HEAD + HEIGHT + FOOT}`}
        role="img"
        aria-label={describe(name, bars, deckRules.piece)}
      >
        {bars.map((bar, place) => (
          <BarPicture key={bar.number} bar={bar} x={place * BAR} unit={HEIGHT / most} />
        ))}
        <path class="curve-ground" d={`M0 ${HEAD + HEIGHT}H${bars.length * BAR}`} />
      </svg>
    </figure>
  );
}

/** Sections are stacked; the first is the darkest. */
function BarPicture({ bar, x, unit }: { bar: Bar; x: number; unit: number }): JSX.Element {
  let top = HEAD + HEIGHT;
  const count = total(bar);
  return (
    <g>
      {bar.counts.map((each, section) => {
        top -= each * unit;
        return (
          <rect
            key={section}
            class={`curve-bar curve-${section}`}
            x={x + 3}
            y={top}
            width={BAR - 6}
            height={each * unit}
          />
        );
      })}
      {count > 0 && (
        <text class="curve-count" x={x + BAR / 2} y={top - 3}>
          {count}
        </text>
      )}
      <text x={x + BAR / 2} y={HEAD + HEIGHT + FOOT - 3}>
        {bar.number}
      </text>
    </g>
  );
}

function total({ counts }: Bar): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The picture for people who can't see it. */
function describe(figure: string, bars: readonly Bar[], piece: string): string {
  const some = bars
    .map((bar) => ({ number: bar.number, count: total(bar) }))
    .filter(({ count }) => count > 0);
  return some.length === 0 ? words.curve.empty(figure, piece) : words.curve.text(figure, some);
}
