import { BadInputError, type AnyGame, type Figure } from '@mechatable/kernel';
import {
  changeableIn,
  leavesOf,
  optionFigures,
  OPTIONS,
  optionWords,
  readSets,
  wordsAt,
} from '@mechatable/study';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SearchBox } from '../../ui/search-box.tsx';
import { wordsOf } from '../../ui/search.ts';
import { FieldInput } from './field-input.tsx';
import { withoutField, withSet } from './sets.ts';
import { words } from './words.ts';

const say = words.changes;
const MOST_FOUND = 8;

interface Props {
  readonly game: AnyGame;
  readonly sets: readonly string[];
  readonly onSets: (sets: readonly string[]) => void;
}

/** Something with figures: a piece, a loadout, or the options. */
interface Editable {
  readonly id: string;
  readonly name: string;
  readonly figures: ReadonlyMap<string, Figure>;
  /** The words that a field can be. */
  readonly choices: (path: string) => readonly string[];
}

/** Finds a piece and edits its figures; any other change can be typed. */
export function PieceEditor({ game, sets, onSets }: Props): JSX.Element {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const all = useMemo(() => editablesOf(game), [game]);
  const open = all.find(({ id }) => id === chosen);
  const wanted = wordsOf(query);
  const found = all.filter(({ id, name }) => {
    const text = `${id} ${name}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <div class="piece-editor">
      <SearchBox
        label={say.search}
        query={query}
        onQuery={(text) => {
          setQuery(text);
          setChosen(null);
        }}
      />
      {query !== '' && open === undefined && (
        <>
          <p class="fine" role="status">
            {say.found(found.length)}
          </p>
          <ul class="found-pieces">
            {found.slice(0, MOST_FOUND).map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    setChosen(id);
                  }}
                >
                  {name} <span class="fine">{id}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {open !== undefined && (
        <Fields
          piece={open}
          sets={sets}
          onSets={onSets}
          onClose={() => {
            setChosen(null);
            setQuery('');
            document.querySelector<HTMLElement>('#search-box')?.focus();
          }}
        />
      )}
      <TypedChange sets={sets} onSets={onSets} />
    </div>
  );
}

function Fields(props: Omit<Props, 'game'> & { piece: Editable; onClose: () => void }): JSX.Element {
  const { piece, sets, onSets, onClose } = props;
  const start = (path: string): string => `${piece.id}.${path}=`;
  const change = (path: string, value: string): void => {
    const isPublished = value === String(piece.figures.get(path));
    if (isPublished || value === '') onSets(withoutField(sets, `${piece.id}.${path}`));
    else onSets(withSet(sets, `${start(path)}${value}`));
  };
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [piece.id]);
  return (
    <fieldset class="piece-fields" ref={first}>
      <legend>{say.fields(piece.name)}</legend>
      {shallowFirst(piece.figures).map(([path, published]) => (
        <FieldInput
          key={`${piece.id} ${path}`}
          path={path}
          published={published}
          choices={piece.choices(path)}
          value={sets.find((set) => set.startsWith(start(path)))?.slice(start(path).length) ?? null}
          onValue={(value) => {
            change(path, value);
          }}
        />
      ))}
      <button type="button" onClick={onClose}>
        {say.close}
      </button>
    </fieldset>
  );
}

/** Printed figures first, then what is inside of effects. */
function shallowFirst(figures: ReadonlyMap<string, Figure>): readonly (readonly [string, Figure])[] {
  const depth = (path: string): number => path.split('.').length;
  return [...figures].sort(([a], [b]) => depth(a) - depth(b));
}

function TypedChange({ sets, onSets }: Omit<Props, 'game'>): JSX.Element {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (event: Event): void => {
    event.preventDefault();
    try {
      readSets([text.trim()]);
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      setProblem(error.message);
      return;
    }
    onSets(withSet(sets, text.trim()));
    setText('');
    setProblem(null);
  };
  return (
    <form class="typed-change" onSubmit={add}>
      <label for="typed-change">{say.type}</label>
      <input
        id="typed-change"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={say.example}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <button type="submit">{say.add}</button>
      {problem !== null && (
        <p class="lab-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function editablesOf(game: AnyGame): readonly Editable[] {
  const pieces = changeableIn(game);
  return [
    ...pieces.map((piece) => ({
      ...{ id: piece.id, name: piece.name, figures: leavesOf(piece) },
      choices: (path: string) => wordsAt(pieces, path),
    })),
    {
      ...{ id: OPTIONS, name: say.options, figures: optionFigures(game) },
      choices: (path: string) => optionWords(game, path),
    },
  ];
}
