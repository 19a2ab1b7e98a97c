import { apiTables } from '@portico/contract/schemas'
import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestService } from '../testing/create-test-service.ts'

const operations = apiTables
  .filter(({ side }) => side === 'back-end')
  .flatMap(({ operations }) =>
    Object.values(operations).map((operation) => ({
      operation,
      fields: fieldsOf(operation.body),
      queries: fieldsOf(operation.query),
    })),
  )
  .map((row, index) => ({ ...row, index }))

function fieldsOf(schema: unknown): string[] {
  return typeof schema === 'object' && schema !== null && 'properties' in schema
    ? Object.keys(Object(schema.properties))
    : []
}

const oddities: unknown[] = [
  '',
  '\0',
  'a\0b@example.com',
  '\ud800',
  "'; drop table users; --",
  '__proto__',
  '%00',
  '../..',
  '😀'.repeat(100),
  'x'.repeat(5_000),
  -1,
  1e308,
  0.1,
  null,
  true,
  [],
  [[]],
  [null],
  {},
  { $ne: null },
  { toString: 1, constructor: 2 },
  { '\0': '\0', '\ud800': '\ud800' },
]

/**
 * Tells whether a field gets a value. Each change gives it every third one, beginning with another one at each field and
 * each operation, so that all of them are tried on some field; the long run gives it all.
 *
 * @param places the places of the value, the field and the operation
 */
const isTried = (...places: readonly number[]) =>
  isLongRun || places.reduce((sum, place) => sum + place, 0) % 3 === 0

describe.each(pickEngines('postgres'))("odd values from a host's back end on %s", (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let valid: Record<string, unknown>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
    const { user_id, session_jwt } = await world.signIn('odd@example.com')
    valid = {
      user_id,
      session_jwt,
      email: 'odd@example.com',
      method_id: 'passcode-test-x',
      code: '123456',
      token: 'A'.repeat(43),
      totp_code: '123456',
      recovery_code: 'abcd-efgh-ijkl',
      profile_id: 'x',
      impersonator_id: 'staff',
      impersonator_email_address: 'staff@example.com',
      reason: 'why',
      impersonation_token: 'A'.repeat(43),
    }
  })
  afterAll(fixture.close)

  test.each(operations)(
    '$operation.method $operation.path answers them with an error of the catalogue, never with a 500',
    async ({ operation, fields, queries, index }) => {
      const host = createHostCalls(world)
      const path = operation.path.replace(/:\w+/g, 'user-test-x')
      const verify = (what: string, answer: { status: number; text: string }) => {
        if (answer.status >= 500) expect.unreachable(`${what}: ${answer.text}`)
        if (answer.status >= 400) expect(JSON.parse(answer.text).error_type).toMatch(/^[a-z_]+$/)
      }
      for (const [at, value] of oddities.entries()) {
        for (const [place, field] of fields.entries()) {
          if (!isTried(at, place, index)) continue
          const body = {
            ...Object.fromEntries(fields.map((name) => [name, valid[name]])),
            [field]: value,
          }
          verify(`${field} ${JSON.stringify(value)}`, await host.send(operation.method, path, body))
        }
        if (typeof value !== 'string') continue
        const text = encodeURIComponent(value.replace('\ud800', '\ufffd')).slice(0, 250)
        for (const name of queries)
          verify(
            `${name}=${text}`,
            await host.get(`${path}?user_id=${valid.user_id}&${name}=${text}`),
          )
        if (operation.path.includes(':'))
          verify(
            text,
            await host.send(
              operation.method,
              operation.path.replace(/:\w+/g, text),
              operation.method === 'GET' ? undefined : {},
            ),
          )
      }
    },
  )
})
