import type { TurningPoint } from '@mechatable/host';
import type { Names, Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { reviewLink } from '../../browser/review-link.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { StaticScene } from '../../ui/static-scene.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { nearest } from '../model/persons.ts';
import { findTurningPoint, tellTurningPoint } from './turning-point.ts';
import { words } from '../words/index.ts';

/** Null if there is none. */
type Found = TurningPoint | 'searching' | null;

interface Props {
  readonly model: MatchModel;
  readonly found: Found;
  readonly names: Names;
}

/** The turning point of a finished match. */
export function useTurningPoint(model: MatchModel): Found {
  const [found, setFound] = useState<Found>('searching');
  useEffect(() => findTurningPoint(model, setFound), [model]);
  return found;
}

/** The turning point as a picture. Until it is found, and if there is none, the winner's emblem has its place. */
export function EndMoment({ winner, ...props }: Props & { winner: Seat | undefined }): JSX.Element {
  const { model, found, names } = props;
  if (found !== null && found !== 'searching') return <Moment model={model} found={found} names={names} />;
  return (
    <div class={`end-moment seat-${winner ?? ''}`} aria-hidden="true">
      {winner !== undefined && <SeatMark seat={winner} />}
    </div>
  );
}

/** The turning point in a sentence; its place is kept before it is found. */
export function EndTurning({ model, found, names }: Props): JSX.Element {
  return (
    <p class="end-turning" role="status">
      {turningWords({ model, found, names })}
    </p>
  );
}

function turningWords({ model, found, names }: Props): string {
  if (found === null) return words.end.noTurningPoint;
  if (found === 'searching') return words.end.searching;
  const lines = model.screen.isShared ? [] : model.history.lines.value;
  return tellTurningPoint(model.table, found, lines, names);
}

function Moment({ model, found, names }: Props & { found: TurningPoint }): JSX.Element {
  const { host, table } = model;
  const scene = useMemo(
    () => table.drawing.scene(found.view, nearest(names.viewer), names),
    [table, found, names],
  );
  return (
    <div class="end-moment">
      <div class="end-picture" inert aria-hidden="true">
        <StaticScene scene={scene} />
      </div>
      <a href={reviewLink(host.id, found)} aria-label={words.end.showTurningPoint} />
    </div>
  );
}
