import type { Host } from '@mechatable/host';
import { bug } from '../../browser/bug.ts';
import { setCurrentMatch, type CurrentMatch } from '../../browser/current-match.ts';
import { playSound } from '../../browser/sound.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import type { OnAnswers } from '../model/answer-model.ts';
import type { Adviser } from '../model/hint-model.ts';
import { MatchModel } from '../model/match-model.ts';
import { noteSeal } from './seen-seal.ts';

/** Where a match is kept, and what to do with what the person changes. */
interface Opening extends CurrentMatch {
  readonly onAnswers?: OnAnswers;
  readonly onClosed?: () => void;
  /** Left out: no hints. */
  readonly adviser?: Adviser;
}

/** Opens a match that is kept in this browser or on the server: with sounds, and so that bug reports include it. */
export function openMatch(table: TableGame, host: Host, opening: Opening): MatchModel {
  const { onAnswers, onClosed, adviser, ...current } = opening;
  noteSeal(host);
  setCurrentMatch(current);
  return new MatchModel(
    table,
    host,
    {
      ...(onAnswers === undefined ? {} : { onAnswers }),
      onAsked: (newTurn) => {
        playSound(newTurn ? 'turn' : 'asked');
      },
      onDrawn(seq) {
        current.lastGood = seq;
      },
      onClosed() {
        onClosed?.();
        if (bug.value === null) setCurrentMatch(null); // otherwise the bug report needs it
      },
    },
    adviser,
  );
}
