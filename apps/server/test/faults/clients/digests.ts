import { createHash } from 'node:crypto';
import { canonical } from '@mechatable/kernel';
import type { TableMessages } from '@mechatable/protocol';

type Frame = TableMessages['snapshot']['frame'];

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

/** Everything in a frame that follows from the entries: not what depends on a viewer's settings. */
export function frameDigest(frame: Frame): string {
  return digest(canonical({ ...frame, passing: undefined, undo: undefined }));
}

/** The digest of a list that mostly grows at its end. Items that are still the same objects are not read again. */
export class ListDigest {
  #known: { readonly item: unknown; readonly digest: string }[] = [];

  of(items: readonly unknown[]): string {
    const kept = items.findIndex((item, n) => this.#known[n]?.item !== item);
    this.#known.length = kept < 0 ? items.length : kept;
    for (const item of items.slice(this.#known.length)) {
      const before = this.#known.at(-1)?.digest ?? '';
      this.#known.push({ item, digest: digest(`${before}${canonical(item)}`) });
    }
    return this.#known.at(-1)?.digest ?? '';
  }
}
