import type { Assessment } from '@mechatable/bots';
import { reviewedFirst, reviewsOf, type Review, type Reviewer } from '@mechatable/host';
import type { MatchRecord, Names, Seat } from '@mechatable/kernel';
import { computed, signal } from '@preact/signals';
import type { TableGame } from '../../../games/shared/drawing.ts';
import { curveOf } from './curve.ts';
import { markOf, type Mark } from './marks.ts';

/** Threads that review decisions until they are closed. */
export interface ReviewThreads extends Reviewer {
  close(): void;
}

/** The results of a seat: assessments by the number of moves before each decision. */
interface SeatReview {
  readonly reviews: readonly Review[];
  readonly assessments: ReadonlyMap<number, Assessment>;
}

const NOTHING: SeatReview = { reviews: [], assessments: new Map() };

/** The decisions of a finished match, seat by seat, reviewed until the player stops it. Results stay. */
export class ReviewModel {
  readonly record: MatchRecord;
  readonly seat = signal<Seat>(0);
  readonly isRunning = signal(false);
  /** Why the review failed; null if it didn't. */
  readonly problem = signal<string | null>(null);
  readonly #table: TableGame;
  readonly #names: Names;
  readonly #open: () => ReviewThreads;
  readonly #found = signal<ReadonlyMap<Seat, SeatReview>>(new Map());
  readonly #marks = new WeakMap<Assessment, Mark | null>();
  #threads: ReviewThreads | null = null;

  readonly #present = computed(() => this.#found.value.get(this.seat.value) ?? NOTHING);
  /** Whether the review of the seat was started. */
  readonly isBegun = computed(() => this.#found.value.has(this.seat.value));
  readonly total = computed(() => this.#present.value.reviews.length);
  readonly done = computed(() => this.#present.value.assessments.size);
  readonly isDone = computed(() => this.isBegun.value && this.done.value === this.total.value);
  readonly curve = computed(() => curveOf(this.#present.value.reviews, this.#present.value.assessments));
  readonly marks = computed((): readonly Mark[] => {
    const { reviews, assessments } = this.#present.value;
    return reviews.flatMap((review) => {
      const assessment = assessments.get(review.seq);
      return assessment === undefined ? [] : (this.#mark(review, assessment) ?? []);
    });
  });

  constructor(table: TableGame, record: MatchRecord, names: Names, open: () => ReviewThreads) {
    this.#table = table;
    this.#names = names;
    this.record = record;
    this.#open = open;
    this.seat.value = reviewedFirst(record);
  }

  /** Selects a seat, and starts its review if the previous seat's was started. */
  look(seat: Seat): void {
    const wasBegun = this.isBegun.value;
    this.stop();
    this.seat.value = seat;
    if (wasBegun) this.start();
  }

  /** Starts or resumes. */
  start(): void {
    this.stop();
    const seat = this.seat.value;
    const { reviews, assessments } = this.#found.value.get(seat) ?? this.#begin(seat);
    const left = reviews.filter(({ seq }) => !assessments.has(seq));
    if (left.length === 0) return;
    const threads = this.#open();
    this.#threads = threads;
    this.isRunning.value = true;
    for (const review of left) {
      threads.review(review).then(
        (assessment) => {
          if (this.#threads === threads) this.#take(review, assessment);
        },
        (error: unknown) => {
          if (this.#threads === threads) this.#giveUp(error);
        },
      );
    }
  }

  /** Closes the threads. */
  stop(): void {
    const threads = this.#threads;
    this.#threads = null; // first, so that results of closed threads are ignored
    threads?.close();
    this.isRunning.value = false;
    this.problem.value = null;
  }

  /** Explaining a mark takes a while, so each is made once. */
  #mark(review: Review, assessment: Assessment): Mark | null {
    const known = this.#marks.get(assessment);
    if (known !== undefined) return known;
    const mark = markOf(this.#table, review, assessment, this.#names);
    this.#marks.set(assessment, mark);
    return mark;
  }

  #begin(seat: Seat): SeatReview {
    const begun = {
      reviews: reviewsOf(this.#table.game, this.record, seat),
      assessments: NOTHING.assessments,
    };
    this.#keep(seat, begun);
    return begun;
  }

  #take({ seat, seq }: Review, assessment: Assessment): void {
    const { reviews, assessments } = this.#found.value.get(seat) ?? NOTHING;
    this.#keep(seat, { reviews, assessments: new Map(assessments).set(seq, assessment) });
    if (this.isDone.value) this.stop();
  }

  #giveUp(error: unknown): void {
    this.stop();
    this.problem.value = error instanceof Error ? error.message : String(error);
  }

  #keep(seat: Seat, review: SeatReview): void {
    this.#found.value = new Map(this.#found.value).set(seat, review);
  }
}
