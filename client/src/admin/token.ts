/** The operator's token, kept for this tab at most. */

const KEY = "parlour-admin";

export class TokenStore {
  readonly #storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;

  constructor(storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = sessionStorage) {
    this.#storage = storage;
  }

  read(): string | null {
    try {
      return this.#storage.getItem(KEY);
    } catch {
      return null;
    }
  }

  keep(token: string): void {
    try {
      this.#storage.setItem(KEY, token);
    } catch {
      // Then it is asked for again.
    }
  }

  forget(): void {
    try {
      this.#storage.removeItem(KEY);
    } catch {
      // It was not kept either.
    }
  }
}
