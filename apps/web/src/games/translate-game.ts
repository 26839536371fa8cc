/** Another language replaces the words of a package before its code is loaded, which keeps some in constants. */
let translate: (name: string) => Promise<void> = () => Promise.resolve();

export function translateGamesBy(by: (name: string) => Promise<void>): void {
  translate = by;
}

/** `name`: of the package in `packages/games`. */
export function translateGame(name: string): Promise<void> {
  return translate(name);
}
