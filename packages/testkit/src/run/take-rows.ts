import { isLongRun } from './is-long-run.ts'

/**
 * Selects the rows of a test table: each change runs a few, the long run all.
 *
 * @param all the rows of the long run
 * @param inEachChange the rows of each change; they include a row of each kind that can fail by itself
 */
export const takeRows = <const Row>(
  all: readonly Row[],
  inEachChange: readonly NoInfer<Row>[],
): readonly Row[] => (isLongRun ? all : inEachChange)
