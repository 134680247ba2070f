/** The hints already shown at this table, kept in session storage across reloads. */
export class ShownHints {
  #key: string;
  #shown: Set<string>;

  constructor(table: string) {
    this.#key = `lesson-${table}`;
    this.#shown = new Set(read(this.#key));
  }

  get shown(): ReadonlySet<string> {
    return new Set(this.#shown);
  }

  get ended(): boolean {
    return this.#shown.has("");
  }

  add(key: string): void {
    this.#shown.add(key);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.#shown]));
    } catch {
      // Without storage, hints are repeated after a reload.
    }
  }

  end(): void {
    this.add("");
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
