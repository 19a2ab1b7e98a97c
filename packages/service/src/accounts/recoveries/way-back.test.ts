/** Users who get in without their second step: what starts the days, what stops them, and what is removed at their end. */
import { createAuthenticator } from '@portico/testkit/authenticator'
import { isLongRun } from '@portico/testkit/run'
import { pickEngines } from '@portico/testkit/storage'
import { toFactors } from '@portico/testkit/world'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { toWrongCode } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import {
  asked,
  gone,
  minute,
  readEnrolment,
  readToken,
  step,
  toError,
} from '../../testing/open-step-suite.ts'
import { day, openWayBackSuite, wayBackDays } from '../../testing/open-way-back-suite.ts'
import { pageOrigin, register, takeCreationOptions } from '../../testing/passkey-calls.ts'
import { good, logIn, takeReset } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { sendRecoveryLinks } from '../../testing/recovery-steps.ts'

const requestedSubject = 'The second step of your Example account is to be removed'
const removedSubject = 'The second step of your Example account was removed'
const wrong = [404, 'otp_code_not_found']
const off = toFactors({ require: 'optional' })

describe.each(pickEngines('sqlite'))('the way in without a second step on %s', (engine) => {
  const suite = openWayBackSuite(engine, 'way-back')
  const { fixture, enrol, begin, get, send, start, stop, takeCode, startDays, runDue } = suite
  const { codeOf, listRecoveries, readState, countApps, countSessions, readUser } = suite
  const listMails = async (to: string, subject: string) => {
    while ((await suite.world.service.deliverNow()) > 0);
    return suite.world.inbox.list(to).filter((mail) => mail.subject === subject)
  }
  const proveByApp = (token: string, secret: string) =>
    suite.world.post('/totps/authenticate', {
      intermediate_session_token: token,
      totp_code: codeOf(secret),
    })

  test('WB-01 a project that does not say so has no such way, and mails no code', async () => {
    const { email, userId } = await enrol()
    const { projectId } = suite.world.project
    const without = await fixture.start({ project: { projectId, factors: off } })
    without.advance(suite.world.now() - without.now())
    const intermediate_session_token = readToken(await logIn(without, email))
    const body = { intermediate_session_token }
    const read = await without.post('/second_steps', body)
    expect(read.data.second_steps).toEqual(['totp', 'recovery_code'])
    expect(read.data).not.toHaveProperty('way_back')
    expect(toError(await without.post('/second_steps/way_back', body))).toEqual(asked)
    await without.service.deliverNow()
    expect(without.inbox.list(email).filter(({ code }) => code !== null)).toEqual([])
    expect(await listRecoveries(userId)).toEqual([])
  })

  test('WB-02 the code in a mail starts the days; at their end app, codes and remembered devices are gone, and the first step is enough', async () => {
    const { world } = suite
    const { email, userId, session, secret } = await enrol()
    const device = await proveByApp(await begin(email), secret)
    expect(device.status, device.text).toBe(200)
    const token = await begin(email)
    expect((await get(token)).data.way_back).toEqual({
      days: wayBackDays,
      first_step: 'password',
      email: 'w•••@example.com',
    })
    const sent = await send(token)
    expect(sent.data.email).toBe('w•••@example.com')
    expect(sent.text).not.toContain(email)
    const started = await start(token, await takeCode(email))
    const ends = Date.parse(started.data.waits_until)
    expect(ends).toBe(world.now() + wayBackDays * day)
    expect((await get(token)).data.way_back).toEqual({
      days: wayBackDays,
      first_step: 'password',
      waits_until: started.data.waits_until,
    })
    // nothing has changed so far, and the first step alone starts no session
    expect(await listMails(email, requestedSubject)).toHaveLength(1)
    expect(await countApps(userId)).toBe(1)
    const listed = await world.get('/users/recoveries', { session })
    expect(listed.data.recoveries).toMatchObject([
      { purpose: 'second_step', state: 'waiting', email, reason: '' },
    ])
    world.advance(ends - world.now())
    expect(await runDue()).toBe(0)
    expect(toError(await logIn(world, email))).toEqual(asked)

    world.advance(1)
    const waiting = await begin(email)
    expect(await runDue()).toBe(1)
    expect(await runDue()).toBe(0)
    expect(await readState(userId)).toBe('completed')
    expect(await countApps(userId)).toBe(0)
    expect((await listMails(email, removedSubject)).map(({ links }) => links.length)).toEqual([1])
    const signedIn = await logIn(world, email)
    expect(signedIn.status, signedIn.text).toBe(200)
    // a sign-in that had begun before is begun anew
    expect((await proveByApp(waiting, secret)).status).toBe(404)
    const entries = (await listAudit(world)).filter((entry) => entry.userId === userId)
    const byService = entries.filter(({ actorKind }) => actorKind === 'service')
    expect(byService.map(({ action }) => action).toSorted()).toEqual([
      'totp.deleted',
      'user.recovered',
    ])
    expect(JSON.stringify(entries)).not.toContain(email)
  })

  test('WB-03 every verified address and number is told; an address of a few days is told without a link, and gets no code', async () => {
    const { world } = suite
    const { email, userId } = await enrol()
    const { projectId } = world.project
    const second = `second-${email}`
    await insertEmail(fixture.database, { projectId, userId }, second, true)
    const young = `young-${email}`
    const row = { projectId, userId, emailId: `email-test-${young}`, email: young }
    world.advance(minute)
    await world.storage.users.addProvedEmail({ ...row, canonicalEmail: young }, world.now())
    await world.storage.users.makeEmailPrimary(row, world.now())
    await startDays(second)
    expect(await takeCode(young)).toBe('')
    expect((await listMails(young, requestedSubject)).map(({ links }) => links)).toEqual([[]])
    const [notice] = await listMails(email, requestedSubject)
    expect(notice?.links).toHaveLength(1)
    world.advance(6 * day)
    const url = notice?.links[0]?.url ?? ''
    expect((await world.get(url)).text).toContain('your second step stays')
    expect((await pressNotMe(world, notice ?? { links: [] })).text).toContain(
      'Your second step stays',
    )
    expect(await readState(userId)).toBe('cancelled')
    expect((await pressNotMe(world, notice ?? { links: [] })).text).toContain(
      'Your second step stays',
    )
  })

  test('WB-04 a user without an address of some age gets no code', async () => {
    const { world } = suite
    const { email, userId } = await enrol()
    const { projectId } = world.project
    const young = `only-${email}`
    const row = { projectId, userId, emailId: `email-test-${young}`, email: young }
    world.advance(minute)
    await world.storage.users.addProvedEmail({ ...row, canonicalEmail: young }, world.now())
    const old = (await readUser(userId))?.emails.find((one) => one.email === email)
    await world.storage.users.removeEmail(projectId, userId, old?.emailId ?? '')
    const token = await begin(young)
    expect((await get(token)).data.way_back).toEqual({ days: wayBackDays, first_step: 'password' })
    expect(toError(await send(token))).toEqual(asked)
    expect(await takeCode(young)).toBe('')
  })

  const stops: Readonly<
    Record<string, (user: Awaited<ReturnType<typeof enrol>>) => Promise<unknown>>
  > = {
    'the second step': async ({ email, secret }) => proveByApp(await begin(email), secret),
    'a recovery code': async ({ email, recoveryCodes }) =>
      suite.world.post('/totps/recover', {
        intermediate_session_token: await begin(email),
        recovery_code: recoveryCodes[0],
      }),
    'a code of the app in a session': ({ session, secret }) =>
      suite.world.post('/totps/authenticate', { totp_code: codeOf(secret) }, { session }),
    '“Stop this” after the first step': async ({ email }) => stop(await begin(email)),
    '“Stop it” in the account': async ({ session, userId }) => {
      const [recovery] = await listRecoveries(userId)
      const path = `/users/recoveries/${recovery?.recoveryId}`
      return suite.world.send('DELETE', path, undefined, { session })
    },
    'the host': async ({ userId }) => {
      const [recovery] = await listRecoveries(userId)
      const path = `/users/${userId}/recoveries/${recovery?.recoveryId}`
      return createHostCalls(suite.world).del(path)
    },
    'a block, also one that is lifted': async ({ userId }) => {
      const host = createHostCalls(suite.world)
      await host.put(`/users/${userId}/block`)
      return host.del(`/users/${userId}/block`)
    },
    'a new password with the app': async ({ email, secret }) => {
      const token = await takeReset(suite.world, email)
      const more = { totp_code: codeOf(secret), session_duration_minutes: 30 }
      return suite.world.post('/passwords/email/reset', { token, password: good, ...more })
    },
  }
  test.each(Object.entries(stops))('WB-05 it is stopped by %s', async (_, act) => {
    const user = await enrol()
    await startDays(user.email)
    expect(await readState(user.userId)).toBe('waiting')
    suite.world.advance(step)
    await act(user)
    expect(await readState(user.userId)).toBe('cancelled')
    suite.world.advance(wayBackDays * day + 1)
    await runDue()
    expect(await countApps(user.userId)).toBe(1)
    expect(await listMails(user.email, removedSubject)).toEqual([])
  })

  test('WB-06 it comes to nothing where the project allows it no longer, or its steps were removed before', async () => {
    const { world } = suite
    const [ada, bob] = [await enrol(), await enrol()]
    await startDays(bob.email)
    // codes of the account alone are no second step
    const { projectId } = world.project
    const code = { codeId: 'account-code-bob', codeHash: 'bob', sealedCode: '', createdAt: 1 }
    await fixture.storage.accountCodes.replace({ projectId, userId: bob.userId }, [code])
    const app = (await readUser(bob.userId))?.credentials.totps[0]?.totpId
    const removed = await createHostCalls(world).del(`/users/totps/${app}`)
    expect(removed.status, removed.text).toBe(200)
    world.advance(day)
    await startDays(ada.email)
    world.advance((wayBackDays - 1) * day + 1)
    await runDue()
    expect(await readState(bob.userId)).toBe('cancelled')
    expect(await fixture.storage.accountCodes.listIds(projectId, bob.userId)).toHaveLength(1)
    world.advance(day)
    const without = await fixture.start({ project: { projectId, factors: off } })
    without.advance(world.now() - without.now())
    expect(await sendRecoveryLinks(without)).toBe(1)
    expect(await readState(ada.userId)).toBe('cancelled')
    expect(await countApps(ada.userId)).toBe(1)
    expect(await listMails(ada.email, removedSubject)).toEqual([])
  })

  test('WB-07 five wrong codes void a code; it belongs to one sign-in, works once and ends with it', async () => {
    const { world } = suite
    const { email, userId } = await enrol()
    const [token, other] = [await begin(email), await begin(email)]
    await send(token)
    const code = await takeCode(email)
    expect(toError(await start(other, code))).toEqual(wrong)
    expect(toError(await start(token, 'abc123'))).toEqual([400, 'invalid_code'])
    const answers = []
    for (let guess = 0; guess < 5; guess++) answers.push(await start(token, toWrongCode(code)))
    expect(answers.map(toError)).toEqual(answers.map(() => wrong))
    expect((await start(token, code)).status).not.toBe(200)
    world.advance(2 * minute)
    expect(toError(await start(token, code))).toEqual(wrong)
    const fresh = await begin(email)
    await send(fresh)
    const late = await takeCode(email)
    world.advance(11 * minute)
    expect(toError(await start(fresh, late))).toEqual(gone)
    expect(toError(await send(fresh))).toEqual(gone)
    expect(toError(await stop(fresh))).toEqual(gone)
    expect(await listRecoveries(userId)).toEqual([])
  })

  test('WB-08 one waits at a time; another code is refused until it was stopped', async () => {
    const { world } = suite
    const { email, userId } = await enrol()
    const token = await startDays(email)
    expect(toError(await send(token))).toEqual(asked)
    expect((await stop(token)).status).toBe(200)
    expect(toError(await stop(token))).toEqual([404, 'recovery_not_found'])
    world.advance(minute)
    await startDays(email)
    expect((await listRecoveries(userId)).map(({ state }) => state)).toEqual([
      'waiting',
      'cancelled',
    ])
    // the host can still give a new address to a user who has lost the mailbox as well
    const host = createHostCalls(world)
    const body = { email: `new-${email}`, reason: 'showed the passport' }
    expect((await host.post(`/users/${userId}/recoveries`, body)).status).toBe(200)
  })

  test('WB-09 where a step is required, a passkey stays as a way in and the codes beside it end: the user adds a step anew', async () => {
    const { world } = suite
    const { projectId } = world.project
    const open = await fixture.start({
      project: { projectId, factors: { ...off, require: 'off' } },
    })
    open.advance(world.now() - open.now())
    const email = 'way-back-passkey@example.com'
    const signedIn = await open.signIn(email)
    const userId = String(signedIn.user_id)
    const first = { session: String(signedIn.session_token) }
    const set = await open.post('/passwords/session/reset', { password: good }, first)
    const device = createAuthenticator({ origin: pageOrigin })
    const session = String(set.data.session_token)
    const options = await takeCreationOptions(open, session)
    const made = await register(open, session, device.create(options))
    const own = { session: String(made.data.session_token) }
    expect((await open.post('/recovery_codes', undefined, own)).status).toBe(200)
    const factors = toFactors({ require: 'required', wayBackDays })
    const required = await fixture.start({ project: { projectId, factors } })
    required.advance(open.now() - required.now())
    const body = { intermediate_session_token: readToken(await logIn(required, email)) }
    expect((await required.post('/second_steps/way_back', body)).status).toBe(200)
    await required.service.deliverNow()
    const code = required.inbox.list(email).find((mail) => mail.code !== null)?.code
    const started = await required.post('/second_steps/way_back/start', { ...body, code })
    expect(started.status, started.text).toBe(200)
    required.advance(wayBackDays * day + 1)
    await sendRecoveryLinks(required)
    expect(await readState(userId)).toBe('completed')
    expect(await fixture.storage.accountCodes.listIds(projectId, userId)).toEqual([])
    expect((await readUser(userId))?.credentials.passkeys).toHaveLength(1)
    expect(readEnrolment(await logIn(required, email))).toEqual(['totp'])
  })

  test('WB-10 the notice at the end takes back what was done since, for an objection that comes late', async () => {
    const { world } = suite
    const { email, userId, session } = await enrol()
    await world.post('/sessions/revoke', undefined, { session })
    await startDays(email)
    world.advance(wayBackDays * day + 1)
    expect(await runDue()).toBe(1)
    const [notice] = await listMails(email, removedSubject)
    world.advance(minute)
    expect((await logIn(world, email)).status).toBe(200)
    expect(await countSessions(userId)).toBe(1)
    await pressNotMe(world, notice ?? { links: [] })
    expect(await countSessions(userId)).toBe(0)
  })
})

