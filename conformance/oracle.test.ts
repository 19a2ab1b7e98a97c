import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { findFailed, runPlans } from './runner/run-plans.ts'
import { toTable } from './runner/to-table.ts'
import { startOracle } from './subjects/oracle/start-oracle.ts'

test('a stock oidc-provider passes every module of every plan', async () => {
  const oracle = await startOracle()
  const results = await runPlans(oracle, plans).finally(() => oracle.close())
  process.stdout.write(`\n${toTable(oracle.name, results)}\n`)
  expect(findFailed(results)).toEqual([])
})
