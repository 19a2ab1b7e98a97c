/** A map that forgets the entry that was used longest ago when it is full. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #max: number

  /** @param max the largest number of entries */
  constructor(max: number) {
    this.#max = max
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    // a Map lists its keys in the order in which they were set
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#max) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
