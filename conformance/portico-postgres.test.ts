import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { holdAgainst } from './runner/hold-against.ts'
import { startPortico } from './subjects/portico/start-portico.ts'

test('our provider on Postgres passes every module of every plan', async () => {
  expect(await holdAgainst(plans, await startPortico('postgres'))).toEqual([])
})
