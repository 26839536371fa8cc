import { publishedId, type AnyGame } from '@mechatable/kernel';
import {
  reportFile,
  reportPart,
  SECTION_STYLE,
  type MatchFacts,
  type ReportSettings,
} from '@mechatable/study';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { saveFile } from '../../browser/files.ts';
import { words } from './words.ts';

interface Props {
  readonly game: AnyGame;
  readonly settings: ReportSettings;
  readonly facts: readonly MatchFacts[];
}

/** The report on the matches so far, with a button that saves it as a file. */
export function ReportView({ game, settings, facts }: Props): JSX.Element {
  const html = useMemo(() => reportPart(game, settings, facts), [game, settings, facts]);
  return (
    <>
      <p>
        <button
          type="button"
          onClick={() => {
            saveFile(`lab-${publishedId(game.id)}.html`, reportFile(game, settings, facts), 'text/html');
          }}
        >
          {words.shared.saveReport}
        </button>
      </p>
      <Sections html={html} />
    </>
  );
}

/** A shadow root with the styles of the file, since the site allows no inline ones. Its HTML is ours, without scripts. */
function Sections({ html }: { html: string }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current !== null) renew(host.current, html);
  }, [html]);
  return <div class="report-view" lang="en" ref={host} />;
}

/** Tables that someone opened stay open, and the keyboard focus stays where it was. */
function renew(host: HTMLElement, html: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (root.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SECTION_STYLE);
    root.adoptedStyleSheets = [sheet];
  }
  const places = (): HTMLDetailsElement[] => [...root.querySelectorAll('details')];
  const open = places().map((one) => one.open);
  const focused = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].findIndex(
    (one) => one === root.activeElement,
  );
  root.innerHTML = html;
  for (const [place, one] of places().entries()) one.open = open[place] ?? false;
  if (focused >= 0) root.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus({ preventScroll: true });
}

const FOCUSABLE = 'summary, [tabindex]';
