import { apiTables } from '@portico/contract/schemas'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
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

describe.each(pickEngines('postgres'))('every operation on %s', (engine) => {
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

  test('of the contract has a route', () => {
    expect(operations.length).toBeGreaterThan(12)
    for (const { method, path } of operations)
      expect([path, world.service.app.hasRoute({ method, url: `/sdk/v1${path}` })]).toEqual([
        path,
        true,
      ])
  })

  test('answers odd values with an error of the catalogue, never with a 500', async () => {
    const oddities: unknown[] = [
      '',
      '\0',
      'a\0b@example.com',
      '\ud800',
      "'; drop table users; --",
      '__proto__',
      '%00',
      '😀'.repeat(100),
      'x'.repeat(5_000),
      'a@example.com',
      -1,
      0,
      1e308,
      0.1,
      null,
      true,
      [],
      [[]],
      {},
      { $ne: null },
      { toString: 1 },
    ]
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
        for (const value of oddities) {
          const { method, path } = operation
          const answer = await world.send(method, path, { ...valid, [field]: value }, { session })
          if (answer.status >= 500)
            expect.unreachable(`${path} ${field} ${JSON.stringify(value)}: ${answer.text}`)
          if (answer.status >= 400) expect(answer.data.error_type).toMatch(/^[a-z_]+$/)
        }
  })

  test('SES-09 answers fuzzed Authorization and Cookie headers with 401 or 404, never with a 500', async () => {
    const noise = (seed: number) =>
      Array.from({ length: (seed * 7) % 60 }, (_, i) =>
        String.fromCharCode(32 + ((seed * 31 + i * i * 17) % 95)),
      ).join('')
    for (let seed = 0; seed < 300; seed++) {
      const second = toBasic(world.project.publicToken, noise(seed))
      const answer = await world.send('GET', '/users/me', undefined, {
        headers: {
          authorization: seed % 2 === 0 ? noise(seed) : second,
          cookie: `stytch_session=${noise(seed + 1)}`,
        },
      })
      expect([401, 404]).toContain(answer.status)
    }
  })
})
