import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Plan } from '../plans.ts'
import type { Subject } from '../subjects/subject.ts'
import { findFailed, type PlanResult, runPlans } from './run-plans.ts'
import { toTable } from './to-table.ts'

/**
 * Makes a test of every plan against one provider, one after the other, and prints the table at the end.
 *
 * @param provider - as the title names it
 * @param start - called once, before the first plan
 */
export function describePlans(
  provider: string,
  plans: readonly Plan[],
  start: () => Promise<Subject>,
): void {
  describe(`${provider} passes every module`, () => {
    let subject: Subject
    const results: PlanResult[] = []
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(async () => {
      if (results.length > 0) process.stdout.write(`\n${toTable(subject.name, results)}\n`)
      await subject?.close()
    })

    test.each(plans)('of $name', async (plan) => {
      const result = await runPlans(subject, [plan])
      results.push(...result)
      expect(findFailed(result)).toEqual([])
    })
  })
}
