import { takeRows } from './take-rows.ts'

/** Selects the rows of a test table of which each could stand for all: each change runs the first, the long run all. */
export const takeFirst = <const Row>(all: readonly Row[], count = 1): readonly Row[] =>
  takeRows<Row>(all, all.slice(0, count) as readonly NoInfer<Row>[]) // a part of the same rows
