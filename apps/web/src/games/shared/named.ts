import type { Names } from '@mechatable/kernel';

/** A view with what its players are called: all that a part of the table is drawn from. */
export type Named<View> = View & { readonly names: Names };
