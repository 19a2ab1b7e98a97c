import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runFuzz } from '../testing/fuzz/run-fuzz.ts'

// `npm run fuzz` sets these variables.
const requests = Number(process.env.PORTICO_FUZZ_REQUESTS ?? (isLongRun ? 20_000 : 250))
const seed = Number(process.env.PORTICO_FUZZ_SEED ?? 20_260_101)
const from = Number(process.env.PORTICO_FUZZ_FROM ?? 0)

describe.each(pickEngines('postgres'))('on %s', (engine) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(() => database.remove())

  test('SVC-25 S9: any request is answered with the catalogue’s errors, and never with a 500', {
    timeout: 3_600_000,
  }, async () => {
    const { storage } = database
    const isChosen = process.env.PORTICO_FUZZ_REQUESTS !== undefined
    const onFailure = isChosen ? (failure: string) => console.info(failure) : () => {}
    const report = await runFuzz({ storage, seed, from, requests, onFailure })
    if (isChosen) {
      const { statuses, reached, unreached, slow, trips } = report
      console.info(`${engine}, seed ${seed}, ${requests} requests: ${JSON.stringify(statuses)}`)
      console.info(`${reached} targets succeeded; never: ${unreached.join(', ') || 'none'}`)
      console.info(`${trips.finished} of ${trips.total} sign-ins at providers came to a session`)
      for (const line of slow) console.info(`slow: ${line}`)
    }
    expect(report.failures).toEqual([])
    if (requests >= 250) expect(report.trips.finished).toBeGreaterThan(2)
    // Requests that fail validation prove little, so enough of them must reach a handler.
    if (requests >= 250) expect(report.reached).toBeGreaterThan(15)
  })
})
