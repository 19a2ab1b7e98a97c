import { type EngineName, engines } from '@portico/testkit/storage'
import { expect, test } from 'vitest'
import { type Plan, plans } from './plans.ts'
import { findFailed, runPlans } from './runner/run-plans.ts'
import { toTable } from './runner/to-table.ts'
import { startPortico } from './subjects/portico/start-portico.ts'

async function findFailures(engine: EngineName, tried: readonly Plan[], path = '') {
  const portico = await startPortico(engine, path)
  const results = await runPlans(portico, tried).finally(() => portico.close())
  process.stdout.write(`\n${toTable(portico.name, results)}\n`)
  return findFailed(results)
}

test.each(engines)('our provider on %s passes every module of every plan', async (engine) => {
  expect(await findFailures(engine, plans)).toEqual([])
})

test('a provider whose issuer has a path is discovered, and logs out, as any other', async () => {
  const tried = plans.filter(({ name }) => name === 'Config' || name === 'RP-initiated logout')
  expect(await findFailures('sqlite', tried, '/acme')).toEqual([])
})
