import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../testing/create-host-calls.ts'
import {
  createTestService,
  type TestAnswer,
  type TestService,
  toBasic,
} from '../testing/create-test-service.ts'
import { dumpDatabase } from '../testing/dump-database.ts'

describe.each(engines)('what %s stores', (engine) => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({ storage: database.storage })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  test('SES-17 no secret given to a host is in the database, and nothing in the database is one', async () => {
    const host = createHostCalls(world)
    const secret = world.project.secret
    const { user_id } = (await host.post('/users', { email: 'rest@example.com' })).data
    const make = async () => (await host.post('/magic_links', { user_id })).data.token
    const session = await host.post('/magic_links/authenticate', {
      token: await make(),
      session_duration_minutes: 60,
    })
    const totp = await host.post('/totps', { user_id })
    const acting = await host.post('/impersonation/token', {
      user_id,
      impersonator_id: 'staff',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 1',
    })
    const secrets = [
      secret,
      await make(),
      session.data.session_token,
      session.data.session_jwt,
      totp.data.secret,
      ...totp.data.recovery_codes,
      acting.data.impersonation_token,
    ]
    const cells = await dumpDatabase(database.database)
    const all = cells.join('\n')
    expect(cells.length).toBeGreaterThan(50)
    for (const text of secrets) expect(all.includes(text)).toBe(false)

    const codes = new Set(cells.flatMap((cell) => cell.match(/[\w.-]{16,}/g) ?? []))
    expect(codes.size).toBeGreaterThan(10)
    const tries: ((code: string) => Promise<TestAnswer>)[] = [
      (code) => host.post('/sessions/authenticate', { session_token: code }),
      (code) => host.post('/sessions/authenticate', { session_jwt: code }),
      (code) => host.post('/magic_links/authenticate', { token: code }),
      (code) => host.post('/impersonation/authenticate', { impersonation_token: code }),
      (code) =>
        world.get('/v1/debug/whoami', {
          headers: { authorization: toBasic(world.project.projectId, code) },
          ip: '192.0.2.1',
        }),
    ]
    for (const code of codes)
      for (const present of tries) {
        const { status } = await present(code)
        expect([400, 401, 404, 429]).toContain(status)
      }
  })
})
