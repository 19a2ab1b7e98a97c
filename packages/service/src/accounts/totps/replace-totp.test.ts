/** A required second step that cannot be turned off, and an authenticator app that takes the place of another. */
import { createAuthenticator } from '@portico/testkit/authenticator'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, pickEngines } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { openRequiredSuite } from '../../testing/open-required-suite.ts'
import {
  asked,
  minute,
  readEnrolment,
  readSteps,
  readToken,
  step,
  toError,
} from '../../testing/open-step-suite.ts'
import { pageOrigin, register, takeCreationOptions } from '../../testing/passkey-calls.ts'
import { logIn } from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'

const lastStep = [400, 'cannot_delete_last_second_step']
const remove = (world: TestService, session: string, path: string) =>
  world.send('DELETE', `/users/${path}`, undefined, { session })

interface App {
  readonly totp_id: string
  readonly secret: string
  readonly recovery_codes: readonly string[]
}

function openSuite(engine: EngineName) {
  const required = openRequiredSuite(engine, 'replace')
  const { codeOf, readUser } = required.suite
  /** Begins an app, and proves its first code. */
  async function begin(world: TestService, session: string, more: object): Promise<App> {
    const added = await world.post('/totps', more, { session })
    expect(added.status, added.text).toBe(200)
    const app: App = added.data
    const checked = await world.post(
      '/totps/check',
      { totp_id: app.totp_id, totp_code: codeOf(app.secret, world) },
      { session },
    )
    expect(checked.status, checked.text).toBe(200)
    return app
  }
  const complete = (world: TestService, session: string, { totp_id }: App) =>
    world.post('/totps/complete', { totp_id, session_duration_minutes: 30 }, { session })
  const replace = (world: TestService, session: string) => begin(world, session, { replace: true })
  /** Creates a user with an app. @returns the session that has proved it */
  async function enrol() {
    const { open } = required
    const { email, userId, session: before } = await required.create()
    const app = await begin(open, before, {})
    const done = await complete(open, before, app)
    expect(done.status, done.text).toBe(200)
    const session: string = done.data.session_token
    required.world.advance(open.now() - required.world.now())
    return { email, userId, session, app }
  }
  /** Completes a sign-in by a code. */
  async function prove(world: TestService, email: string, code: object) {
    const intermediate_session_token = readToken(await logIn(world, email))
    const path = 'totp_code' in code ? '/totps/authenticate' : '/totps/recover'
    return world.post(path, { intermediate_session_token, ...code })
  }
  const listVerified = async (userId: string) =>
    ((await readUser(userId))?.credentials.totps ?? [])
      .filter(({ verified }) => verified)
      .map(({ totpId }) => totpId)
  return {
    get world() {
      return required.world
    },
    get open() {
      return required.open
    },
    ...{ codeOf, replace, complete, enrol, prove, listVerified },
    ...{ create: required.create, startWith: required.startWith },
  }
}

