import { takeRows } from './take-rows.ts'

/** Selects from rows of a test table that are all of one kind: each change runs the first, the long run all. */
export const takeFirst = <const Row>(all: readonly Row[], count = 1): readonly Row[] =>
  takeRows<Row>(all, all.slice(0, count) as readonly NoInfer<Row>[]) // a slice of the same rows
