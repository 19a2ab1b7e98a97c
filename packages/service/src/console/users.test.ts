import { Readable } from 'node:stream'
import { takeRows } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConsolePage } from '../testing/create-console-page.ts'
import { openConsole } from '../testing/create-console-page.ts'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestService } from '../testing/create-test-service.ts'
import { listAudit } from '../testing/read-audit.ts'

const withConsole = { config: { admin: true } }

describe.each(pickEngines('sqlite'))('users in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let page: ConsolePage
  const ids: Record<string, string> = {}
  const addresses = async (wanted: object) => {
    const { data } = await page.post('/users/search', wanted)
    return (data.users as { address: string }[]).map(({ address }) => address)
  }
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start(withConsole)
    const host = createHostCalls(world)
    const people = [
      { email: 'ada@example.com', name: { first_name: 'Ada', last_name: 'Lindqvist' } },
      { email: 'klara.lind@example.com', name: { first_name: 'Klara', last_name: 'Lind' } },
      { email: 'bram@work.example', phone_number: '+351912345678', external_id: 'crm|4711' },
      { phone_number: '+12025550123' },
      { email: '100%_sure@example.org', create_user_as_pending: true },
    ]
    for (const person of people) {
      world.advance(1_000)
      const { data } = await host.post('/users', person)
      ids[person.email ?? 'phone'] = data.user_id
    }
    page = await openConsole(world)
  })
  afterAll(fixture.close)

  test.each([
    ['a part of an address', 'lind', ['klara.lind@example.com', 'ada@example.com']],
    ['two letters', 'Li', ['klara.lind@example.com', 'ada@example.com']],
    ['two letters at an end', 'om', ['klara.lind@example.com', 'ada@example.com']],
    ['a name in any case', 'LINDQ', ['ada@example.com']],
    ['a part of a number', '91234', ['bram@work.example']],
    ['a number as people write it', '(202) 555-01', ['+12025550123']],
    ['two digits of a number', '67', ['bram@work.example']],
    ['signs that are no wildcards', '0%_s', ['100%_sure@example.org']],
    ['the host’s own id', 'crm|4711', ['bram@work.example']],
    ['text that nobody has', 'zzz', []],
    ['two letters that nobody has', 'zz', []],
  ])('are found by %s', async (_, text, expected) => {
    expect(await addresses({ q: text })).toEqual(expected)
  })

  test('are found by the beginning of an id', async () => {
    const id = ids['ada@example.com'] ?? ''
    for (const text of [id, id.slice(0, 20), id.slice('user-test-'.length, 20)]) {
      expect(await addresses({ q: text })).toEqual(['ada@example.com'])
    }
  })

  test('are listed newest first, with their state and how many there are', async () => {
    const { data } = await page.post('/users/search')
    expect(data).toMatchObject({ total: 5, next_cursor: null })
    expect(data.users[0]).toEqual({
      user_id: ids['100%_sure@example.org'],
      name: '',
      address: '100%_sure@example.org',
      signs_in_with: ['e-mail'],
      state: 'not_verified',
      leaves_at: null,
      created_at: expect.any(String),
      last_seen_at: null,
    })
    expect(await addresses({ state: 'not_verified' })).toEqual(['100%_sure@example.org'])
  })

  test.each([
    { q: 'a' },
    { q: '  a' },
    { q: '  ' },
    { q: 'a\0' },
    { q: ['ada'] },
    { q: 'a'.repeat(257) },
    { cursor: 'nonsense' },
    { state: 'odd' },
    { more: 1 },
  ])('a list is refused for %j', async (wanted) => {
    expect((await page.post('/users/search', wanted)).status).toBe(400)
  })

  test('what an operator looks for stands in no address, which logs of proxies keep', async () => {
    expect((await page.get('/users?q=lind')).status).toBe(404)
    expect((await page.post('/users/search?q=lind', {})).data.total).toBe(5)
  })

  test('an operator’s searches are counted, and those of another one are not slowed down', async () => {
    const slow = await fixture.start({
      ...withConsole,
      project: {
        rates: { ...world.project.rates, operatorSearchPerOperator: { max: 2, perSeconds: 60 } },
      },
    })
    const [one, two] = [await openConsole(slow), await openConsole(slow)]
    const statuses = []
    for (let i = 0; i < 3; i += 1)
      statuses.push((await one.post('/users/search', { q: 'lind' })).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await two.post('/users/search', { q: 'lind' })).status).toBe(200)
  })

  test('one of another project is not found', async () => {
    const other = await openConsole(await fixture.start(withConsole))
    const id = ids['ada@example.com']
    for (const path of [`/users/${id}`, `/users/${id}/timeline`, `/users/${id}/messages`]) {
      expect((await other.get(path)).data.error_type).toBe('user_not_found')
    }
    const block = await other.post(`/users/${id}/block`, { why: 'not mine' })
    expect(block.data.error_type).toBe('user_not_found')
    expect((await other.post('/users/search', { q: 'lind' })).data.users).toEqual([])
  })
})

