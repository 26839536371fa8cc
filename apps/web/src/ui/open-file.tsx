import type { JSX } from 'preact';
import { reportBug } from '../browser/bug.ts';
import './open-file.css';

type OnFile = (file: File) => Promise<void>;

interface DropHandlers {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

interface Props {
  /** As in the `accept` of an input. */
  readonly accept: string;
  readonly button: string;
  /** Shown beside the button. */
  readonly text?: string;
  /** For screen readers. Default: button and text. */
  readonly label?: string;
  readonly onFile: OnFile;
}

/** A button that opens a file. */
export function FileButton({ accept, button, text, label, onFile }: Props): JSX.Element {
  return (
    <label class="open-file">
      <span class="button">{button}</span>
      {text !== undefined && <span>{text}</span>}
      <input
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0], onFile);
          currentTarget.value = ''; // else choosing the same file again is no change
        }}
      />
    </label>
  );
}

/** Lets an element open a file that is dropped on it. */
export function dropTarget(onFile: OnFile): DropHandlers {
  return {
    onDragOver(event) {
      event.preventDefault();
    },
    onDrop(event) {
      event.preventDefault();
      open(event.dataTransfer?.files[0], onFile);
    },
  };
}

function open(file: File | undefined, onFile: OnFile): void {
  if (file !== undefined) onFile(file).catch(reportBug);
}
