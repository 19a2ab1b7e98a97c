import { engines } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import { plans } from './plans.ts'
import { findFailed, runPlans } from './runner/run-plans.ts'
import { toTable } from './runner/to-table.ts'
import { startPortico } from './subjects/portico/start-portico.ts'

describe.each(engines)('on %s', (engine) => {
  test('our provider passes every module of every plan', async () => {
    const portico = await startPortico(engine)
    const results = await runPlans(portico, plans).finally(() => portico.close())
    process.stdout.write(`\n${toTable(portico.name, results)}\n`)
    expect(findFailed(results)).toEqual([])
  })
})
