/** The mode of this test run: short or long, and the random seed. */
export { createSeededRandom, type SeededRandom } from './run/create-seeded-random.ts'
export { isLongRun } from './run/is-long-run.ts'
export { takeFirst } from './run/take-first.ts'
export { takeRows } from './run/take-rows.ts'
export { takeTurns } from './run/take-turns.ts'
