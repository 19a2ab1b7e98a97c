/**
 * From when, and of whom, a second step is required: until that day its addition can be put off, roles and the host's own
 * setting of a user say for whom it counts, and where it is optional it can be offered.
 */
import { createAuthenticator } from '@portico/testkit/authenticator'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, pickEngines } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import { openRequiredSuite } from '../../testing/open-required-suite.ts'
import {
  asked,
  gone,
  minute,
  readEnrolment,
  readSteps,
  readToken,
  readTypes,
  toError,
} from '../../testing/open-step-suite.ts'
import { pageOrigin, register, takeCreationOptions } from '../../testing/passkey-calls.ts'
import { good, isAlive, logIn } from '../../testing/password-calls.ts'
import { listEnrolments } from '../sessions/list-enrolments.ts'

const day = 24 * 60 * minute
const kinds = ['passkey', 'totp']

const putOff = (world: TestService, intermediate_session_token: string, more: object = {}) =>
  world.post('/second_steps/put_off', { intermediate_session_token, ...more })
const readEnd = ({ data }: TestAnswer): unknown => data.error_details?.put_off_until
const isOpen = ({ status }: TestAnswer) => status === 200

function openSuite(engine: EngineName) {
  const required = openRequiredSuite(engine, 'put-off')
  const { suite } = required
  /** Adds an app in the middle of a sign-in. @returns the answer that completes it */
  async function addApp(world: TestService, intermediate_session_token: string) {
    const begun = await world.post('/totps', { intermediate_session_token })
    if (!isOpen(begun)) return begun
    const { data } = begun
    const app = { intermediate_session_token, totp_id: data.totp_id }
    await world.post('/totps/check', { ...app, totp_code: suite.codeOf(data.secret, world) })
    return world.post('/totps/complete', app)
  }
  /** Starts a service that requires a second step in ten days, and creates a user without one. */
  async function startBefore() {
    const { email, userId, session } = await required.create()
    await required.end(session)
    const from = required.suite.world.now() + 10 * day
    const world = await required.startWith({ from })
    return { world, email, userId, from }
  }
  const { create, end, startWith } = required
  return {
    get world() {
      return required.world
    },
    get open() {
      return required.open
    },
    ...{ create, end, startWith, addApp, startBefore, countSessions: suite.countSessions },
  }
}

