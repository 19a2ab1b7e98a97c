import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsole } from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestService } from '../testing/create-test-service.ts'
import { listAudit } from '../testing/read-audit.ts'

const why = 'Ticket 4812: asked for by phone'
const roles = ['editor', 'admin'].map((role_id) => ({
  role_id,
  description: '',
  permissions: [],
}))
const project = { rbac: { roles, resources: [], scopes: [] } } as never // the fields that roles need

describe.each(pickEngines('sqlite'))('changes of a user in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let page: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start({ config: { admin: true }, project })
    page = await openConsole(world)
  })
  afterAll(fixture.close)

  const findEntry = async (userId: string, action: string) =>
    (await listAudit(world)).find((one) => one.userId === userId && one.action === action)

  test('roles and metadata are set, unknown roles refused, and the log names the fields alone', async () => {
    const { user_id } = await world.signIn('roles@example.com')
    const path = `/users/${user_id}`
    const change = (body: object) => page.post(`${path}/change`, { why, ...body })
    expect((await page.get(path)).data).toMatchObject({
      roles: [],
      known_roles: ['editor', 'admin'],
      trusted_metadata: {},
    })
    expect(
      (await change({ roles: ['editor'], trusted_metadata: { plan: 'x', old: 1 } })).status,
    ).toBe(200)
    expect((await change({ trusted_metadata: { old: null } })).status).toBe(200)
    expect((await page.get(path)).data).toMatchObject({
      roles: ['editor'],
      trusted_metadata: { plan: 'x' },
    })
    expect((await page.get(path)).data.trusted_metadata).not.toHaveProperty('old')
    expect((await change({ roles: ['owner'] })).data.error_type).toBe('invalid_role')
    expect((await change({})).data.error_type).toBe('nothing_changed')
    const big = await change({ trusted_metadata: { text: 'x'.repeat(100_000) } })
    expect(big.status).toBeGreaterThanOrEqual(400)
    expect((await page.get(path)).data.trusted_metadata).toEqual({ plan: 'x' })
    const entry = await findEntry(user_id, 'user.updated')
    expect(entry).toMatchObject({
      actorKind: 'operator',
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', why, fields: expect.any(Array) },
    })
  })

  test('which second step is asked of a user is shown beside what the project says, set and given back, each with its reason', async () => {
    const { user_id } = await world.signIn('step@example.com')
    const path = `/users/${user_id}`
    const set = (second_step: string) => page.post(`${path}/change`, { why, second_step })
    const read = async () => {
      const { second_step, project_second_step } = (await page.get(path)).data
      return [second_step, project_second_step]
    }
    expect(await read()).toEqual(['project', 'off'])
    for (const step of ['required', 'optional', 'off', 'project']) {
      expect([step, (await set(step)).status]).toEqual([step, 200])
      expect(await read()).toEqual([step, 'off'])
    }
    expect((await set('sometimes')).data.error_type).toBe('bad_request')
    expect(await findEntry(user_id, 'user.updated')).toMatchObject({
      details: { operator: 'Ines Haddad', why, fields: ['secondStep'] },
    })
    const reader = await openConsole(world, { role: 'read' })
    const refused = await reader.post(`${path}/change`, { why, second_step: 'off' })
    expect(refused.data.error_type).toBe('reading_only')
    expect(await read()).toEqual(['project', 'off'])
  })

  test('a recovery that an operator starts tells the user, and shows them neither who nor why', async () => {
    const { user_id, session_token: session } = await world.signIn('lost@example.com')
    const path = `/users/${user_id}/recoveries`
    const started = await page.post(path, { email: 'found@example.com', why })
    expect(started.status).toBe(200)
    await world.takeMail('lost@example.com', 'not_me')
    expect((await page.post(path, { email: 'found@example.com', why })).data.error_type).toBe(
      'active_recovery_exists',
    )
    expect((await page.post(path, { email: 'nonsense', why })).data.error_type).toBe(
      'invalid_email',
    )
    const entry = await findEntry(user_id, 'user.recovery_requested')
    expect(entry).toMatchObject({
      actorKind: 'operator',
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', why, recovery_id: started.data.recovery_id },
    })
    const { text } = await world.post('/users/me/export', undefined, { session })
    expect(text).toContain('user.recovery_requested')
    expect(text).not.toContain(why)
    expect(text).not.toContain('Ines Haddad')
  })

  test('a token to act as a user works once; what they do then carries the operator’s id, and their name where it is read', async () => {
    const { user_id } = await world.signIn('acted@example.com')
    const { data } = await page.post(`/users/${user_id}/impersonate`, { why })
    const begin = () =>
      world.post('/impersonation/authenticate', { impersonation_token: data.impersonation_token })
    expect((await begin()).data.user_id).toBe(user_id)
    expect((await begin()).data.error_type).toBe('unable_to_auth_impersonation_token')
    expect(await findEntry(user_id, 'impersonation.token_issued')).toMatchObject({
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', why },
    })
    expect(await findEntry(user_id, 'session.started')).toBeDefined()
    const entries = await listAudit(world)
    const acted = entries.filter(
      ({ actorKind, userId }) => actorKind === 'impersonator' && userId === user_id,
    )
    expect(acted.map(({ actorId }) => actorId)).toContain(page.operatorId)
    const { data: timeline, text } = await page.get(`/users/${user_id}/timeline`)
    const started = timeline.entries.find(
      ({ action }: { action: string }) => action === 'impersonation.started',
    )
    expect(started.why).toContain('By Ines Haddad, as the user.')
    for (const shown of [text, (await page.get(`/audit?user_id=${user_id}`)).text]) {
      expect(shown).not.toContain('operators.invalid')
      expect(shown).not.toContain(`${page.operatorId}, as the user`)
    }
    expect(JSON.stringify(entries)).not.toContain(data.impersonation_token)
    await page.post(`/users/${user_id}/block`, { why })
    const refused = await page.post(`/users/${user_id}/impersonate`, { why })
    expect(refused.data.error_type).toBe('user_impersonation_not_allowed')
  })

  test('the data of a user is downloaded without secrets, which leaves an entry', async () => {
    const { user_id, session_token } = await world.signIn('data@example.com')
    const { data, text } = await page.post(`/users/${user_id}/export`, { why })
    expect(data.export.user).toMatchObject({ user_id })
    expect(data.export.events.map(({ action }: { action: string }) => action)).toContain(
      'session.started',
    )
    expect(text).not.toContain(session_token)
    expect(await findEntry(user_id, 'user.exported')).toMatchObject({
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', why },
    })
  })

  test('a deletion ends everything at once; its entry names the operator and a reason that says nothing of the user', async () => {
    const { user_id, session_token: session } = await world.signIn('gone@example.com')
    await page.post(`/users/${user_id}/sessions/end`, { why })
    const again = await world.signIn('gone@example.com')
    for (const given of [{}, { why }, { reason: why }, { reason: 'asked', why }]) {
      const { data } = await page.post(`/users/${user_id}/delete`, given)
      expect([given, data.error_type]).toEqual([given, 'bad_request'])
    }
    const reason = { reason: 'asked' }
    expect((await page.post(`/users/${user_id}/delete`, reason)).status).toBe(200)
    for (const token of [session, again.session_token]) {
      const { status } = await world.post('/sessions/authenticate', {}, { session: token })
      expect(status).toBe(404)
    }
    expect((await page.get(`/users/${user_id}`)).data.error_type).toBe('user_not_found')
    const theirs = (await listAudit(world)).filter(({ userId }) => userId === user_id)
    expect(theirs.find(({ action }) => action === 'user.deleted')).toMatchObject({
      actorKind: 'operator',
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', reason: 'asked' },
    })
    expect(JSON.stringify(theirs)).not.toContain(why)
    const read = async (language: string) => {
      const path = `/audit?user_id=${user_id}&action=user.deleted`
      const { data } = await page.get(path, { headers: { 'accept-language': language } })
      return data.entries.map((one: { why: string }) => one.why)
    }
    expect(await read('en')).toEqual(['The user asked for it. By Ines Haddad.'])
    expect(await read('de')).toEqual(['Der Nutzer hat darum gebeten. Von Ines Haddad.'])
    const { data } = await page.post(`/users/${user_id}/delete`, reason)
    expect(data.error_type).toBe('user_not_found')
  })

  test.each(['change', 'recoveries', 'impersonate', 'export'])('%s needs a reason', async (act) => {
    const { user_id } = await world.signIn('reason@example.com')
    const more = { change: { roles: [] }, recoveries: { email: 'x@example.com' } }[act] ?? {}
    for (const given of [{}, { why: '' }, { why: '  ' }, { why: 'a'.repeat(501) }]) {
      const { data } = await page.post(`/users/${user_id}/${act}`, { ...more, ...given })
      expect([act, data.error_type]).toEqual([act, 'bad_request'])
    }
  })
})

