/** The first step of a sign-in that is over, at every operation that takes one. The table is read from the contract. */
import { apiTables } from '@portico/contract/schemas'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { issueIntermediateSession } from './intermediate-session.ts'

const minute = 60_000
const takesFirstStep = apiTables.flatMap(({ side, operations }) =>
  Object.values(operations)
    .filter(({ body }) => JSON.stringify(body ?? null).includes('intermediate_session_token'))
    .map(({ method, path }) => ({ side, method, path })),
)

describe.each(pickEngines('sqlite'))('a first step that is over, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)

  /** Proves the first step of a user. */
  async function issue(email: string) {
    const { user_id: userId } = await world.signIn(email)
    const { projectId } = world.project
    const keyRing = createKeyRing(world.config.rootKey)
    const { token } = await issueIntermediateSession(
      world.storage,
      { random: systemRandom, keyRing },
      { projectId, userId },
      {
        factors: [{ type: 'password', deliveryMethod: 'knowledge', authenticatedAt: world.now() }],
        minutes: 30,
        mayEnrol: true,
      },
      world.now(),
    )
    return { userId: String(userId), token }
  }

  test('is refused by every operation that takes one, of pages and of hosts, and adds and proves nothing', async () => {
    expect(takesFirstStep.length).toBeGreaterThan(6)
    const host = createHostCalls(world)
    const expired = await issue('expired@example.com')
    world.advance(10 * minute)
    const ended = await issue('ended@example.com')
    await host.post(`/users/${ended.userId}/sessions/revoke`)
    const blocked = await issue('blocked@example.com')
    await host.put(`/users/${blocked.userId}/block`, {})
    const removed = await issue('removed@example.com')
    await host.del(`/users/${removed.userId}`)
    const dead = {
      expired: expired.token,
      ended: ended.token,
      blocked: blocked.token,
      removed: removed.token,
      madeUp: 'A'.repeat(43),
      odd: '\0 ü',
      empty: '',
    }
    const more = {
      code: '123456',
      totp_id: 'x',
      totp_code: '123456',
      recovery_code: 'a'.repeat(16),
      domain: 'app.example.com',
      public_key_credential: 'x',
      webauthn_registration_id: 'x',
    }
    for (const [kind, intermediate_session_token] of Object.entries(dead)) {
      for (const { side, method, path } of takesFirstStep) {
        const body = { ...more, intermediate_session_token }
        const { status, data } =
          side === 'browser'
            ? await world.send(method, path, body)
            : await host.send('POST', path.replace(/^\/v1/, ''), body)
        expect([kind, side, path, status, data.error_type]).toEqual([
          ...[kind, side, path],
          ...[404, 'intermediate_session_not_found'],
        ])
      }
    }
    for (const { userId } of [expired, ended, blocked]) {
      const user = await world.storage.users.findById(world.project.projectId, userId)
      expect(user?.credentials).toMatchObject({ totps: [], passkeys: [] })
    }
  })
})