describe.each(pickEngines('sqlite'))('the policy of the second step on %s', (engine) => {
  const suite = openSuite(engine)
  const { create, end, startWith, startBefore, addApp, countSessions } = suite

  test('SP-01 until its day the addition can be put off: the answer names the day, and the session has the proofs of the first step alone', async () => {
    const { world, email, userId, from } = await startBefore()
    const first = await logIn(world, email)
    expect(toError(first)).toEqual(asked)
    expect(readEnrolment(first)).toEqual(kinds)
    expect(readEnd(first)).toBe(new Date(from).toISOString())
    const token = readToken(first)
    const read = await world.post('/second_steps', { intermediate_session_token: token })
    expect(read.data).toMatchObject({ second_steps: [], put_off_until: readEnd(first) })
    world.advance(9 * minute)
    const done = await putOff(world, token)
    expect(done.status, done.text).toBe(200)
    expect(readTypes(done)).toEqual(['password'])
    // the session lasts from this call on, the proof is as old as it is
    const { session } = done.data
    expect(Date.parse(session.started_at)).toBe(world.now())
    expect(Date.parse(session.expires_at)).toBe(world.now() + 30 * minute)
    const [{ last_authenticated_at: provedAt }] = session.authentication_factors
    expect(Date.parse(provedAt)).toBe(world.now() - 9 * minute)
    expect(await isAlive(world, done.data.session_token)).toBe(true)
    expect(toError(await putOff(world, token))).toEqual(gone)
    expect(await countSessions(userId)).toBe(1)
    // at the next sign-in it is asked again
    expect(readEnrolment(await logIn(world, email))).toEqual(kinds)
  })

  test('SP-02 from its day on the same sign-in adds one, and so does one that began the day before', async () => {
    const { world, email, userId, from } = await startBefore()
    world.advance(from - world.now() - minute)
    const token = readToken(await logIn(world, email))
    world.advance(minute)
    expect(toError(await putOff(world, token))).toEqual(asked)
    const read = await world.post('/second_steps', { intermediate_session_token: token })
    expect(read.data).toMatchObject({ second_steps: [], enrolment: kinds })
    expect(read.data).not.toHaveProperty('put_off_until')
    expect(await countSessions(userId)).toBe(0)
    expect((await addApp(world, token)).status).toBe(200)
    const later = await create()
    const first = await logIn(world, later.email)
    expect([readEnrolment(first), readEnd(first)]).toEqual([kinds, undefined])
    expect(toError(await putOff(world, readToken(first)))).toEqual(asked)
  })

  test('SP-03 who has a second step is asked for it before that day too, and puts nothing off', async () => {
    const { world, email, userId } = await startBefore()
    const [one, other] = [await logIn(world, email), await logIn(world, email)]
    expect((await addApp(world, readToken(one))).status).toBe(200)
    // a sign-in that had begun before
    expect(toError(await putOff(world, readToken(other)))).toEqual(asked)
    const first = await logIn(world, email)
    expect([readSteps(first), readEnd(first)]).toEqual([['totp', 'recovery_code'], undefined])
    expect(toError(await putOff(world, readToken(first)))).toEqual(asked)
    expect(await countSessions(userId)).toBe(1)
    const user = await world.storage.users.findById(world.project.projectId, userId)
    const sign = { factors: [], isHost: false, now: world.now() }
    expect(user && listEnrolments(world.project, user, sign)).toEqual({ kinds: [] })
  })

  test('SP-04 a sign-in is put off within its ten minutes, while nothing has ended it, and as long as the caller asks', async () => {
    const { world, email, userId } = await startBefore()
    const late = readToken(await logIn(world, email))
    world.advance(10 * minute)
    expect(toError(await putOff(world, late))).toEqual(gone)
    const short = await putOff(world, readToken(await logIn(world, email)), {
      session_duration_minutes: 5,
    })
    expect(Date.parse(short.data.session.expires_at)).toBe(world.now() + 5 * minute)
    const token = readToken(await logIn(world, email))
    await createHostCalls(world).post(`/users/${userId}/sessions/revoke`)
    expect(toError(await putOff(world, token))).toEqual(gone)
    const other = readToken(await logIn(world, email))
    await createHostCalls(world).put(`/users/${userId}/block`, {})
    expect(toError(await putOff(world, other))).toEqual(gone)
    expect(await countSessions(userId)).toBe(0)
  })

  test('SP-05 a back end is not asked before that day, since it shows no card', async () => {
    const { world, email, from } = await startBefore()
    const host = createHostCalls(world)
    const body = { email, password: good, session_duration_minutes: 30 }
    expect((await host.post('/passwords/authenticate', body)).status).toBe(200)
    world.advance(from - world.now())
    const first = await host.post('/passwords/authenticate', body)
    expect([...toError(first), readEnrolment(first)]).toEqual([...asked, ['totp']])
  })

  test('SP-06 it is required of users with one of the roles, and optional for everyone else', async () => {
    const roles = ['admin', 'support']
    const policy = [...roles, 'stytch_user'].map((role_id) => ({
      role_id,
      description: '',
      permissions: [],
    }))
    const rbac = { roles: policy, resources: [], scopes: [] }
    const world = await startWith({ roles }, { rbac })
    const [admin, reader] = [await create(), await create()]
    for (const { session } of [admin, reader]) await end(session)
    const host = createHostCalls(world)
    const given = await host.put(`/users/${admin.userId}`, { roles: ['support'] })
    expect(given.status, given.text).toBe(200)
    expect(readEnrolment(await logIn(world, admin.email))).toEqual(kinds)
    expect((await logIn(world, reader.email)).status).toBe(200)
    await host.put(`/users/${admin.userId}`, { roles: [] })
    expect((await logIn(world, admin.email)).status).toBe(200)
    // the role that every user has
    const everyone = await startWith({ roles: ['stytch_user'] }, { rbac })
    expect(readEnrolment(await logIn(everyone, reader.email))).toEqual(kinds)
  })

  test('SP-07 what the host sets for one user counts at once in place of what the project says, until it takes that back', async () => {
    const from = suite.world.now() + 10 * day
    const worlds = {
      open: suite.open,
      required: suite.world,
      later: await startWith({ from }),
    }
    suite.open.advance(suite.world.now() - suite.open.now())
    const host = createHostCalls(suite.world)
    const look = async (email: string) => {
      const seen: Record<string, unknown> = {}
      for (const [name, world] of Object.entries(worlds)) {
        const answer = await logIn(world, email)
        seen[name] = isOpen(answer) ? 'open' : (readEnd(answer) ?? readEnrolment(answer))
      }
      return seen
    }
    const { email, userId } = await create()
    const usual = { open: 'open', required: kinds, later: new Date(from).toISOString() }
    expect(await look(email)).toEqual(usual)
    for (const [second_step, seen] of [
      ['required', { open: kinds, required: kinds, later: kinds }],
      ['optional', { open: 'open', required: 'open', later: 'open' }],
      ['off', { open: 'open', required: 'open', later: 'open' }],
      ['project', usual],
    ] as const) {
      const set = await host.put(`/users/${userId}`, { second_step })
      expect(set.status, set.text).toBe(200)
      const own = second_step === 'project' ? undefined : second_step
      expect(set.data.user.second_step).toBe(own)
      expect(await look(email), second_step).toEqual(seen)
    }
    expect((await host.put(`/users/${userId}`, { second_step: 'never' })).status).toBe(400)
    const made = await host.post('/users', { email: `made-${email}`, second_step: 'required' })
    expect(made.data.user.second_step).toBe('required')
  })

  test('SP-08 no user sets it for themselves, and no page reads it', async () => {
    const { open, world } = suite
    const { userId, session } = await create()
    await createHostCalls(world).put(`/users/${userId}`, { second_step: 'required' })
    const changed = await open.send('PUT', '/users/me', { second_step: 'off' }, { session })
    expect(changed.text).not.toContain('second_step')
    expect((await open.get('/users/me', { session })).text).not.toContain('second_step')
    const { projectId } = world.project
    expect(await world.storage.users.findById(projectId, userId)).toMatchObject({
      secondStep: 'required',
    })
  })

  test('SP-09 where it is optional, a sign-in offers one only if the project says so, and again after thirty days', async () => {
    const { email, userId, session } = await create()
    await end(session)
    const silent = await startWith({ require: 'optional' })
    expect((await logIn(silent, email)).status).toBe(200)
    const world = await startWith({ require: 'optional', offer: true })
    const first = await logIn(world, email)
    expect([...toError(first), readEnrolment(first), readEnd(first)]).toEqual([
      ...asked,
      ...[kinds, null],
    ])
    // a page that showed nothing
    const unseen = await putOff(world, readToken(first), { unseen: true })
    expect(unseen.status, unseen.text).toBe(200)
    const second = await logIn(world, email)
    expect(readEnd(second)).toBeNull()
    expect((await putOff(world, readToken(second))).status).toBe(200)
    expect((await logIn(world, email)).status).toBe(200)
    world.advance(30 * day - minute)
    expect((await logIn(world, email)).status).toBe(200)
    world.advance(minute)
    expect(readEnd(await logIn(world, email))).toBeNull()
    expect(await countSessions(userId)).toBeGreaterThan(0)
  })

  test('SP-10 nothing is offered to a user with a passkey or an app, of whom nothing is asked, or by a back end', async () => {
    const world = await startWith({ require: 'optional', offer: true })
    const host = createHostCalls(world)
    const withPasskey = await create()
    const device = createAuthenticator({ origin: pageOrigin })
    const options = await takeCreationOptions(suite.open, withPasskey.session)
    const added = await register(suite.open, withPasskey.session, device.create(options))
    expect(added.status, added.text).toBe(200)
    expect((await logIn(world, withPasskey.email)).status).toBe(200)

    const off = await create()
    await host.put(`/users/${off.userId}`, { second_step: 'off' })
    expect((await logIn(world, off.email)).status).toBe(200)

    const withApp = await create()
    const token = readToken(await logIn(world, withApp.email))
    expect((await addApp(world, token)).status).toBe(200)
    const next = await logIn(world, withApp.email)
    expect([readSteps(next), readEnd(next)]).toEqual([['totp', 'recovery_code'], undefined])

    const plain = await create()
    const body = { email: plain.email, password: good, session_duration_minutes: 30 }
    expect((await host.post('/passwords/authenticate', body)).status).toBe(200)
    expect(readEnd(await logIn(world, plain.email))).toBeNull()
  })
})

