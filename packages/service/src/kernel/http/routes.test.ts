import { apiTables } from '@portico/contract/schemas'
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService, toBasic } from '../../testing/create-test-service.ts'

const operations = apiTables
  .filter(({ side }) => side === 'browser')
  .flatMap(({ operations }) =>
    Object.values(operations).map((operation) => ({
      ...operation,
      fields: Object.keys(Object(Object(operation.body).properties)),
    })),
  )

const oddValues: readonly unknown[] = [
  '',
  "'; drop table users; --",
  '__proto__',
  '%00',
  '😀'.repeat(100),
  'a@example.com',
  0,
  null,
  true,
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 1 },
]
/** What Postgres refuses in a row or an index: SQLite takes it, and would not show that a check is missing. */
const unstorable: readonly unknown[] = [
  '\0',
  'a\0b@example.com',
  '\ud800',
  'x'.repeat(5_000),
  -1,
  1e308,
  0.1,
]

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: TestService
  let session: string
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const partner = {
      profileId: 'partner',
      issuer: 'https://id.example.com',
      audience: 'shop',
      jwksUrl: 'http://127.0.0.1:1/jwks',
      subjectClaim: 'sub',
      subjectIs: 'user_id',
    } as const
    world = await createTestService({
      storage: database.storage,
      project: { trustedIssuers: [partner] },
    })
    session = (await world.signIn('fuzz@example.com')).session_token
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  return {
    get world() {
      return world
    },
    /** Sends each value in each field of each operation. */
    async sendOdd(values: readonly unknown[]) {
      // Fields of abuse defence, which this project does not use.
      const unread = ['dfp_telemetry_id', 'captcha_token']
      const valid = {
        email: 'odd@example.com',
        token: '123456',
        method_id: 'passcode-test-x',
        profile_id: 'partner',
      }
      const withBody = operations.filter(({ method }) => method === 'POST' || method === 'PUT')
      for (const operation of withBody)
        for (const field of operation.fields.filter((name) => !unread.includes(name)))
          for (const value of values) {
            const { method, path } = operation
            const answer = await world.send(method, path, { ...valid, [field]: value }, { session })
            if (answer.status >= 500)
              expect.unreachable(`${path} ${field} ${JSON.stringify(value)}: ${answer.text}`)
            if (answer.status >= 400) expect(answer.data.error_type).toMatch(/^[a-z_]+$/)
          }
    },
  }
}

describe.each(pickEngines('sqlite'))('every operation on %s', (engine) => {
  const suite = openSuite(engine)

  test('of the contract has a route', () => {
    expect(operations.length).toBeGreaterThan(12)
    for (const { method, path } of operations)
      expect([path, suite.world.service.app.hasRoute({ method, url: `/sdk/v1${path}` })]).toEqual([
        path,
        true,
      ])
  })

  test('answers odd values with an error of the catalogue, never with a 500', async () => {
    await suite.sendOdd(oddValues)
  })

  test('SES-09 answers fuzzed Authorization and Cookie headers with 401 or 404, never with a 500', async () => {
    const noise = (seed: number) =>
      Array.from({ length: (seed * 7) % 60 }, (_, i) =>
        String.fromCharCode(32 + ((seed * 31 + i * i * 17) % 95)),
      ).join('')
    for (let seed = 0; seed < 300; seed++) {
      const second = toBasic(suite.world.project.publicToken, noise(seed))
      const answer = await suite.world.send('GET', '/users/me', undefined, {
        headers: {
          authorization: seed % 2 === 0 ? noise(seed) : second,
          cookie: `stytch_session=${noise(seed + 1)}`,
        },
      })
      expect([401, 404]).toContain(answer.status)
    }
  })
})

describe.each(pickEngines('postgres'))('every operation with odd values on %s', (engine) => {
  const suite = openSuite(engine)

  test('answers what no row takes with an error of the catalogue, never with a 500', () =>
    suite.sendOdd(unstorable))
})
