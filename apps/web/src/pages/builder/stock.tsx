import type { DeckRules, Part, PieceList } from '@mechatable/kernel';
import { copiesIn, countOf } from '@mechatable/lists';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { EVERYTHING, filterChoices, filtered } from '../../ui/filter.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { partLine } from '../../ui/parts.ts';
import type { Exhibit } from '../../games/shared/drawing.ts';
import { TermText } from '../../game-ui/tips/term-text.tsx';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import type { SetCount } from './sections.tsx';
import { Stepper } from './stepper.tsx';
import { words } from './words.ts';

interface Props {
  readonly open: OpenGame;
  readonly deckRules: DeckRules;
  readonly list: PieceList;
  readonly onCount: SetCount;
}

/** All pieces of the game, with search and counts. */
export function Stock({ open: { entry, drawing }, deckRules, list, onCount }: Props): JSX.Element {
  const { parts, figures, sections, piece } = deckRules;
  const [filter, setFilter] = useState(EVERYTHING);
  const [taken, setTaken] = useState(false);
  const [section, setSection] = useState(sections[0]?.id ?? '');
  const choices = useMemo(() => filterChoices(parts, figures), [deckRules]);
  const exhibits = useMemo(() => new Map(drawing.exhibits.map((each) => [each.id, each])), [drawing]);
  const copies = copiesIn(list);
  const shown = filtered(parts, filter).filter(({ id }) => !taken || copies.has(id));
  return (
    <section class="stock" aria-label={words.stock.label(piece)}>
      <FilterBar
        piece={piece}
        choices={choices}
        filter={filter}
        onFilter={setFilter}
        found={shown.length}
        all={parts.length}
      >
        <label class="check">
          <input
            type="checkbox"
            checked={taken}
            onChange={({ currentTarget }) => {
              setTaken(currentTarget.checked);
            }}
          />
          {words.stock.inUse}
        </label>
      </FilterBar>
      {sections.length > 1 && parts.some((part) => part.section === undefined) && (
        <fieldset class="choice-row into">
          <legend>{words.stock.section}</legend>
          {sections.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="into"
                checked={section === id}
                onChange={() => {
                  setSection(id);
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p class="fine key-hint">
        {words.stock.keys(piece, (key) => (
          <kbd>{key}</kbd>
        ))}
      </p>
      <ul
        class="stock-rows"
        onKeyDown={(event) => {
          if (event.key === 'Enter') toNext(event.currentTarget, event.target, event.shiftKey ? -1 : 1);
        }}
      >
        {shown.map((part) => (
          <StockRow
            key={part.id}
            gameId={entry.id}
            book={entry.rulebook}
            deckRules={deckRules}
            part={part}
            exhibit={exhibits.get(part.id)}
            list={list}
            section={part.section ?? section}
            onCount={onCount}
          />
        ))}
      </ul>
      {shown.length === 0 && <p>{words.stock.notFound(piece)}</p>}
    </section>
  );
}

function StockRow(props: {
  gameId: string;
  book: string;
  deckRules: DeckRules;
  part: Part;
  exhibit: Exhibit | undefined;
  list: PieceList;
  /** The section that pieces are added to. */
  section: string;
  onCount: SetCount;
}): JSX.Element {
  const { gameId, book, deckRules, part, exhibit, list, section, onCount } = props;
  const into = deckRules.sections.find(({ id }) => id === section);
  const elsewhere = deckRules.sections.flatMap(({ id, name }) => {
    const count = countOf(list, id, part.id);
    return id === section || count === 0 ? [] : [{ name, count }];
  });
  const text = exhibit?.plainText?.join(' ') ?? part.text;
  return (
    <li class={`stock-row ${exhibit?.classes ?? ''}`}>
      <span class="stock-art" dangerouslySetInnerHTML={{ __html: exhibit?.svg ?? '' }} />
      <div class="stock-words">
        <a href={`/cards/${gameId}/${part.id}`}>{part.name}</a>
        <p class="fine">{partLine(part, deckRules.figures)}</p>
      </div>
      <div class="stock-count">
        <Stepper
          name={words.stock.into(part.name, into?.name ?? '')}
          count={countOf(list, section, part.id)}
          onCount={(count) => {
            onCount(section, part.id, count);
          }}
        />
        <span class="fine">{words.stock.elsewhere(elsewhere)}</span>
      </div>
      {text !== '' && (
        <p class="stock-text">
          <TermText text={text} book={book} />
        </p>
      )}
    </li>
  );
}

/** Moves the focus to the next or previous number. */
function toNext(rows: HTMLElement, from: EventTarget | null, step: 1 | -1): void {
  if (!(from instanceof HTMLInputElement)) return;
  const boxes = [...rows.querySelectorAll('input')];
  boxes[boxes.indexOf(from) + step]?.focus();
}
