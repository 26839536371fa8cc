import type { ComponentChildren, JSX } from 'preact';
import { GuardedButton } from './guarded-button.tsx';

interface Props {
  readonly classes: string;
  readonly label: string;
  /** The consequence to confirm. */
  readonly children: ComponentChildren;
  readonly no: ComponentChildren;
  readonly onNo: () => void;
  readonly yes: string;
  readonly onYes: () => void;
}

/** Asks once before an action that can't be undone; Enter alone never confirms it. */
export function SureQuestion({ classes, label, children, no, onNo, yes, onYes }: Props): JSX.Element {
  return (
    <div class={classes} role="alertdialog" aria-label={label}>
      <div class="sure-words">{children}</div>
      <div class="row">
        <button type="button" class="primary" autofocus onClick={onNo}>
          {no}
        </button>
        <GuardedButton onClick={onYes}>{yes}</GuardedButton>
      </div>
    </div>
  );
}