describe.each(pickEngines('sqlite'))('pages of users in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test.each(takeRows([{}, { q: 'person' }, { q: 'pe' }], [{ q: 'pe' }]))(
    'each user is on one page of %j, also when others sign up meanwhile',
    async (wanted) => {
      const world = await fixture.start(withConsole)
      const host = createHostCalls(world)
      const page = await openConsole(world)
      const add = (name: string) => host.post('/users', { email: `person${name}@example.com` })
      for (let i = 0; i < 60; i += 1) {
        if (i % 3 === 0) world.advance(1)
        await add(String(i))
      }
      const seen: string[] = []
      let cursor: string | null = null
      let pages = 0
      do {
        const body = { ...wanted, ...(cursor && { cursor }) }
        const { data } = await page.post('/users/search', body)
        seen.push(...data.users.map(({ address }: { address: string }) => address))
        cursor = data.next_cursor
        pages += 1
        world.advance(1)
        await add(`later${pages}`)
      } while (cursor !== null)
      expect(pages).toBe(3)
      expect(seen.toSorted()).toEqual(
        Array.from({ length: 60 }, (_, i) => `person${i}@example.com`).toSorted(),
      )
    },
  )
})

describe.each(pickEngines('postgres'))('acts on a user in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let page: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start(withConsole)
    page = await openConsole(world)
  })
  afterAll(fixture.close)
  const isLive = async (session: string) =>
    (await world.post('/sessions/authenticate', {}, { session })).status === 200
  const why = 'Ticket 4812: mailbox taken over'

  test('ending one session leaves the others, and says who did it and why', async () => {
    const [one, two] = [
      await world.signIn('ends@example.com'),
      await world.signIn('ends@example.com'),
    ]
    const path = `/users/${one.user_id}`
    const { data } = await page.get(path)
    expect(data.sessions).toHaveLength(2)
    const end = () => page.post(`${path}/sessions/${one.session.session_id}/end`, { why })
    expect((await end()).status).toBe(200)
    expect([await isLive(one.session_token), await isLive(two.session_token)]).toEqual([
      false,
      true,
    ])
    expect((await end()).data.error_type).toBe('session_not_found')
    const other = await world.signIn('other@example.com')
    const foreign = `${path}/sessions/${other.session.session_id}/end`
    expect((await page.post(foreign, { why })).data.error_type).toBe('session_not_found')
    expect(await isLive(other.session_token)).toBe(true)
    const [entry] = (await listAudit(world)).filter(({ action }) => action === 'session.revoked')
    expect(entry).toMatchObject({
      actorKind: 'operator',
      actorId: page.operatorId,
      userId: one.user_id,
      details: { operator: 'Ines Haddad', why },
    })
  })

  test('blocking ends every session and link, and unblocking lets the user in again', async () => {
    const begun = await world.signIn('block@example.com')
    const link = await world.sendLink('block@example.com')
    const path = `/users/${begun.user_id}`
    expect((await page.post(`${path}/block`, { why })).status).toBe(200)
    expect(await isLive(begun.session_token)).toBe(false)
    const opened = await world.post('/magic_links/authenticate', { token: link })
    expect(opened.status).not.toBe(200)
    expect((await page.get(path)).data).toMatchObject({ state: 'blocked', sessions: [] })
    expect((await page.post('/users/search', { state: 'blocked' })).data.users).toHaveLength(1)
    expect((await page.post(`${path}/unblock`, { why: 'It was a mistake' })).status).toBe(200)
    expect((await world.signIn('block@example.com')).user_id).toBe(begun.user_id)
  })

  test('an act whose body was held back is refused when its operator was removed meanwhile', async () => {
    const { user_id } = await world.signIn('held@example.com')
    const other = await openConsole(world, { name: 'Tomas Vega' })
    // Read only once the checks before the body have let the call pass.
    const body = new Readable({
      async read() {
        expect((await page.del(`/operators/${other.operatorId}`)).status).toBe(200)
        this.push(JSON.stringify({ why }))
        this.push(null)
      },
    })
    const held = await world.service.app.inject({
      method: 'POST',
      url: `/admin/v1/users/${user_id}/block`,
      headers: {
        'x-portico-console': other.pageKey,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        origin: world.config.baseUrl,
        cookie: other.cookie ?? '',
      },
      payload: body,
    })
    expect([held.statusCode, held.json().error_type]).toEqual([401, 'no_session'])
    expect((await page.get(`/users/${user_id}`)).data.state).toBe('active')
  })

  test('ending all sessions ends all, and links under way', async () => {
    const all = [await world.signIn('all@example.com'), await world.signIn('all@example.com')]
    const { data } = await page.post(`/users/${all[0]?.user_id}/sessions/end`, { why })
    expect(data).toEqual({ ended: 2 })
    for (const { session_token } of all) expect(await isLive(session_token)).toBe(false)
  })

  test('an act leaves an entry with its reason, also where there was no session; one that changes nothing is refused', async () => {
    const host = createHostCalls(world)
    const { user_id } = (await host.post('/users', { email: 'none@example.com' })).data
    const reasons = async () =>
      (await listAudit(world))
        .filter(({ userId, details }) => userId === user_id && details.why !== undefined)
        .map(({ action, details }) => [action, details.operator, details.why].join(' '))
    const act = async (name: string, given: string) => {
      const { status, data } = await page.post(`/users/${user_id}/${name}`, { why: given })
      return [status, data.error_type]
    }
    expect(await act('unblock', 'Not blocked')).toEqual([409, 'nothing_changed'])
    expect(await act('sessions/end', 'Lost a phone')).toEqual([200, undefined])
    expect(await act('block', 'Fraud')).toEqual([200, undefined])
    expect(await act('block', 'Fraud, too')).toEqual([409, 'nothing_changed'])
    expect((await reasons()).toSorted()).toEqual([
      'user.blocked Ines Haddad Fraud',
      'user.sessions_ended Ines Haddad Lost a phone',
    ])
  })

  test('a factor is removed, but not the last way in', async () => {
    const host = createHostCalls(world)
    const { user_id } = await world.signIn('factor@example.com')
    const path = `/users/${user_id}`
    const [email] = (await page.get(path)).data.emails
    const last = { kind: 'email', id: email.email_id, why }
    const refused = await page.post(`${path}/factors/remove`, last)
    expect(refused.data.error_type).toBe('cannot_delete_last_primary_factor')
    const unknown = await page.post(`${path}/factors/remove`, { ...last, kind: 'nonsense' })
    expect(unknown.data.error_type).toBe('factor_not_found')
    const unstorable = await page.post(`${path}/factors/remove`, { ...last, id: 'x\0' })
    expect(unstorable.data.error_type).toBe('bad_request')
    const { data: created } = await host.post('/users', {
      phone_number: '+12025550188',
      email: 'p@example.com',
    })
    const phone = { kind: 'phones', id: created.phone_id, why }
    const theirs = `/users/${created.user_id}`
    expect((await page.get(theirs)).data.factors).toMatchObject([{ kind: 'phones', id: phone.id }])
    expect((await page.post(`${theirs}/factors/remove`, phone)).status).toBe(200)
    expect((await page.get(theirs)).data.factors).toEqual([])
  })

  test('a link that an operator sends signs the user in, and names no browser of the operator', async () => {
    const { user_id } = await world.signIn('link@example.com')
    const path = `/users/${user_id}`
    expect((await page.post(`${path}/send-link`, { why })).data).toEqual({
      email: 'link@example.com',
    })
    const mail = await world.takeMail('link@example.com', 'login')
    expect(mail.text).not.toContain('203.0.113.9')
    const token = await world.takeToken('link@example.com')
    expect((await world.post('/magic_links/authenticate', { token })).data.user_id).toBe(user_id)
    const [entry] = (await listAudit(world)).filter(({ action }) => action === 'user.link_sent')
    expect(entry?.details).toMatchObject({ operator: 'Ines Haddad', why })
    const unknown = await page.post(`${path}/send-link`, { email_id: 'email-test-x', why })
    expect(unknown.data.error_type).toBe('address_not_found')
    await page.post(`${path}/block`, { why })
    expect((await page.post(`${path}/send-link`, { why })).data.error_type).toBe('user_blocked')
  })

  test.each(['block', 'unblock', 'sessions/end', 'sessions/x/end', 'factors/remove', 'send-link'])(
    '%s needs a reason',
    async (act) => {
      const { user_id } = await world.signIn('reason@example.com')
      for (const body of [{}, { why: '' }, { why: '  ' }, { why: 'a'.repeat(501) }]) {
        const answer = await page.post(`/users/${user_id}/${act}`, {
          kind: 'email',
          id: 'x',
          ...body,
        })
        expect(answer.data.error_type).toBe('bad_request')
      }
      expect((await page.get(`/users/${user_id}`)).data.state).toBe('active')
    },
  )

  test('the timeline says in words what happened and why a sign-in was refused', async () => {
    const { user_id } = await world.signIn('story@example.com')
    const { methodId, code } = await world.sendCode('story@example.com')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await world.post('/otps/authenticate', { method_id: methodId, token: wrong })
    await page.post(`/users/${user_id}/block`, { why: 'Ticket 4812' })
    const { data } = await page.get(`/users/${user_id}/timeline`)
    const entries = data.entries as { what: string; why: string; outcome: string }[]
    expect(entries.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Blocked', 'Sign-in refused', 'Signed in']),
    )
    const find = (what: string) => entries.find((entry) => entry.what === what)
    expect(find('Blocked')).toMatchObject({ why: 'Ticket 4812. By Ines Haddad.', outcome: 'noted' })
    expect(find('Sign-in refused')).toMatchObject({ outcome: 'refused' })
    expect(find('Sign-in refused')?.why).toMatch(/^Passcode\. Passcode wrong or run out\./)
  })

  test('the messages to a user are listed with what became of them', async () => {
    const { user_id } = await world.signIn('mail@example.com')
    const { data } = await page.get(`/users/${user_id}/messages`)
    expect(data.messages[0]).toMatchObject({
      channel: 'email',
      to: 'mail@example.com',
      state: 'sent',
    })
    expect(JSON.stringify(data)).not.toContain('sealed')
  })

  test('a user’s own export says what an operator did, and neither who nor why', async () => {
    const { user_id } = await world.signIn('export@example.com')
    await page.post(`/users/${user_id}/sessions/end`, { why: 'Suspected of fraud' })
    const { session_token } = await world.signIn('export@example.com')
    const { data, text } = await world.post('/users/me/export', undefined, {
      session: session_token,
    })
    const events = data.events as { actor: string; action: string; details: object }[]
    const acts = events.filter(({ actor }) => actor === 'operator')
    expect(acts.map(({ action }) => action).toSorted()).toEqual([
      'session.revoked',
      'user.sessions_ended',
    ])
    expect(text).not.toContain('Suspected of fraud')
    expect(text).not.toContain('Ines Haddad')
    const host = createHostCalls(world)
    expect((await host.post(`/users/${user_id}/export`)).text).not.toContain('Suspected of fraud')
  })

  test('the reason goes with the user when the account is erased', async () => {
    const { user_id } = await world.signIn('erased@example.com')
    await page.post(`/users/${user_id}/sessions/end`, { why: 'Said she was robbed' })
    const host = createHostCalls(world)
    await host.del(`/users/${user_id}`)
    const entries = (await listAudit(world)).filter(({ userId }) => userId === user_id)
    const acts = entries.filter(({ actorKind }) => actorKind === 'operator')
    expect(acts.length).toBeGreaterThan(0)
    for (const { details } of acts) expect(details).toEqual({ operator: 'Ines Haddad' })
  })
})
