import { createAuthenticator } from '@portico/testkit/authenticator'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import {
  pageOrigin,
  register,
  startRegistration,
  takeCreationOptions,
} from '../../testing/passkey-calls.ts'
import {
  better,
  good,
  isAlive,
  logIn,
  passwordRedirectUrls,
  signUp,
  startReset,
  takeLinks,
  takeReset,
} from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'

const minute = 60_000
const step = 30_000
const insufficient = [403, 'insufficient_factors']

describe.each(pickEngines('sqlite'))(
  'a change of a credential where an app guards the account, on %s',
  (engine) => {
    let database: TestStorage
    let world: TestService
    beforeAll(async () => {
      database = await openTestStorage(engine)
      const { storage } = database
      world = await createTestService({
        storage: {
          ...storage,
          totps: {
            ...storage.totps,
            listOfUser: async (...which) => {
              await takePlace()
              return storage.totps.listOfUser(...which)
            },
          },
          transaction: async (work) => {
            await takePlace()
            return storage.transaction(work)
          },
        },
        project: { redirectUrls: passwordRedirectUrls, phones: { countries: ['US'] } },
      })
    })
    afterAll(async () => {
      await world.close()
      await database.remove()
    })

    /** Runs once, between the next operation's first reads and its further reads or writes. */
    let meanwhile: (() => Promise<unknown>) | null = null
    const takePlace = async () => {
      const now = meanwhile
      meanwhile = null
      await now?.()
    }

    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now() })

    let people = 0
    /** Creates a user with a verified address, a password, a passkey and a verified authenticator app. */
    async function enrol() {
      people += 1
      const email = `person-${people}@example.com`
      await signUp(world, email)
      const first: string = (await world.signIn(email)).session_token
      await world.post('/passwords/session/reset', { password: good }, { session: first })
      // sends the notice of the addition first, because the link is taken from the newest mail
      await world.service.deliverNow()
      const begun: string = (await world.signIn(email)).session_token
      const authenticator = createAuthenticator({ origin: pageOrigin })
      const credential = authenticator.create(await takeCreationOptions(world, begun))
      const added = await register(world, begun, credential)
      const registrationId: string = added.data.webauthn_registration_id
      const app = (await world.post('/totps', {}, { session: added.data.session_token })).data
      const proved = await world.post(
        '/totps/authenticate',
        { totp_code: codeOf(app.secret) },
        { session: added.data.session_token },
      )
      world.advance(step)
      await world.service.deliverNow()
      const secret: string = app.secret
      const totpId: string = app.totp_id
      const recoveryCodes: string[] = app.recovery_codes
      const session: string = proved.data.session_token
      const userId: string = proved.data.user.user_id
      return { email, userId, registrationId, secret, totpId, recoveryCodes, session }
    }
    type Person = Awaited<ReturnType<typeof enrol>>

    /** Signs in with the mailbox only: link and passcode count as one kind of factor. */
    async function signInByMailbox({ email }: Person): Promise<string> {
      const byLink: string = (await world.signIn(email)).session_token
      const { methodId, code } = await world.sendCode(email)
      const both = await world.post(
        '/otps/authenticate',
        { method_id: methodId, token: code },
        { session: byLink },
      )
      return both.data.session_token
    }

    const prove = async (session: string, { secret }: Person) => {
      const proved = await world.post(
        '/totps/authenticate',
        { totp_code: codeOf(secret) },
        { session },
      )
      world.advance(step)
      const renewed: string = proved.data.session_token
      return renewed
    }

    const readFactors = async ({ userId }: Person) => {
      const user = await world.storage.users.findById(world.project.projectId, userId)
      return {
        passkeys: user?.credentials.passkeys.length,
        apps: user?.credentials.totps.length,
        emails: user?.emails.length,
      }
    }

    type Change = (session: string, person: Person) => ReturnType<TestService['send']>
    const changes: Record<string, Change> = {
      'a passkey is added': (session) => startRegistration(world, session),
      'a passkey is deleted': (session, { registrationId }) =>
        world.send('DELETE', `/users/webauthn_registrations/${registrationId}`, undefined, {
          session,
        }),
      'a password is set': (session) =>
        world.post('/passwords/session/reset', { password: better }, { session }),
      'the app is deleted': (session, { totpId }) =>
        world.send('DELETE', `/users/totps/${totpId}`, undefined, { session }),
      'a number is added': async (session) => {
        const phone_number = `+1201555${String(people).padStart(4, '0')}`
        const sent = await world.post('/otps/sms/send/secondary', { phone_number }, { session })
        const { code } = await world.takeMail(phone_number)
        const body = { token: code, method_id: sent.data.method_id }
        return world.post('/otps/authenticate', body, { session })
      },
      'a number is deleted': async (session, { userId }) => {
        const { projectId } = world.project
        const phoneId = `phone-number-test-${userId}`
        if (!(await world.storage.phones.findOwner(projectId, phoneId))) {
          await world.storage.phones.add({
            projectId,
            phoneId,
            userId,
            phoneNumber: `+1201556${String(people).padStart(4, '0')}`,
            verified: true,
            unsubscribedAt: null,
            isUnproved: false,
            createdAt: world.now(),
          })
        }
        return world.send('DELETE', `/users/phone_numbers/${phoneId}`, undefined, { session })
      },
      'the recovery codes are read': (session) =>
        world.post('/totps/recovery_codes', undefined, { session }),
    }

    test.each(Object.entries(changes))(
      '%s with the mailbox alone is refused, and nothing changes; with the app as well it is done',
      async (_, change) => {
        const person = await enrol()
        const before = await readFactors(person)
        const thief = await signInByMailbox(person)
        const refused = await change(thief, person)
        expect([refused.status, refused.data.error_type]).toEqual(insufficient)
        expect(await readFactors(person)).toEqual(before)
        expect(await isAlive(world, person.session)).toBe(true)
        expect((await logIn(world, person.email)).status).toBe(200)

        const proved = await prove(thief, person)
        expect((await change(proved, person)).status).toBe(200)
      },
    )

    test('two kinds of factors other than the app are enough, but not to remove the app', async () => {
      const person = await enrol()
      const byMail: string = (await world.signIn(person.email)).session_token
      const both = await world.post(
        '/passwords/authenticate',
        { email: person.email, password: good },
        { session: byMail },
      )
      const session: string = both.data.session_token
      expect((await startRegistration(world, session)).status).toBe(200)
      const lifted = await changes['the app is deleted']?.(session, person)
      expect([lifted?.status, lifted?.data.error_type]).toEqual(insufficient)
    })

    test('an embedded link is not a kind of its own: with the mailbox it counts as one', async () => {
      const host = createHostCalls(world)
      const person = await enrol()
      const byMail: string = (await world.signIn(person.email)).session_token
      const { data } = await host.post('/magic_links', { user_id: person.userId })
      const both = await world.post(
        '/magic_links/authenticate',
        { token: data.token, session_duration_minutes: 30 },
        { session: byMail },
      )
      expect(both.status).toBe(200)
      const refused = await startRegistration(world, both.data.session_token)
      expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    })

    test('one of the proofs must be at most ten minutes old', async () => {
      const person = await enrol()
      const session = await prove(await signInByMailbox(person), person)
      world.advance(10 * minute - step)
      expect((await startRegistration(world, session)).status).toBe(200)
      world.advance(1)
      const late = await startRegistration(world, session)
      expect([late.status, late.data.error_type]).toEqual(insufficient)
      const peek = await world.post('/totps/recovery_codes', undefined, { session })
      expect([peek.status, peek.data.error_type]).toEqual(insufficient)
    })

    test('a registration started before the app counted cannot be finished with the mailbox alone', async () => {
      const email = 'meanwhile@example.com'
      const owner: string = (await world.signIn(email)).session_token
      const thief: string = (await world.signIn(email)).session_token
      const authenticator = createAuthenticator({ origin: pageOrigin })
      const credential = authenticator.create(await takeCreationOptions(world, thief))
      const app = (await world.post('/totps', {}, { session: owner })).data
      await world.post('/totps/authenticate', { totp_code: codeOf(app.secret) }, { session: owner })
      const refused = await register(world, thief, credential)
      expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    })

    /** Prepares a change up to its last request, with the mailbox only, before an authenticator app is verified. */
    type Prepare = (
      thief: string,
      theirs: { readonly registrationId: string; readonly totpId: string },
    ) => Promise<() => ReturnType<TestService['send']>>
    const begunChanges: Record<string, Prepare> = {
      'a passkey is added': async (session) => {
        const options = await takeCreationOptions(world, session)
        const credential = createAuthenticator({ origin: pageOrigin }).create(options)
        return () => register(world, session, credential)
      },
      'a passkey is deleted': async (session, { registrationId }) => {
        const path = `/users/webauthn_registrations/${registrationId}`
        return () => world.send('DELETE', path, undefined, { session })
      },
      'a password is set': async (session) => () =>
        world.post('/passwords/session/reset', { password: good }, { session }),
      'the app is deleted': async (session, { totpId }) => {
        return () => world.send('DELETE', `/users/totps/${totpId}`, undefined, { session })
      },
    }

    test.each(Object.entries(begunChanges))(
      '%s with the mailbox alone, while the app is being verified, is refused, and nothing changes',
      async (_, prepare) => {
        people += 1
        const email = `late-${people}@example.com`
        const begun = await world.signIn(email)
        const thief: string = (await world.signIn(email)).session_token
        const authenticator = createAuthenticator({ origin: pageOrigin })
        const credential = authenticator.create(
          await takeCreationOptions(world, begun.session_token),
        )
        const { data: added } = await register(world, begun.session_token, credential)
        const session: string = added.session_token
        const { data: app } = await world.post('/totps', {}, { session })
        const change = await prepare(thief, {
          registrationId: added.webauthn_registration_id,
          totpId: app.totp_id,
        })
        const { projectId } = world.project
        const read = async () => {
          const user = await database.storage.users.findById(projectId, begun.user_id)
          return {
            passkeys: user?.credentials.passkeys,
            totps: user?.credentials.totps,
            password: user?.credentials.passwords,
          }
        }
        const before = await read()
        meanwhile = () =>
          world.post('/totps/authenticate', { totp_code: codeOf(app.secret) }, { session })
        const refused = await change()
        expect([refused.status, refused.data.error_type]).toEqual(insufficient)
        expect(await read()).toEqual({
          ...before,
          totps: [{ totpId: app.totp_id, verified: true }],
        })
      },
    )

    test('recovery codes of an app verified meanwhile cannot be read with old proofs', async () => {
      const host = createHostCalls(world)
      const { email, session, totpId } = await enrol()
      world.advance(10 * minute + step)
      const owner: string = (await world.signIn(email)).session_token
      expect((await host.del(`/users/totps/${totpId}`)).status).toBe(200)
      const { data: app } = await world.post('/totps', {}, { session: owner })
      meanwhile = () =>
        world.post('/totps/authenticate', { totp_code: codeOf(app.secret) }, { session: owner })
      const peek = await world.post('/totps/recovery_codes', undefined, { session })
      expect([peek.status, peek.data.error_type]).toEqual(insufficient)
    })

    test('an app that was never verified guards nothing', async () => {
      const session: string = (await world.signIn('open@example.com')).session_token
      await world.post('/totps', {}, { session })
      expect((await startRegistration(world, session)).status).toBe(200)
    })

    const resetBy = async (person: Person, further: object, session?: string) => {
      const token = await takeReset(world, person.email)
      const attempt = (shown: object, with_session?: string) =>
        world.post(
          '/passwords/email/reset',
          { token, password: better, session_duration_minutes: 30, ...shown },
          { ...(with_session && { session: with_session }) },
        )
      return { attempt, answer: await attempt(further, session) }
    }

    test('a reset by e-mail asks for the app, does not use up the link, and adds the code to the session', async () => {
      const person = await enrol()
      const { attempt, answer } = await resetBy(person, {})
      expect([answer.status, answer.data.error_type]).toEqual(insufficient)
      const wrong = await attempt({ totp_code: '000000' })
      expect([wrong.status, wrong.data.error_type]).toEqual([401, 'unable_to_authenticate_totp'])
      expect((await logIn(world, person.email)).status).toBe(200)
      const done = await attempt({ totp_code: codeOf(person.secret) })
      expect(done.status).toBe(200)
      expect(
        done.data.session.authentication_factors.map(({ type }: { type: string }) => type),
      ).toEqual(['password', 'totp'])
      expect(await isAlive(world, done.data.session_token)).toBe(true)
      expect((await logIn(world, person.email, better)).status).toBe(200)
      const again = await attempt({ totp_code: codeOf(person.secret) })
      expect(again.data.error_type).toBe('unable_to_auth_password_reset_token')
    })

    /** Credentials that a stranger adds in a session which they started with an unproved address. */
    const strangers: Record<string, (session: string) => Promise<unknown>> = {
      'an app alone': async () => {},
      'an app and a passkey': async (session) => {
        const options = await takeCreationOptions(world, session)
        const added = await register(
          world,
          session,
          createAuthenticator({ origin: pageOrigin }).create(options),
        )
        return added.data.session_token
      },
    }

    test.each(Object.entries(strangers))(
      'S3: %s that a stranger set up on an unproved address does not stop its owner’s reset by e-mail',
      async (_, add) => {
        people += 1
        const email = `squatted-${people}@example.com`
        const stranger = await signUp(world, email)
        const { session_token: begun, user_id } = stranger.data
        const session = String((await add(begun)) ?? begun)
        const app = (await world.post('/totps', {}, { session })).data
        const verified = await world.post(
          '/totps/authenticate',
          { totp_code: codeOf(app.secret) },
          { session },
        )
        expect(verified.status, verified.text).toBe(200)
        const done = await world.post('/passwords/email/reset', {
          token: await takeReset(world, email),
          password: better,
          session_duration_minutes: 30,
        })
        expect(done.status, done.text).toBe(200)
        expect(done.data.user_id).toBe(user_id)
        expect(done.data.user).toMatchObject({ totps: [], webauthn_registrations: [] })
        expect(await isAlive(world, verified.data.session_token)).toBe(false)
      },
    )

    test('a reset requested before the app counted sets no password with the mailbox alone', async () => {
      const email = 'early@example.com'
      const session: string = (await world.signIn(email)).session_token
      await startReset(world, email)
      const { reset: token } = await takeLinks(world, email)
      const app = (await world.post('/totps', {}, { session })).data
      await world.post('/totps/authenticate', { totp_code: codeOf(app.secret) }, { session })
      const refused = await world.post('/passwords/email/reset', { token, password: better })
      expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    })

    test('a recovery code replaces the app in a reset by e-mail, once', async () => {
      const person = await enrol()
      const [recovery_code] = person.recoveryCodes
      const { answer } = await resetBy(person, { recovery_code })
      expect(answer.status).toBe(200)
      const used = (await listAudit(world)).filter(
        ({ action, userId }) => action === 'recovery_code.used' && userId === person.userId,
      )
      expect(used).toHaveLength(1)
      const second = await resetBy(person, { recovery_code })
      expect([second.answer.status, second.answer.data.error_type]).toEqual([
        401,
        'unable_to_authenticate_recovery_code',
      ])
    })

    test('a session that has proved the app counts for a reset by e-mail; one with the mailbox does not', async () => {
      const person = await enrol()
      const byMail = await signInByMailbox(person)
      const { attempt, answer } = await resetBy(person, {}, byMail)
      expect([answer.status, answer.data.error_type]).toEqual(insufficient)
      expect((await attempt({}, person.session)).status).toBe(200)
    })

    test('a reset with another user’s session is refused for insufficient factors', async () => {
      const [person, other] = [await enrol(), await enrol()]
      const { answer } = await resetBy(person, {}, other.session)
      expect([answer.status, answer.data.error_type]).toEqual(insufficient)
    })

    test('wrong codes in resets are counted like any other, and lock', async () => {
      const person = await enrol()
      const { attempt } = await resetBy(person, {})
      for (let count = 0; count < 5; count++) await attempt({ totp_code: '000000' })
      const locked = await attempt({ totp_code: codeOf(person.secret) })
      expect([locked.status, locked.data.error_type]).toEqual([429, 'user_lock_limit_reached'])
    })

    test('the existing password alone does not set a new one; with a code it does', async () => {
      const person = await enrol()
      const replace = (further: object) =>
        world.post('/passwords/existing_password/reset', {
          email: person.email,
          existing_password: good,
          new_password: better,
          session_duration_minutes: 30,
          ...further,
        })
      const refused = await replace({})
      expect([refused.status, refused.data.error_type]).toEqual(insufficient)
      expect((await logIn(world, person.email)).status).toBe(200)
      expect((await replace({ totp_code: codeOf(person.secret) })).status).toBe(200)
      expect((await logIn(world, person.email, better)).status).toBe(200)
    })

    test('the host’s back end relays a reset under the same rule, and needs no further factor for its own changes', async () => {
      const host = createHostCalls(world)
      const person = await enrol()
      const token = await takeReset(world, person.email)
      const refused = await host.post('/passwords/email/reset', { token, password: better })
      expect([refused.status, refused.data.error_type]).toEqual(insufficient)
      const mailbox = await signInByMailbox(person)
      const inSession = await host.post('/passwords/session/reset', {
        password: better,
        session_token: mailbox,
      })
      expect([inSession.status, inSession.data.error_type]).toEqual(insufficient)
      const done = await host.post('/passwords/email/reset', {
        token,
        password: better,
        totp_code: codeOf(person.secret),
      })
      expect(done.status).toBe(200)
      const path = `/users/webauthn_registrations/${person.registrationId}`
      expect((await host.del(path)).status).toBe(200)
    })
  },
)
