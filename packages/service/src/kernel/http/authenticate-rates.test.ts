import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

const token = 'A'.repeat(43)
const email = 'ada@example.com'
const password = 'seven wooden lighthouses'

/** All operations by which a caller without a session may try a secret: attackers would use any that has no limit. */
const tries: readonly [path: string, body: Record<string, unknown>][] = [
  ['/magic_links/authenticate', { token }],
  ['/otps/authenticate', { token: '123456', method_id: 'email-test-1' }],
  ['/passwords/authenticate', { email, password }],
  ['/passwords', { email, password }],
  ['/passwords/email/reset', { token, password }],
  ['/passwords/existing_password/reset', { email, existing_password: password, new_password: 'x' }],
  ['/impersonation/authenticate', { impersonation_token: token }],
  ['/sessions/attest', { profile_id: 'x', token }],
  ['/sessions/exchange_access_token', { access_token: token }],
]

describe('presenting secrets', () => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    world = await createTestService({ storage: database.storage })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  test.each(tries)('at %s is rate-limited by source', async (path, body) => {
    const rates = { ...world.project.rates, authenticatePerSource: { max: 2, perSeconds: 60 } }
    const strict = await createTestService({ storage: database.storage, project: { rates } })
    const present = async (ip: string) => {
      const answer = await strict.post(path, { ...body, session_duration_minutes: 30 }, { ip })
      return answer.data.error_type
    }
    const [first, second, third] = [
      await present('198.51.100.1'),
      await present('198.51.100.1'),
      await present('198.51.100.1'),
    ]
    expect([first, second]).not.toContain('too_many_requests')
    expect(third).toBe('too_many_requests')
    expect(await present('198.51.100.2')).not.toBe('too_many_requests')
    await strict.close()
  })
})