describe.each(pickEngines('postgres'))(
  'the way in without a second step, at once on %s',
  (engine) => {
    const suite = openWayBackSuite(engine, 'way-back-race')
    const { enrol, begin, send, start, stop, takeCode, startDays, runDue, codeOf } = suite
    const { listRecoveries, readState, countApps, countSessions } = suite
    /** How long the rounds of a race may take. */
    const longestMs = 600_000
    const rounds = Array.from({ length: isLongRun ? 60 : 3 }, (_, round) => round)

    test(
      'WB-11 it is stopped or completed, never both',
      async () => {
        for (const _ of rounds) {
          const { email, userId } = await enrol()
          await startDays(email)
          suite.world.advance(wayBackDays * day + 1)
          const token = await begin(email)
          const [, stopped] = await Promise.all([runDue(), stop(token), runDue()])
          const state = await readState(userId)
          expect([200, 404]).toContain(stopped.status)
          expect(state).toBe(stopped.status === 200 ? 'cancelled' : 'completed')
          expect(await countApps(userId)).toBe(state === 'completed' ? 0 : 1)
        }
      },
      longestMs,
    )

    test(
      'WB-12 the second step stops it, or comes too late: a session never has an app that is gone',
      async () => {
        for (const _ of rounds) {
          const { email, userId, secret, session } = await enrol()
          await suite.world.post('/sessions/revoke', undefined, { session })
          await startDays(email)
          suite.world.advance(wayBackDays * day + 1)
          const intermediate_session_token = await begin(email)
          const body = { intermediate_session_token, totp_code: codeOf(secret) }
          const [proved] = await Promise.all([
            suite.world.post('/totps/authenticate', body),
            runDue(),
          ])
          expect(proved.status).toBeLessThan(500)
          const isIn = proved.status === 200
          expect(await readState(userId)).toBe(isIn ? 'cancelled' : 'completed')
          expect(await countApps(userId)).toBe(isIn ? 1 : 0)
          expect(await countSessions(userId)).toBe(isIn ? 1 : 0)
        }
      },
      longestMs,
    )

    test(
      'WB-13 of two sign-ins that ask at once one starts it, and both hear of the same day',
      async () => {
        for (const _ of rounds) {
          const { email, userId } = await enrol()
          const [one, two] = [await begin(email), await begin(email)]
          await send(one)
          const first = await takeCode(email)
          suite.world.advance(1)
          await send(two)
          const second = await takeCode(email)
          const answers = await Promise.all([
            start(one, first),
            start(two, second),
            start(one, first),
          ])
          expect(answers.filter(({ status }) => status >= 500)).toEqual([])
          const good = answers.filter(({ status }) => status === 200)
          expect(good).toHaveLength(2)
          expect(new Set(good.map(({ data }) => data.waits_until)).size).toBe(1)
          expect(await listRecoveries(userId)).toHaveLength(1)
        }
      },
      longestMs,
    )
  },
)
