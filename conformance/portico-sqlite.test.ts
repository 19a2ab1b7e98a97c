import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { holdAgainst } from './runner/hold-against.ts'
import { startPortico } from './subjects/portico/start-portico.ts'

test('our provider on SQLite passes every module of every plan', async () => {
  expect(await holdAgainst(plans, await startPortico('sqlite'))).toEqual([])
})

test('a provider whose issuer has a path is discovered, and logs out, as any other', async () => {
  const tried = plans.filter(({ name }) => name === 'Config' || name === 'RP-initiated logout')
  expect(await holdAgainst(tried, await startPortico('sqlite', '/acme'))).toEqual([])
})
