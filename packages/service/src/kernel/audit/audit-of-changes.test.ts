import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createAuditReader, listAudit } from '../../testing/read-audit.ts'
import type { AuditRow } from '../storage/storage.ts'

const step = 30_000

describe.each(pickEngines('postgres'))('changes in the audit log on %s', (engine) => {
  let database: TestStorage
  const worlds: TestService[] = []
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterEach(() => Promise.all(worlds.splice(0).map((world) => world.close())))
  afterAll(() => database.remove())

  const start = async () => {
    const world = await createTestService({ storage: database.storage })
    worlds.push(world)
    return { world, host: createHostCalls(world), read: createAuditReader(world) }
  }
  const toLines = (rows: readonly AuditRow[]) =>
    rows.map(({ action, actorKind, details }) => [action, actorKind, details])

  test('an authenticator app: created, verified, a wrong code, recovered from, removed', async () => {
    const { world, read } = await start()
    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now() })
    const begun = await world.signIn('ada@example.com')
    await read()
    const session = { session: begun.session_token }
    const { data: app } = await world.post('/totps', {}, session)
    const { totp_id } = app
    expect(toLines(await read())).toEqual([['totp.created', 'person', { totp_id }]])

    const code = codeOf(app.secret)
    const verified = await world.post('/totps/authenticate', { totp_code: code }, session)
    const own = { session: verified.data.session_token }
    expect(toLines(await read())).toEqual([
      [
        'session.renewed',
        'person',
        { method: 'totp', delivery_method: 'authenticator_app', totp_id },
      ],
      ['totp.verified', 'person', { totp_id }],
    ])

    await world.post('/totps/authenticate', { totp_code: code }, own)
    const [replayed, ...none] = await read()
    expect(none).toEqual([])
    expect(replayed).toMatchObject({
      action: 'authentication.failed',
      userId: begun.user_id,
      details: { method: 'totp', reason: 'totp_code_already_authenticated' },
    })

    world.advance(step)
    const [recovery_code] = app.recovery_codes
    const recovered = await world.post('/totps/recover', { recovery_code }, own)
    const rows = await read()
    expect(rows.map(({ action }) => action)).toEqual(['recovery_code.used', 'session.renewed'])
    expect(rows[0]?.details).toMatchObject({ totp_id })

    await world.send('DELETE', `/users/totps/${totp_id}`, undefined, {
      session: recovered.data.session_token,
    })
    expect(toLines(await read())).toEqual([['totp.deleted', 'person', { totp_id }]])
    const everything = JSON.stringify(await listAudit(world))
    for (const secret of [app.secret, code, ...app.recovery_codes]) {
      expect(everything).not.toContain(secret)
    }
  })

  test('a user changes their own name: the fields are named, not their values', async () => {
    const { world, read } = await start()
    const { session_token } = await world.signIn('bob@example.com')
    await read()
    const body = { name: { first_name: 'Robert' }, untrusted_metadata: { colour: 'blue' } }
    await world.send('PUT', '/users/me', body, { session: session_token })
    const rows = await read()
    expect(toLines(rows)).toEqual([
      ['user.updated', 'person', { fields: ['name', 'untrustedMetadata'] }],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Robert|blue/)
  })

  test('the host’s changes: created, changed, blocked with every session, unblocked, deleted', async () => {
    const { world, host, read } = await start()
    const email = 'cyd@example.com'
    const { data } = await host.post('/users', { email })
    expect(toLines(await read())).toEqual([['user.created', 'host', {}]])
    const path = `/users/${data.user_id}`
    await world.signIn(email)
    await world.signIn(email)
    await read()

    await host.put(path, { external_id: 'crm|1' })
    expect(toLines(await read())).toEqual([['user.updated', 'host', { fields: ['externalId'] }]])
    await host.put(`${path}/block`)
    expect(toLines(await read())).toEqual([
      ['session.revoked', 'host', {}],
      ['session.revoked', 'host', {}],
      ['user.blocked', 'host', {}],
    ])
    await host.put(`${path}/unblock`)
    expect(toLines(await read())).toEqual([['user.unblocked', 'host', {}]])
    await world.signIn(email)
    await read()
    await host.post(`${path}/sessions/revoke`)
    expect(toLines(await read())).toEqual([['session.revoked', 'host', {}]])
    await host.del(path)
    const rows = await read()
    expect(toLines(rows)).toEqual([['user.deleted', 'host', {}]])
    expect(rows[0]).toMatchObject({ userId: data.user_id, actorId: '' })
  })

  test('what was refused, and what changed nothing, leaves no entry', async () => {
    const { world, host, read } = await start()
    const first = await host.post('/users', { email: 'dan@example.com' })
    await read()
    await host.post('/users', { email: 'dan@example.com' })
    await host.post('/users', { email: 'not an address' })
    await host.put('/users/user-test-nobody/block')
    await host.del('/users/user-test-nobody')
    await host.post(`/users/${first.data.user_id}/sessions/revoke`)
    await host.get(`/users/${first.data.user_id}`)
    await host.post('/users/search', {})
    await world.send('PUT', '/users/me', { name: { first_name: 'x' } })
    expect(await read()).toEqual([])
  })

  test('impersonation: every entry names the impersonator, not the user', async () => {
    const { world, host, read } = await start()
    const { user_id } = await world.signIn('eve@example.com')
    await read()
    const issued = await host.post('/impersonation/token', {
      user_id,
      impersonator_id: 'staff-7',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 4711',
    })
    expect(issued.status).toBe(200)
    const { impersonation_token } = issued.data
    const begun = await world.post('/impersonation/authenticate', { impersonation_token })
    const session = { session: begun.data.session_token }
    await world.post('/sessions/revoke', undefined, session)
    const rows = await read()
    expect(rows.map(({ action, actorKind, actorId }) => [action, actorKind, actorId])).toEqual([
      ['impersonation.started', 'impersonator', 'staff-7'],
      ['impersonation.token_issued', 'host', ''],
      ['session.revoked', 'impersonator', 'staff-7'],
      ['session.started', 'impersonator', 'staff-7'],
    ])
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([user_id]))
    expect(JSON.stringify(rows)).not.toContain(impersonation_token)
  })
})
