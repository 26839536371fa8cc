import type { Names } from '@mechatable/kernel';

/** A view with the players' names: everything a part of the table needs. */
export type Named<View> = View & { readonly names: Names };
