import { createAuthenticator } from '@portico/testkit/authenticator'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DevMessage } from '../../senders/create-dev-inbox.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { removeLeavers } from '../../testing/leaving-steps.ts'
import {
  logInByPasskey,
  pageOrigin,
  register,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import { better, good, isAlive, logIn, passwordRedirectUrls } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { runSql } from '../../testing/run-sql.ts'

const day = 24 * 3_600_000

describe.each(pickEngines('sqlite'))('what others get of an account, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls, allowedOrigins: [pageOrigin] },
  })
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const download = (world: TestService, session: string, body?: unknown) =>
    world.post('/users/me/export', body, { session })

  /** Signs a user up with a name, two addresses, a password and a passkey, and keeps all that was mailed to them. */
  async function enrol(world: TestService, name: string) {
    const email = `${name}@example.com`
    const first = await world.signIn(email)
    const old = String(first.session_token)
    await world.send('PUT', '/users/me', { name: { first_name: 'Ottilie' } }, { session: old })
    const device = createAuthenticator({ origin: pageOrigin })
    const passkey = await register(world, old, device.create(await takeCreationOptions(world, old)))
    expect(passkey.status, passkey.text).toBe(200)
    await world.post('/passwords/session/reset', { password: better }, { session: old })
    world.advance(30 * day)
    await world.service.deliverNow()
    const session = String((await world.signIn(email)).session_token)
    const second = `second-${email}`
    const asked = await world.post('/users/emails', { email: second }, { session })
    await world.service.deliverNow()
    const code = world.inbox.list(second).find((mail) => mail.code !== null)?.code
    const proof = { code, method_id: asked.data.method_id }
    const added = await world.post('/users/emails/prove', proof, { session })
    expect(added.status, added.text).toBe(200)
    const passkeyId = String(passkey.data.webauthn_registration_id)
    return { email, second, device, passkeyId, session, userId: String(first.user_id) }
  }

  test('AC-11 the address of a deleted account is free after the days alone, and a stranger who signs up with it gets nothing of the old one', async () => {
    // A day, so that the links in notices, which work for 7 days, are alive when the account goes.
    const world = await fixture.start({ project: { deletionDays: 1 } })
    const ada = await enrol(world, 'ottilie')
    const links: DevMessage[] = []
    const keepNotices = async () => {
      await world.service.deliverNow()
      const mails = [ada.email, ada.second].flatMap((address) => world.inbox.list(address))
      links.push(...mails.filter((mail) => mail.links.some(({ kind }) => kind === 'not_me')))
    }
    const reset = await world.post('/passwords/session/reset', { password: good }, ada)
    const leaving = { session: String(reset.data.session_token) }
    await keepNotices()
    const asked = await world.post('/users/me/delete', { confirmation: 'delete' }, leaving)
    expect(asked.status, asked.text).toBe(200)
    await keepNotices()

    world.advance(day)
    expect(await removeLeavers(world)).toBe(0)
    // Until then the address is taken, and its mailbox leads to the old account.
    const early = String((await world.signIn('reuser@example.com')).session_token)
    const wanted = await world.post('/users/emails', { email: ada.email }, { session: early })
    await world.service.deliverNow()
    const { code } = await world.takeMail(ada.email)
    const taken = await world.post(
      '/users/emails/prove',
      { code, method_id: wanted.data.method_id },
      { session: early },
    )
    expect(taken.data.error_type).toBe('email_belongs_to_another_account')
    const link = await world.sendLink(ada.email)
    const passcode = await world.sendCode(ada.email)
    const options = await takeRequestOptions(world)
    const subjects = new Set(links.map(({ subject }) => subject))
    expect(subjects.size, [...subjects].join()).toBeGreaterThanOrEqual(3)

    world.advance(1)
    expect(await removeLeavers(world)).toBe(1)
    const newcomer = await world.signIn(ada.email)
    const session = String(newcomer.session_token)
    expect(newcomer.user_id).not.toBe(ada.userId)
    const opened = [
      await world.post('/magic_links/authenticate', { token: link }),
      await world.post('/otps/authenticate', {
        method_id: passcode.methodId,
        token: passcode.code,
      }),
      await logInByPasskey(world, ada.device.get(options)),
      await logInByPasskey(world, ada.device.get(await takeRequestOptions(world))),
      await logIn(world, ada.email, good),
    ]
    for (const answer of opened) expect([401, 404]).toContain(answer.status)
    for (const dead of [ada, leaving]) expect(await isAlive(world, dead.session)).toBe(false)
    for (const notice of links) await pressNotMe(world, notice)
    expect(await isAlive(world, session)).toBe(true)
    const own = await download(world, session)
    expect(own.status, own.text).toBe(200)
    expect(own.data.user.emails.map(({ email }: { email: string }) => email)).toEqual([ada.email])
    for (const trace of ['Ottilie', ada.userId, ada.second, ada.passkeyId])
      expect(own.text).not.toContain(trace)
    expect(await world.storage.users.findById(world.project.projectId, ada.userId)).toBeNull()
  })

  test('AC-12 a download has the caller alone, whichever user the call names', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'exported')
    const { session_token } = await world.signIn('exporter@example.com')
    const session = String(session_token)
    const named = [
      await download(world, session),
      await download(world, session, { user_id: ada.userId, session_token: ada.session }),
      await world.post(`/users/me/export?user_id=${ada.userId}`, undefined, { session }),
    ]
    for (const answer of named) {
      expect(answer.status, answer.text).toBe(200)
      expect(answer.data.user.emails[0].email).toBe('exporter@example.com')
      for (const trace of [ada.userId, ada.email, ada.second, ada.passkeyId])
        expect(answer.text).not.toContain(trace)
    }
    // Neither a page nor the host of another project gets it from the back end's call.
    const path = `/v1/users/${ada.userId}/export`
    expect((await world.post(path, undefined, { session })).status).toBe(401)
    expect((await world.post(`/users/${ada.userId}/export`, undefined, { session })).status).toBe(
      404,
    )
    const other = createHostCalls(await fixture.start())
    const foreign = await other.post(`/users/${ada.userId}/export`)
    expect([foreign.status, foreign.data.error_type]).toEqual([404, 'user_not_found'])
    expect(foreign.text).not.toContain(ada.email)
    // An ended session downloads nothing.
    await world.post('/sessions/revoke', undefined, ada)
    expect((await download(world, ada.session)).data.error_type).toBe('session_not_found')
  })

  test('AC-13 what a session can read of its user contains no token, no hash, and nothing that opens a session', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'listed')
    const secrets = [ada.session]
    for (let i = 0; i < 3; i += 1) {
      const { session_token, session_jwt } = await world.signIn(ada.email)
      secrets.push(String(session_token), String(session_jwt))
    }
    const rows = await runSql(fixture.database, 'select * from sessions where user_id = ?', [
      ada.userId,
    ])
    const stored = rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        /hash|secret|token|sealed/.test(column) && value !== null ? [String(value)] : [],
      ),
    )
    expect(stored.length).toBeGreaterThanOrEqual(4)
    const answers = [
      await world.get('/sessions', ada),
      await world.get('/users/me', ada),
      await world.get('/users/connected_apps', ada),
      await download(world, ada.session),
    ]
    for (const { status, text } of answers) {
      expect(status, text).toBe(200)
      for (const secret of [...secrets, ...stored]) expect(text).not.toContain(secret)
    }
    const [list] = answers
    expect(list?.data.sessions.length).toBeGreaterThanOrEqual(4)
    const texts = new Set([...(list?.text ?? '').matchAll(/"([^"]{8,})"/g)].map(([, one]) => one))
    for (const one of texts) {
      const tried = await world.post('/sessions/authenticate', {}, { session: String(one) })
      expect([one, tried.status]).not.toEqual([one, 200])
    }
  })
})