describe.each(pickEngines('postgres'))('the policy of the second step at once on %s', (engine) => {
  const suite = openSuite(engine)
  const rounds = Array.from({ length: isLongRun ? 60 : 2 })

  test('SP-11 one sign-in is put off once, and beside an addition starts one session in all', async () => {
    for (const _ of rounds) {
      const { world, email, userId } = await suite.startBefore()
      const token = readToken(await logIn(world, email))
      const answers = await Promise.all([
        ...Array.from({ length: 3 }, () => putOff(world, token)),
        suite.addApp(world, token),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(answers.filter(isOpen)).toHaveLength(1)
      expect(await suite.countSessions(userId)).toBe(1)
    }
  })

  test('SP-12 while the host requires it of a user, no sign-in that is put off later gets in', async () => {
    for (const _ of rounds) {
      const { world, email, userId } = await suite.startBefore()
      const [first, second] = [
        readToken(await logIn(world, email)),
        readToken(await logIn(world, email)),
      ]
      const host = createHostCalls(world)
      const [, raced] = await Promise.all([
        host.put(`/users/${userId}`, { second_step: 'required' }),
        putOff(world, first),
      ])
      expect([200, 403]).toContain(raced.status)
      expect(toError(await putOff(world, second))).toEqual(asked)
      expect(await suite.countSessions(userId)).toBe(isOpen(raced) ? 1 : 0)
    }
  })
})
