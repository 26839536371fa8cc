/** Made by the Vite plugin in `vite/rulebooks.ts` from `rules/<name>.md`. */
declare module 'virtual:rulebook/*' {
  export const book: import('./book.ts').Book;
}

/** Made by the same plugin from the tests of the game. */
declare module 'virtual:rulebook-tests/*' {
  export const bookTests: import('./book.ts').BookTests;
}
