/** Something that a page loads from the server. */
export class Loadable<T> {
  /** What was loaded last; null until then. */
  value = $state.raw<T | null>(null);
  /** Why it could not be loaded, in words; empty if it could. */
  failure = $state("");
  readonly isLoading = $derived(this.value === null && this.failure === "");

  readonly #request: () => Promise<T>;
  readonly #inWords: (error: unknown) => string;

  constructor(request: () => Promise<T>, inWords: (error: unknown) => string) {
    this.#request = request;
    this.#inWords = inWords;
  }

  /** Loads it, or loads it again; null if that failed. */
  load = async (): Promise<T | null> => {
    this.failure = "";
    try {
      return (this.value = await this.#request());
    } catch (error) {
      this.failure = this.#inWords(error);
      return null;
    }
  };
}
