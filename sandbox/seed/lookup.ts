/** Created records, by the name that the data uses for them. */
export class Lookup<Value, Key extends string = string> {
  readonly #entries = new Map<string, Value>();
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  set(key: Key, value: Value): void {
    if (this.#entries.has(key)) throw new Error(`There are two ${this.#what}s named "${key}".`);
    this.#entries.set(key, value);
  }

  get(key: Key): Value {
    const value = this.#entries.get(key);
    if (value === undefined) throw new Error(`No ${this.#what} named "${key}" was made.`);
    return value;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get size(): number {
    return this.#entries.size;
  }
}