describe.each(pickEngines('sqlite'))('a timeline that is followed on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const start = async () => {
    const world = await fixture.start({ config: { admin: true } })
    return { world, page: await openConsole(world) }
  }
  /** Follows a user's timeline. @returns what was said so far, and whether the answer ended */
  const open = async (
    world: TestService,
    page: { readonly cookie: string | null; readonly pageKey: string },
    userId: string,
  ) => {
    const answer = await world.service.app.inject({
      method: 'GET',
      url: `/admin/v1/users/${userId}/timeline/live`,
      headers: { 'x-portico-console': page.pageKey, cookie: page.cookie ?? '' },
      payloadAsStream: true,
    })
    const heard = { status: answer.statusCode, events: 0, isOver: false, answer }
    answer.stream().on('data', (chunk: Buffer) => {
      heard.events += String(chunk).split('data:').length - 1
    })
    answer.stream().on('end', () => {
      heard.isOver = true
    })
    return heard
  }

  test('names the newest entry of this user at once and after each act, and nothing of others', async () => {
    const { world, page } = await start()
    const { user_id } = await world.signIn('live@example.com')
    const heard = await open(world, page, user_id)
    expect(heard.status).toBe(200)
    expect(heard.answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    // The newest entry is named at once, since there may be one that the page has not read.
    await expect.poll(() => heard.events).toBe(1)
    await world.signIn('other@example.com')
    expect(heard.events).toBe(1)
    await page.post(`/users/${user_id}/sessions/end`, { why })
    await expect.poll(() => heard.events).toBeGreaterThan(1)
    expect(heard.isOver).toBe(false)
  })

  test('ends when the operator is removed, signs out, or the service stops', async () => {
    const { world, page } = await start()
    const { user_id } = await world.signIn('live@example.com')
    const other = await openConsole(world, { name: 'Tomas Vega' })
    const removed = await open(world, other, user_id)
    const stopped = await open(world, page, user_id)
    await page.del(`/operators/${other.operatorId}`)
    await expect.poll(() => removed.isOver).toBe(true)
    expect(stopped.isOver).toBe(false)
    await world.service.app.close()
    await expect.poll(() => stopped.isOver).toBe(true)
  })

  test('an operator has a few open at most, and pages that leave make room', async () => {
    const { world, page } = await start()
    const { user_id } = await world.signIn('live@example.com')
    const all = []
    for (let i = 0; i < 13; i += 1) all.push(await open(world, page, user_id))
    expect(all.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429])
    // As when the browser closes the connection.
    all[0]?.answer.raw.res.destroy()
    await expect.poll(async () => (await open(world, page, user_id)).status).toBe(200)
  })
})
