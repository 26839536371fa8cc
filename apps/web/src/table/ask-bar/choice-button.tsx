import type { ComponentChildren, JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import { GuardedButton } from '../parts/guarded-button.tsx';
import type { MatchModel } from '../model/match-model.ts';
import type { Choice } from '../choices/walk.ts';

interface Props {
  readonly model: MatchModel;
  readonly choice: Choice;
  /** Called when the choice is hovered or focused, and with null when it no longer is. */
  readonly onConsider: (choice: Choice | null) => void;
  readonly classes?: string;
  readonly describedBy?: string | undefined;
  readonly children: ComponentChildren;
}

/** Takes a choice. */
export function ChoiceButton({
  model,
  choice,
  onConsider,
  classes = '',
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
      class={classes}
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

/** A button that gives something up is new for every question, so that a late click on the old one doesn't press it. */
export function choiceKey({ frame }: MatchModel, { label, givesUp }: Choice): string {
  return givesUp == null ? label : `${frame.value?.seq ?? 0} ${label}`;
}
