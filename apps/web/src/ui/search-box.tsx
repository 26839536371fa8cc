import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** `/` focuses it from anywhere on the page; Esc clears it, then leaves it. */
export function SearchBox(props: {
  /** `Search the rules`. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
}): JSX.Element {
  const { label, query, onQuery } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
  return (
    <search class="search-box">
      <label class="unseen" for="search-box">
        {label}
      </label>
      <input
        ref={box}
        id="search-box"
        type="search"
        placeholder={label}
        autocomplete="off"
        value={query}
        aria-keyshortcuts="/"
        onInput={(event) => {
          onQuery(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (query === '') box.current?.blur();
          else onQuery('');
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </search>
  );
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
