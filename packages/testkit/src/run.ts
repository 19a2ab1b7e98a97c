/** How this run of the tests is meant: short or long, and by which chance. */
export { createSeededRandom, type SeededRandom } from './run/create-seeded-random.ts'
export { isLongRun } from './run/is-long-run.ts'
