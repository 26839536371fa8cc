import type { ComponentChildren, JSX } from 'preact';
import { SearchBox } from './search-box.tsx';
import { EVERYTHING, isEverything, type Filter, type FilterChoices } from './filter.ts';
import { capital } from './capital.ts';
import { words } from './words.ts';
import './filter.css';

interface Props {
  /** What a piece is called: `card`. */
  readonly piece: string;
  readonly choices: FilterChoices;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** How many pieces match, of how many. */
  readonly found: number;
  readonly all: number;
  readonly children?: ComponentChildren;
}

/** Search by words, kind, keyword and number. */
export function FilterBar(props: Props): JSX.Element {
  const { piece, choices, filter, onFilter, found, all, children } = props;
  const change = (part: Partial<Filter>): void => {
    onFilter({ ...filter, ...part });
  };
  return (
    <div class="filter-bar">
      <SearchBox
        label={words.filter.search(piece)}
        query={filter.query}
        onQuery={(query) => {
          change({ query });
        }}
      />
      <Pick
        name={words.filter.kind}
        value={filter.kind}
        onPick={(kind) => {
          change({ kind });
        }}
      >
        {choices.kinds.map((kind) => (
          <option key={kind} value={kind}>
            {capital(kind)}
          </option>
        ))}
      </Pick>
      {choices.keywords.length > 0 && (
        <Pick
          name={words.filter.keyword}
          value={filter.keyword}
          onPick={(keyword) => {
            change({ keyword });
          }}
        >
          {choices.keywords.map((keyword) => (
            <option key={keyword}>{keyword}</option>
          ))}
        </Pick>
      )}
      {choices.figures.length > 0 && (
        <Pick
          name={words.filter.number}
          value={filter.figure}
          onPick={(figure) => {
            change({ figure });
          }}
        >
          {choices.figures.map(({ id, name, numbers }) => (
            <optgroup key={id} label={name}>
              {numbers.map((number) => (
                <option key={number} value={`${id}=${number}`}>
                  {words.filter.figure(name, number)}
                </option>
              ))}
            </optgroup>
          ))}
        </Pick>
      )}
      {children}
      <p class="filter-found fine" role="status">
        {words.filter.found(found, all, piece)}
      </p>
      {!isEverything(filter) && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            onFilter(EVERYTHING);
          }}
        >
          {words.filter.reset}
        </button>
      )}
    </div>
  );
}

function Pick(props: {
  name: string;
  value: string;
  onPick: (value: string) => void;
  children: ComponentChildren;
}): JSX.Element {
  const { name, value, onPick, children } = props;
  return (
    <select
      aria-label={name}
      data-picked={value === '' ? undefined : ''}
      value={value}
      onChange={({ currentTarget }) => {
        onPick(currentTarget.value);
      }}
    >
      <option value="">{words.filter.any(name)}</option>
      {children}
    </select>
  );
}
