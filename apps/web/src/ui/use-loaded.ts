import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> =
  | { readonly is: 'loading' }
  /** Most likely a network problem: the page offers to try again. */
  | { readonly is: 'failed' }
  | { readonly is: 'here'; readonly value: T };

const LOADING = { is: 'loading' } as const;

/** Loads something once per `key`. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string; loaded: Loaded<T> }>({ key, loaded: LOADING });
  useEffect(() => {
    let wanted = true;
    const settle = (loaded: Loaded<T>): void => {
      if (wanted) setState({ key, loaded });
    };
    load().then(
      (value) => {
        settle({ is: 'here', value });
      },
      () => {
        settle({ is: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state.key === key ? state.loaded : LOADING;
}
