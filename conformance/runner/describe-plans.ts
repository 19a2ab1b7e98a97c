import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Plan } from '../plans.ts'
import type { TestedProvider } from '../providers/tested-provider.ts'
import { findFailed, type PlanResult, runPlans } from './run-plans.ts'
import { toTable } from './to-table.ts'

/** A plan is many requests one after the other, and the machine may have other work. */
const longestPlanMs = 300_000

/**
 * Makes a test of every plan against one provider, one after the other, and prints the table at the end.
 *
 * @param provider - as the title names it
 * @param start - called once, before the first plan
 */
export function describePlans(
  provider: string,
  plans: readonly Plan[],
  start: () => Promise<TestedProvider>,
): void {
  // a module that fails once has failed
  describe(`${provider} passes every module`, { retry: 0 }, () => {
    let provider: TestedProvider
    const results: PlanResult[] = []
    beforeAll(async () => {
      provider = await start()
    })
    afterAll(async () => {
      if (results.length > 0) process.stdout.write(`\n${toTable(provider.name, results)}\n`)
      await provider?.close()
    })

    test.each(plans)(
      'of $name',
      async (plan) => {
        const result = await runPlans(provider, [plan])
        results.push(...result)
        expect(findFailed(result)).toEqual([])
      },
      longestPlanMs,
    )
  })
}
