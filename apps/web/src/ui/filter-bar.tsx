import type { ComponentChildren, JSX } from 'preact';
import { SearchBox } from './search-box.tsx';
import { EVERYTHING, isEverything, type Filter, type FilterChoices } from './filter.ts';
import { capital } from './parts.ts';
import './filter.css';

interface Props {
  /** What is searched: `the cards`. */
  readonly what: string;
  readonly choices: FilterChoices;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** How many are left, in words. */
  readonly found: string;
  readonly children?: ComponentChildren;
}

/** Search by words, kind, keyword and number. */
export function FilterBar({ what, choices, filter, onFilter, found, children }: Props): JSX.Element {
  const change = (part: Partial<Filter>): void => {
    onFilter({ ...filter, ...part });
  };
  return (
    <div class="filter-bar">
      <SearchBox
        what={what}
        query={filter.query}
        onQuery={(query) => {
          change({ query });
        }}
      />
      <Pick
        name="Kind"
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
          name="Keyword"
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
          name="Number"
          value={filter.figure}
          onPick={(figure) => {
            change({ figure });
          }}
        >
          {choices.figures.map(({ id, name, numbers }) => (
            <optgroup key={id} label={name}>
              {numbers.map((number) => (
                <option key={number} value={`${id}=${number}`}>
                  {name} {number}
                </option>
              ))}
            </optgroup>
          ))}
        </Pick>
      )}
      {children}
      <p class="filter-found fine" role="status">
        {found}
      </p>
      {!isEverything(filter) && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            onFilter(EVERYTHING);
          }}
        >
          Show all
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
      <option value="">{name}: any</option>
      {children}
    </select>
  );
}
