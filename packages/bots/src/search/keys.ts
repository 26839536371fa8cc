/** Actions as texts, so that the same choice in two imagined worlds is one. Games share most action objects. */
export class Keys {
  readonly #known = new WeakMap<object, string>();

  of(action: unknown): string {
    if (typeof action !== 'object' || action === null) return JSON.stringify(action);
    const known = this.#known.get(action);
    if (known !== undefined) return known;
    const key = JSON.stringify(action);
    this.#known.set(action, key);
    return key;
  }
}
