import { isLongRun } from '@portico/testkit/run'
import { describe, test } from 'vitest'

/** Registers nothing, however it is called: as `test`, as `test.each(rows)`, … */
const nothing: unknown = new Proxy(() => nothing, { get: () => nothing })

/**
 * Registers a test that runs in the long run alone, because another test proves its promise in each change.
 * `scripts/in-long-run.test.ts` checks that this other test does run in each change.
 *
 * @param provedBy the path of the other test's file from the root, without `.test.ts`
 * @param _title the title of the other test; required where it stands in the same file
 * @example inLongRun('e2e/snippet')('the snippet works where it is pasted', async () => {})
 */
export const inLongRun = (provedBy: string, _title?: string): typeof test =>
  isLongRun && provedBy ? test : (nothing as typeof test) // every call on it returns it again

/** Registers a suite that runs in the long run alone, like `inLongRun`. */
export const describeInLongRun = (provedBy: string, _title?: string): typeof describe =>
  isLongRun && provedBy ? describe : (nothing as typeof describe) // as above
