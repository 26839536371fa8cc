import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reportBug } from '../browser/bug.ts';
import { Loading } from '../ui/loading.tsx';

/** A page that is loaded when it is first opened. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props): JSX.Element {
    const [Page, setPage] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (Page !== null) return;
      load().then((found) => {
        loaded = found;
        setPage(() => found);
      }, reportBug);
    }, [Page]);
    return Page === null ? <Loading /> : <Page {...props} />;
  };
}
