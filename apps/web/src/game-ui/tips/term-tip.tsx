import { render, type JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { findTerm, meaningIn, type Term } from '../../games/books/glossary.ts';
import { findEntry } from '../../games/games.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { placeTip } from './place.ts';
import type { Asked, Tips } from './watch-terms.ts';
import { useGlossary } from './use-glossary.ts';
import { words } from '../../ui/words.ts';
import './tips.css';

const ID = 'term-tip';

/** A layer for tips, in front of everything else on the page. */
export function newTips(): Tips {
  const layer = document.createElement('aside');
  layer.setAttribute('aria-label', words.explanation);
  layer.hidden = true;
  document.body.append(layer);
  let described: HTMLElement | null = null;
  const draw = (asked: Asked | null): void => {
    described?.removeAttribute('aria-describedby');
    described = asked?.control ?? null;
    described?.setAttribute('aria-describedby', ID);
    layer.hidden = asked === null;
    render(asked === null ? null : <TermTip asked={asked} />, layer);
  };
  return {
    show: draw,
    hide() {
      draw(null);
    },
    holds: (element) => layer.contains(element),
  };
}

/** The rules that explain some terms, beside them. Nothing until the rule book's terms are loaded. */
function TermTip({ asked }: { asked: Asked }): JSX.Element | null {
  const { gameId, terms, avoid } = asked;
  const book = findEntry(gameId)?.rulebook ?? gameId;
  const glossary = useGlossary(book);
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    element.style.setProperty('max-height', 'none');
    const { width, height } = element.getBoundingClientRect();
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const place = placeTip(avoid, { width, height }, screen);
    element.style.setProperty('left', `${place.left}px`);
    element.style.setProperty('top', `${place.top}px`);
    element.style.setProperty('max-height', `${place.maxHeight}px`);
  }, [asked, glossary]);
  if (glossary === null) return null;
  const found = new Set(terms.flatMap((word) => findTerm(glossary, word) ?? []));
  if (found.size === 0) return null;
  return (
    <div class="term-tip" role="tooltip" id={ID} ref={tip}>
      {[...found].map((term) => (
        <Meaning key={term.name} term={term} gameId={gameId} book={book} />
      ))}
    </div>
  );
}

function Meaning(props: { term: Term; gameId: string; book: string }): JSX.Element {
  const { term, gameId, book } = props;
  return (
    <p>
      <strong>{term.name.replace(/^\[|\]$/g, '')}</strong> <span>{meaningIn(term, gameId).join(' ')}</span>{' '}
      <ClauseLink gameId={book} id={term.clauses[0]} />
    </p>
  );
}
