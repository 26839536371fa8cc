import { Component, type ComponentChildren, type JSX } from 'preact';
import { attempt, restoreLastGood, bug, reportBug, saveReport } from '../browser/bug.ts';
import { words } from '../ui/words.ts';

/** Shown when our code fails: the match is safe, and there are two ways to continue. */
export function BugPanel(): JSX.Element | null {
  const error = bug.value;
  if (error === null) return null;
  return (
    <div class="veil">
      <section class="sheet bug" role="alertdialog" aria-labelledby="bug-title" aria-describedby="bug-text">
        <h2 id="bug-title">{words.bug.title}</h2>
        <p id="bug-text">{words.bug.text}</p>
        <p class="fine">{error.message}</p>
        <div class="row">
          <button
            type="button"
            class="primary"
            onClick={() => void restoreLastGood().catch(reportBug)}
            autofocus
          >
            {words.bug.goBack}
          </button>
          <button type="button" onClick={() => void saveReport(error).catch(reportBug)}>
            {words.bug.save}
          </button>
          <a class="button" href="/" onClick={() => void restoreLastGood().catch(reportBug)}>
            {words.bug.lobby}
          </a>
        </div>
      </section>
    </div>
  );
}

/** Keeps an error in one part from taking down the whole page. */
export class Guard extends Component<{ children: ComponentChildren }, { broken: number | null }> {
  override state: { broken: number | null } = { broken: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ broken: attempt.value });
    reportBug(error);
  }

  override render(): ComponentChildren {
    return this.state.broken === attempt.value ? null : this.props.children;
  }
}
