/** The hints already given at this table, kept in session storage across reloads. */
export class GivenHints {
  #key: string;
  #given: Set<string>;

  constructor(table: string) {
    this.#key = `lesson-${table}`;
    this.#given = new Set(read(this.#key));
  }

  get given(): ReadonlySet<string> {
    return new Set(this.#given);
  }

  get ended(): boolean {
    return this.#given.has("");
  }

  give(key: string): void {
    this.#given.add(key);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.#given]));
    } catch {
      // Without storage, hints are repeated after a reload.
    }
  }

  end(): void {
    this.give("");
  }
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((hint): hint is string => typeof hint === "string") : [];
  } catch {
    return [];
  }
}
