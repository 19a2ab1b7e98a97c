/** Reproducible randomness. */
export interface SeededRandom {
  readonly seed: number
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number
}

/**
 * Creates the randomness of a test and prints its seed; with that seed in `PORTICO_TEST_SEED` it repeats.
 *
 * @param name the purpose, for the printed line
 */
export function createSeededRandom(name: string): SeededRandom {
  const seed = readSeed() ?? Math.floor(Math.random() * 2 ** 32)
  console.info(`${name}: PORTICO_TEST_SEED=${seed}`)
  let state = seed
  return {
    seed,
    // mulberry32
    next() {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
  }
}

function readSeed(): number | null {
  const given = process.env.PORTICO_TEST_SEED
  if (given === undefined || given === '') return null
  const seed = Number(given)
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) {
    throw new Error(`PORTICO_TEST_SEED must be a whole number below 2^32, got ${given}.`)
  }
  return seed
}
