/** Reproducible random choices: each request of a run has its own sequence, so that it can be repeated alone. */
export interface Chance {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number
  /** Returns an integer from 0 to `end - 1`. */
  below(end: number): number
  /** True with this probability: 0.1 is once in ten. */
  is(share: number): boolean
  /**
   * Picks an element.
   *
   * @throws Error for an empty list
   */
  pick<T>(list: readonly T[]): T
}

/** Creates the random sequence of one request. */
export function createChance(seed: number, index: number): Chance {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35)) | 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    is: (share) => next() < share,
    pick(list) {
      const item = list[below(list.length)]
      if (item === undefined && list.length === 0) throw new Error('There is nothing to pick from.')
      return item as (typeof list)[number] // the index is within the list
    },
  }
}
