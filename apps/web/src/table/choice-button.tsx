import type { ComponentChildren, JSX } from 'preact';
import { reportBug } from '../browser/bug.ts';
import { GuardedButton } from './guarded-button.tsx';
import type { MatchModel } from './match-model.ts';
import type { Choice } from './walk.ts';

interface Props {
  readonly model: MatchModel;
  readonly choice: Choice;
  /** Told when the choice is considered: pointed at, or reached by keyboard; null when no more. */
  readonly onConsider: (choice: Choice | null) => void;
  readonly look?: string;
  readonly describedBy?: string | undefined;
  readonly children: ComponentChildren;
}

/** Takes a choice. */
export function ChoiceButton({
  model,
  choice,
  onConsider,
  look = '',
  describedBy,
  children,
}: Props): JSX.Element {
  const consider = (): void => {
    onConsider(choice);
  };
  const leave = (): void => {
    onConsider(null);
  };
  const Button = choice.givesUp == null ? 'button' : GuardedButton;
  return (
    <Button
      type="button"
      class={look}
      onClick={() => void model.act(choice).catch(reportBug)}
      onMouseEnter={consider}
      onMouseLeave={leave}
      onFocus={consider}
      onBlur={leave}
      aria-describedby={describedBy}
    >
      {children}
    </Button>
  );
}

/** A button that gives something up is new with every question: a click on an old one is not meant for it. */
export function choiceKey({ frame }: MatchModel, { label, givesUp }: Choice): string {
  return givesUp == null ? label : `${frame.value?.seq ?? 0} ${label}`;
}
