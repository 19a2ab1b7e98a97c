import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { holdAgainst } from './runner/hold-against.ts'
import { startOracle } from './subjects/oracle/start-oracle.ts'

test('a stock oidc-provider passes every module of every plan', async () => {
  expect(await holdAgainst(plans, await startOracle())).toEqual([])
})