describe.each(pickEngines('sqlite'))('a required second step that stays, on %s', (engine) => {
  const suite = openSuite(engine)
  const { codeOf, replace, complete, enrol, prove, listVerified, create, startWith } = suite

  test('RT-01 its user does not delete the last one; a back end may, and the next sign-in adds another', async () => {
    const { world } = suite
    const { email, userId, session, app } = await enrol()
    const list = await world.get('/totps', { session })
    expect(list.data.is_required).toBe(true)
    expect(toError(await remove(world, session, `totps/${app.totp_id}`))).toEqual(lastStep)
    expect(await listVerified(userId)).toEqual([app.totp_id])
    const removed = await createHostCalls(world).del(`/users/totps/${app.totp_id}`)
    expect(removed.status, removed.text).toBe(200)
    expect(readEnrolment(await logIn(world, email))).toEqual(['passkey', 'totp'])
  })

  test('RT-02 it is deleted where it may be put off, and by a user of whom it is not required', async () => {
    const later = await enrol()
    const before = await startWith({ from: suite.world.now() + minute })
    expect((await before.get('/totps', { session: later.session })).data.is_required).toBe(false)
    const gone = await remove(before, later.session, `totps/${later.app.totp_id}`)
    expect(gone.status, gone.text).toBe(200)
    const free = await enrol()
    await createHostCalls(suite.world).put(`/users/${free.userId}`, { second_step: 'optional' })
    const own = await remove(suite.world, free.session, `totps/${free.app.totp_id}`)
    expect(own.status, own.text).toBe(200)
    // and the reverse
    const bound = await enrol()
    await createHostCalls(suite.open).put(`/users/${bound.userId}`, { second_step: 'required' })
    const kept = await remove(suite.open, bound.session, `totps/${bound.app.totp_id}`)
    expect(toError(kept)).toEqual(lastStep)
  })

  test('RT-03 a passkey beside recovery codes is one: the last of them stays, and an app beside it goes', async () => {
    const { open, world } = suite
    const { session: begun } = await create()
    let session = begun
    const ids: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const device = createAuthenticator({ origin: pageOrigin })
      const created = device.create(await takeCreationOptions(open, session))
      const added = await register(open, session, created)
      expect(added.status, added.text).toBe(200)
      session = added.data.session_token ?? session
      ids.push(added.data.webauthn_registration_id)
    }
    const codes = await open.post('/recovery_codes', undefined, { session })
    expect(codes.status, codes.text).toBe(200)
    world.advance(open.now() - world.now())
    const [first, second] = ids
    expect((await remove(world, session, `webauthn_registrations/${first}`)).status).toBe(200)
    const last = await remove(world, session, `webauthn_registrations/${second}`)
    expect(toError(last)).toEqual(lastStep)
  })

  test('RT-04 a new app takes the place of the old one when it is complete: until then only the old one counts, then only the new one', async () => {
    const { world } = suite
    const { email, userId, session, app } = await enrol()
    const begun = await replace(world, session)
    expect(await listVerified(userId)).toEqual([app.totp_id])
    world.advance(step)
    const early = await prove(world, email, { totp_code: codeOf(begun.secret, world) })
    expect(early.data.error_type).toBe('unable_to_authenticate_totp')
    const [unused] = begun.recovery_codes
    expect((await prove(world, email, { recovery_code: unused })).status).toBe(401)
    expect((await prove(world, email, { totp_code: codeOf(app.secret, world) })).status).toBe(200)

    const done = await complete(world, session, begun)
    expect(done.status, done.text).toBe(200)
    expect(done.data.user.totps).toEqual([{ totp_id: begun.totp_id, verified: true }])
    expect(await listVerified(userId)).toEqual([begun.totp_id])
    world.advance(step)
    const old = await prove(world, email, { totp_code: codeOf(app.secret, world) })
    expect(old.data.error_type).toBe('unable_to_authenticate_totp')
    const [oldCode] = app.recovery_codes
    expect((await prove(world, email, { recovery_code: oldCode })).status).toBe(401)
    expect((await prove(world, email, { totp_code: codeOf(begun.secret, world) })).status).toBe(200)
    expect((await prove(world, email, { recovery_code: unused })).status).toBe(200)
    const own = (await listAudit(world)).filter((entry) => entry.userId === userId)
    expect(own.filter(({ action }) => action === 'totp.deleted')).toMatchObject([
      { details: { totp_id: app.totp_id } },
    ])
  })

  test('RT-05 who has lost the phone signs in with a recovery code, and sets up a new one', async () => {
    const { world } = suite
    const { email, userId, app } = await enrol()
    const [, code] = app.recovery_codes
    const back = await prove(world, email, { recovery_code: code })
    expect(back.status, back.text).toBe(200)
    const session: string = back.data.session_token
    const begun = await replace(world, session)
    expect((await complete(world, session, begun)).status).toBe(200)
    expect(await listVerified(userId)).toEqual([begun.totp_id])
  })

  test('RT-06 a session that has proved neither the app nor a recovery code replaces nothing, nor does one whose proof is old', async () => {
    const { open, world } = suite
    const { email, userId, session, app } = await enrol()
    open.advance(world.now() - open.now())
    const stolen: string = (await logIn(open, email)).data.session_token
    const first = await world.post('/totps', { replace: true }, { session: stolen })
    expect(toError(first)).toEqual(asked)
    const begun = await replace(world, session)
    expect(toError(await complete(world, stolen, begun))).toEqual(asked)
    world.advance(11 * minute)
    expect(toError(await complete(world, session, begun))).toEqual(asked)
    expect(toError(await world.post('/totps', { replace: true }, { session }))).toEqual(asked)
    // nor does the first code alone turn it on
    const other = { totp_code: codeOf(begun.secret, world) }
    const alone = await world.post('/totps/authenticate', other, { session })
    expect(alone.data.error_type).toBe('unable_to_authenticate_totp')
    expect(await listVerified(userId)).toEqual([app.totp_id])
  })

  test('RT-07 without the wish for it nothing is replaced, and the wish of a user without an app adds one', async () => {
    const { open, world } = suite
    const { session } = await enrol()
    const again = await world.post('/totps', {}, { session })
    expect(again.data.error_type).toBe('active_totp_exists')
    const plain = await create()
    const app = await replace(open, plain.session)
    expect((await complete(open, plain.session, app)).status).toBe(200)
    expect(await listVerified(plain.userId)).toEqual([app.totp_id])
    world.advance(open.now() - world.now())
    expect(readSteps(await logIn(world, plain.email))).toEqual(['totp', 'recovery_code'])
  })
})

describe.each(pickEngines('postgres'))('replacements of an app at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { replace, complete, enrol, listVerified } = suite

  test('RT-08 beside a second completion, a deletion and a sign-in, one app protects the account, and no session starts by a password alone', async () => {
    for (const _ of Array.from({ length: isLongRun ? 60 : 2 })) {
      const { world } = suite
      const { email, userId, session, app } = await enrol()
      const begun = await replace(world, session)
      const [one, two, removed, alone] = await Promise.all([
        complete(world, session, begun),
        complete(world, session, begun),
        remove(world, session, `totps/${app.totp_id}`),
        logIn(world, email),
      ])
      expect([one, two].filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      expect(removed.status).not.toBe(200)
      expect(alone.status).toBe(403)
      expect(await listVerified(userId)).toHaveLength(1)
    }
  })
})
