import type { AnyGame } from '@mechatable/kernel';
import type { Line, Mean, WhatIfResult } from '@mechatable/study';
import type { JSX } from 'preact';
import { ChangeBar, reachOf } from './change-bar.tsx';
import { changeText, meanText, points, shareText } from './figures.ts';
import { ResultTable } from './result-table.tsx';
import { words } from './words.ts';

const say = words.results;

/** The results so far. */
export function Results({ game, result }: { game: AnyGame; result: WhatIfResult | null }): JSX.Element {
  return (
    <section class="lab-results" aria-labelledby="lab-results">
      <h2 id="lab-results">{say.heading}</h2>
      {result === null ? <p class="fine">{say.none}</p> : <Figures game={game} result={result} />}
    </section>
  );
}

function Figures({ game, result }: { game: AnyGame; result: WhatIfResult }): JSX.Element {
  return (
    <>
      <p class="lab-conclusion">{conclusionOf(game, result)}</p>
      <Lines game={game} result={result} />
      {result.pairings.length > 0 && <Pairings game={game} result={result} />}
      <PerMatch result={result} />
      <p class="fine">{say.note(points(result.margin))}</p>
    </>
  );
}

function Lines({ game, result: { lines } }: { game: AnyGame; result: WhatIfResult }): JSX.Element {
  const { wonBy, before, after, change, picture, verdict } = say.columns;
  const reach = reachOf(lines);
  return (
    <ResultTable title={say.lines} head={[wonBy, before, after, change, picture, verdict]}>
      {lines.map((line) => (
        <tr key={`${line.of} ${line.id}`} class={`verdict-${line.verdict}`}>
          <th scope="row">{nameOf(game, line)}</th>
          <td data-label={before}>{shareText(line.before)}</td>
          <td data-label={after}>{shareText(line.after)}</td>
          <td data-label={change}>{changeText(line)}</td>
          <td class="picture" data-label={picture}>
            <ChangeBar line={line} reach={reach} />
          </td>
          <td class="verdict" data-label={verdict}>
            {say.verdicts[line.verdict]}
          </td>
        </tr>
      ))}
    </ResultTable>
  );
}

function Pairings({ game, result: { pairings } }: { game: AnyGame; result: WhatIfResult }): JSX.Element {
  const { first, before, after } = say.columns;
  const names = new Map(game.content.loadouts.map(({ id, name }) => [id, name]));
  return (
    <ResultTable title={say.pairings} head={[first, before, after]}>
      {pairings.map(({ loadouts: [a, b], ...shift }) => (
        <tr key={`${a} ${b}`}>
          <th scope="row">{say.against(names.get(a) ?? a, names.get(b) ?? b)}</th>
          <td data-label={before}>{shareText(shift.before)}</td>
          <td data-label={after}>{shareText(shift.after)}</td>
        </tr>
      ))}
    </ResultTable>
  );
}

function PerMatch({ result: { turns, leads } }: { result: WhatIfResult }): JSX.Element {
  const { figure, before, after, difference } = say.columns;
  const row = (
    name: string,
    of: { before: Mean | null; after: Mean | null; change: Mean | null },
  ): JSX.Element => (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={before}>{meanText(of.before)}</td>
      <td data-label={after}>{meanText(of.after)}</td>
      <td data-label={difference}>{meanText(of.change)}</td>
    </tr>
  );
  return (
    <ResultTable title={say.perMatch} head={[figure, before, after, difference]}>
      {row(say.turns, turns)}
      <tr>
        <th scope="row">{say.medianTurns}</th>
        <td data-label={before}>{turns.medians[0]}</td>
        <td data-label={after}>{turns.medians[1]}</td>
        <td />
      </tr>
      {row(say.leads, leads)}
    </ResultTable>
  );
}

function nameOf({ content }: AnyGame, { of, id }: Pick<Line, 'of' | 'id'>): string {
  if (of === 'opener') return say.opener;
  if (of === 'owner') return say.owner(content.pieces.find((piece) => piece.id === id)?.name ?? id);
  return content.loadouts.find((loadout) => loadout.id === id)?.name ?? id;
}

/** The result of the study, in a sentence or two. */
function conclusionOf(game: AnyGame, { lines, decided }: WhatIfResult): string {
  const moved = lines.flatMap((line) =>
    line.verdict === 'up' || line.verdict === 'down' ? [say.moved[line.verdict](nameOf(game, line))] : [],
  );
  const found = moved.join(', ');
  if (decided) return moved.length === 0 ? say.nothing : say.decided(found);
  return moved.length === 0 ? say.open : `${found}. ${say.open}`;
}
