import { pickEngines } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { openUserSuite } from '../../testing/open-user-suite.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'
import {
  findRecoveryToken,
  pressRecovery,
  sendRecoveryLinks,
} from '../../testing/recovery-steps.ts'
import { recoveryPath } from './recovery-path.ts'

const hour = 3_600_000
const day = 24 * hour
const noticeSubject = 'Your Example account is to get a new address'
const reason = 'Showed the passport, ticket 4711'

describe.each(pickEngines('sqlite'))('a recovery that the host starts, on %s', (engine) => {
  const suite = openUserSuite(engine, 'lost')
  const { fixture } = suite
  /** Signs a user up with two proved addresses. */
  async function enrol(world: TestService) {
    const { email, userId } = await suite.enrol(world)
    const second = `second-${email}`
    const { projectId } = world.project
    await insertEmail(fixture.database, { projectId, userId }, second, true)
    return { userId, email, second, fresh: `new-${email}` }
  }
  type Host = Awaited<ReturnType<typeof fixture.startHost>>['host']
  const start = (host: Host, userId: string, body: object) =>
    host.post(`/users/${userId}/recoveries`, { reason, ...body })
  const toError = ({ status, data }: TestAnswer) => [status, data.error_type]
  const listEmails = async (world: TestService, userId: string) =>
    (await world.storage.users.findById(world.project.projectId, userId))?.emails.map(
      ({ email, verified }) => (verified ? email : `${email}?`),
    )
  const readState = async (host: Host, userId: string) =>
    (await host.get(`/users/${userId}/recoveries`)).data.recoveries[0].state
  const findNotice = async (world: TestService, to: string) => {
    await world.service.deliverNow()
    return world.inbox.list(to).find(({ subject }) => subject === noticeSubject)
  }
  /** Starts a recovery and waits until its link has arrived. */
  async function startAndWait(
    world: TestService,
    host: Host,
    user: Awaited<ReturnType<typeof enrol>>,
  ) {
    const started = await start(host, user.userId, { email: user.fresh, wait_hours: 24 })
    expect(started.status, started.text).toBe(200)
    world.advance(day + 1)
    expect(await sendRecoveryLinks(world)).toBe(1)
    return findRecoveryToken(world, user.fresh)
  }

  test('HR-00 its user sees it in a session, and stops it with a fresh proof: a stolen session cannot', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    const session = String((await world.signIn(ada.email)).session_token)
    const started = await start(host, ada.userId, { email: ada.fresh, wait_hours: 24 })
    const id = String(started.data.recovery.recovery_id)
    const listed = await world.get('/users/recoveries', { session })
    expect(listed.data.recoveries).toEqual([started.data.recovery])
    const stop = (by: string) =>
      world.send('DELETE', `/users/recoveries/${id}`, undefined, { session: by })
    const bob = String((await world.signIn(`bob-${ada.email}`)).session_token)
    expect((await world.get('/users/recoveries', { session: bob })).data.recoveries).toEqual([])
    expect(toError(await stop(bob))).toEqual([404, 'recovery_not_found'])
    world.advance(600_001)
    expect(toError(await stop(session))).toEqual([403, 'insufficient_factors'])
    expect(await readState(host, ada.userId)).toBe('waiting')
    const fresh = String((await world.signIn(ada.email)).session_token)
    const stopped = await stop(fresh)
    expect(stopped.status, stopped.text).toBe(200)
    expect(stopped.data.recovery.state).toBe('cancelled')
    expect(toError(await stop(fresh))).toEqual([400, 'recovery_has_ended'])
    const entries = await listAudit(world)
    expect(entries.find(({ action }) => action === 'user.recovery_cancelled')).toMatchObject({
      actorKind: 'person',
      actorId: ada.userId,
      details: { recovery_id: id },
    })
    world.advance(day)
    expect(await sendRecoveryLinks(world)).toBe(0)
  })

  test('HR-01 nothing changes before the waiting time is over; then the link signs in, and the new address is the primary one', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    const started = await start(host, ada.userId, { email: ada.fresh, wait_hours: 24 })
    expect(started.data.recovery).toMatchObject({ state: 'waiting', email: ada.fresh, reason })
    world.advance(day - 1)
    expect(await sendRecoveryLinks(world)).toBe(0)
    expect(world.inbox.list(ada.fresh)).toEqual([])
    expect(await listEmails(world, ada.userId)).toEqual([ada.second, ada.email])

    world.advance(2)
    expect(await sendRecoveryLinks(world)).toBe(1)
    expect(await sendRecoveryLinks(world)).toBe(0)
    expect(await readState(host, ada.userId)).toBe('ready')
    const token = findRecoveryToken(world, ada.fresh)
    const pressed = await pressRecovery(world, token)
    expect(pressed.status).toBe(303)
    const target = new URL(String(pressed.headers.location))
    expect(target.searchParams.get('stytch_token_type')).toBe('magic_links')
    const signedIn = await world.post('/magic_links/authenticate', {
      token: target.searchParams.get('token'),
      session_duration_minutes: 60,
    })
    expect([signedIn.status, signedIn.data.user_id]).toEqual([200, ada.userId])
    expect(await listEmails(world, ada.userId)).toEqual([ada.fresh, ada.second, ada.email])
    expect(await readState(host, ada.userId)).toBe('completed')
    // The session is a fresh proof: it can take the old addresses away, as each of them can take back.
    const old = signedIn.data.user.emails.at(-1).email_id
    const session = String(signedIn.data.session_token)
    const removed = await world.send('DELETE', `/users/emails/${old}`, undefined, { session })
    expect(removed.status, removed.text).toBe(200)
  })

  test('HR-02 every proved address and number is told at once, and each link stops it, without a session', async () => {
    const { world, host } = await fixture.startHost({ project: { phones: { countries: ['US'] } } })
    const ada = await enrol(world)
    const session = String((await world.signIn(ada.email)).session_token)
    const phone_number = `+1201555${2_000 + suite.count}`
    const sent = await world.post('/otps/sms/send/secondary', { phone_number }, { session })
    const { code: token } = await world.takeMail(phone_number)
    const body = { token, method_id: sent.data.method_id, session_duration_minutes: 60 }
    expect((await world.post('/otps/authenticate', body, { session })).status).toBe(200)

    const stops: readonly (() => Promise<string>)[] = [
      async () => (await findNotice(world, ada.email))?.links[0]?.url ?? '',
      async () => (await findNotice(world, ada.second))?.links[0]?.url ?? '',
      async () => /https:\S+/.exec(world.inbox.list(phone_number)[0]?.text ?? '')?.[0] ?? '',
    ]
    for (const find of stops) {
      const started = await start(host, ada.userId, { email: ada.fresh, wait_hours: 720 })
      expect(started.status, started.text).toBe(200)
      await world.service.deliverNow()
      const url = await find()
      // Longer than other notices, for as long as there is something to stop.
      world.advance(29 * day)
      expect((await world.get(url)).text).toContain('The button stops the recovery')
      expect(await readState(host, ada.userId)).toBe('waiting')
      const done = await pressNotMe(world, { links: [{ kind: 'not_me', url }] })
      expect(done.text).toContain('The new address will not be added')
      expect(await readState(host, ada.userId)).toBe('cancelled')
      world.advance(2 * day)
      expect(await sendRecoveryLinks(world)).toBe(0)
    }
  })

  test('HR-03 an address that is a few days old is told, and cannot stop it', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    world.advance(day)
    const young = `young-${ada.email}`
    const { projectId } = world.project
    const row = {
      projectId,
      userId: ada.userId,
      emailId: `email-test-young-${suite.count}`,
      email: young,
    }
    await world.storage.users.addProvedEmail({ ...row, canonicalEmail: young }, world.now())
    await start(host, ada.userId, { email: ada.fresh })
    expect((await findNotice(world, young))?.links).toEqual([])
    expect((await findNotice(world, ada.email))?.links).toHaveLength(1)
  })

  test.each(['GET', 'HEAD'] as const)(
    'HR-04 a scanner that sends %s to the link changes nothing, and the button works afterwards, once',
    async (method) => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      const token = await startAndWait(world, host, ada)
      await world.send(method, `${recoveryPath}?token=${token}`)
      expect(await readState(host, ada.userId)).toBe('ready')
      expect((await pressRecovery(world, token)).status).toBe(303)
      const again = await pressRecovery(world, token)
      expect([again.status, again.text.includes('This link no longer works')]).toEqual([404, true])
    },
  )

  test('HR-05 a link is of use to nobody after it was cancelled by the host, or 7 days later', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    const token = await startAndWait(world, host, ada)
    const [{ recovery_id: id }] = (await host.get(`/users/${ada.userId}/recoveries`)).data
      .recoveries
    const path = `/users/${ada.userId}/recoveries/${id}`
    expect((await host.get(path)).data.recovery.state).toBe('ready')
    expect((await host.del(path)).data.recovery.state).toBe('cancelled')
    expect(toError(await host.del(path))).toEqual([400, 'recovery_has_ended'])
    expect((await pressRecovery(world, token)).status).toBe(404)
    const late = await startAndWait(world, host, ada)
    expect(late).not.toBe(token)
    world.advance(7 * day)
    expect(await readState(host, ada.userId)).toBe('expired')
    expect((await pressRecovery(world, late)).status).toBe(404)
    expect(await listEmails(world, ada.userId)).toEqual([ada.second, ada.email])
  })

  test('HR-06 the old addresses take it back for 7 days with one button', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    world.advance(8 * day)
    const token = await startAndWait(world, host, ada)
    await pressRecovery(world, token)
    const mail = await world.takeMail(ada.email, 'not_me')
    expect(mail.subject).toBe('Your Example account has another primary address')
    world.advance(6 * day)
    const done = await pressNotMe(world, mail)
    expect(done.text).toContain('Your addresses are as they were before')
    expect(await listEmails(world, ada.userId)).toEqual([ada.second, ada.email])
  })

  test('HR-07 an address that another user has proved is refused at the start, and at the end', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    const other = `other-${ada.email}`
    await world.signIn(other)
    const refused = await start(host, ada.userId, { email: other })
    expect(toError(refused)).toEqual([400, 'duplicate_email'])
    const token = await startAndWait(world, host, ada)
    await world.signIn(ada.fresh)
    const pressed = await pressRecovery(world, token)
    expect([pressed.status, pressed.text.includes('already belongs to')]).toEqual([409, true])
    expect(await listEmails(world, ada.userId)).toEqual([ada.second, ada.email])
  })

  test('HR-08 one recovery of a user is under way at a time, with a reason and a wait within the bounds', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    const email = ada.fresh
    for (const wait_hours of [0, 721, -1]) {
      const answer = await start(host, ada.userId, { email, wait_hours })
      expect(toError(answer)).toEqual([400, 'invalid_recovery_wait'])
    }
    for (const text of ['', '  ', 'x'.repeat(501)]) {
      const answer = await start(host, ada.userId, { email, reason: text })
      expect(toError(answer)).toEqual([400, 'invalid_recovery_reason'])
    }
    expect(toError(await start(host, 'user-test-none', { email }))).toEqual([404, 'user_not_found'])
    const answers = await Promise.all([1, 2].map(() => start(host, ada.userId, { email })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const started = answers.find(({ status }) => status === 200)?.data.recovery
    const week = Date.parse(started.waits_until) - Date.parse(started.requested_at)
    expect(week).toBe(7 * day)
    const stranger = await enrol(world)
    const path = `/users/${stranger.userId}/recoveries/${started.recovery_id}`
    expect(toError(await host.get(path))).toEqual([404, 'recovery_not_found'])
    expect(toError(await host.del(path))).toEqual([404, 'recovery_not_found'])
  })

  test('HR-09 who asks for the deletion of the account, or is blocked, stops it', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    await start(host, ada.userId, { email: ada.fresh, wait_hours: 24 })
    const session = String((await world.signIn(ada.email)).session_token)
    const body = { confirmation: 'delete' }
    expect((await world.post('/users/me/delete', body, { session })).status).toBe(200)
    expect(await readState(host, ada.userId)).toBe('cancelled')
    const bob = await enrol(world)
    await start(host, bob.userId, { email: bob.fresh, wait_hours: 24 })
    await host.put(`/users/${bob.userId}/block`)
    world.advance(day + 1)
    await sendRecoveryLinks(world)
    expect(world.inbox.list(bob.fresh)).toEqual([])
    expect(await readState(host, bob.userId)).toBe('cancelled')
  })

  test('HR-10 the log names the host and its reason, and no address; the user’s download has it', async () => {
    const { world, host } = await fixture.startHost()
    const ada = await enrol(world)
    const token = await startAndWait(world, host, ada)
    const pressed = await pressRecovery(world, token)
    const signIn = new URL(String(pressed.headers.location)).searchParams.get('token')
    const own = (await listAudit(world)).filter(({ userId }) => userId === ada.userId)
    const requested = own.find(({ action }) => action === 'user.recovery_requested')
    expect(requested).toMatchObject({ actorKind: 'host', details: { reason } })
    expect(own.map(({ action }) => action)).toContain('user.recovered')
    expect(JSON.stringify(own)).not.toContain(ada.fresh)
    const answer = await world.post('/magic_links/authenticate', {
      token: signIn,
      session_duration_minutes: 60,
    })
    const session = String(answer.data.session_token)
    const download = await world.post('/users/me/export', undefined, { session })
    expect(download.data.recoveries).toMatchObject([{ state: 'completed', email: ada.fresh }])
    expect(download.text).not.toContain(token)
  })

  test('HR-11 a project without a page for signing in says that the address is the primary one', async () => {
    const { world, host } = await fixture.startHost({ project: { redirectUrls: [] } })
    const email = `pageless-${suite.count}@example.com`
    const created = await host.post('/users', { email })
    const user = { userId: String(created.data.user_id), email, second: '', fresh: `new-${email}` }
    const token = await startAndWait(world, host, user)
    const pressed = await pressRecovery(world, token)
    expect([pressed.status, pressed.text.includes('Your primary address was changed')]).toEqual([
      200,
      true,
    ])
    expect((await listEmails(world, user.userId))?.[0]).toBe(user.fresh)
  })
})
