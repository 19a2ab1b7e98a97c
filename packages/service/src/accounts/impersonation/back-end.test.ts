import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const minute = 60_000

describe.each(pickEngines('sqlite'))('the host’s impersonation on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.startHost
  const staff = {
    impersonator_id: 'staff-7',
    impersonator_email_address: 'staff@example.com',
    reason: 'Ticket 4711',
  }
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('issuing a token is recorded, and it acts as the user for an hour that cannot be extended', async () => {
    const { world, host } = await start()
    const { user_id } = await world.signIn('ada@example.com')
    const issued = await host.post('/impersonation/token', { user_id, ...staff })
    expect(issued.data).toMatchObject({
      user_id,
      expires_at: new Date(world.now() + 5 * minute).toISOString(),
    })
    const { impersonation_token } = issued.data
    const acting = await host.post('/impersonation/authenticate', { impersonation_token })
    const end = new Date(world.now() + 60 * minute).toISOString()
    expect(acting.data).toMatchObject({ user_id, session: { expires_at: end } })
    const longer = await host.post('/sessions/authenticate', {
      session_token: acting.data.session_token,
      session_duration_minutes: 1440,
    })
    expect(longer.data.session.expires_at).toBe(end)
    const again = await host.post('/impersonation/authenticate', { impersonation_token })
    expect(again.data.error_type).toBe('unable_to_auth_impersonation_token')
    const log = await host.get(`/audit?user_id=${user_id}&action=impersonation.token_issued`)
    expect(log.data.entries[0]).toMatchObject({
      actor: { kind: 'host', id: '' },
      details: { impersonator_id: 'staff-7', reason: 'Ticket 4711' },
    })
    expect(log.text).not.toContain(impersonation_token)
  })

  test('a malformed request, a blocked user and another project get no token', async () => {
    const other = createTestProject()
    const { world, host } = await start({ otherProjects: [other] })
    const foreign = await start({ project: other })
    const { user_id } = await world.signIn('grace@example.com')
    const theirs = await foreign.world.signIn('theirs@example.com')
    const issue = (more: object) =>
      host.post('/impersonation/token', { user_id, ...staff, ...more })
    const refusals: [object, string][] = [
      [{ user_id: theirs.user_id }, 'user_not_found'],
      [{ reason: ' ' }, 'invalid_impersonation_reason'],
      [{ reason: 'x'.repeat(501) }, 'invalid_impersonation_reason'],
      [{ impersonator_email_address: 'nobody' }, 'invalid_email'],
      [{ impersonator_id: '' }, 'bad_request'],
      [{ expiration_minutes: 61 }, 'invalid_expiration'],
      [{ expiration_minutes: 0 }, 'invalid_expiration'],
    ]
    for (const [more, errorType] of refusals)
      expect([more, (await issue(more)).data.error_type]).toEqual([more, errorType])
    await host.put(`/users/${user_id}/block`)
    expect((await issue({})).data.error_type).toBe('user_impersonation_not_allowed')
  })

  test('a page cannot issue a token', async () => {
    const { world } = await start()
    const { user_id, session_token: session } = await world.signIn('page@example.com')
    const body = { user_id, ...staff }
    expect((await world.post('/impersonation/token', body, { session })).status).toBe(404)
    const answer = await world.post('/v1/impersonation/token', body, { session })
    expect([answer.status, answer.data.error_type]).toEqual([401, 'invalid_secret_authentication'])
  })
})
