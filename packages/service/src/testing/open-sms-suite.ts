/** A project whose users may have a code by text message as a second step, and users who have one. */
import type { EngineName } from '@portico/testkit/storage'
import { createTestProject, toFactors } from '@portico/testkit/world'
import { expect } from 'vitest'
import type { TestService } from './create-test-service.ts'
import { openStepSuite, readToken, step } from './open-step-suite.ts'
import { good, logIn } from './password-calls.ts'

/** The settings of the project's second steps. */
export const smsFactors = toFactors({
  require: 'optional',
  wayBackDays: 7,
  kinds: ['passkey', 'totp', 'sms'],
})

/** Opens the service of the suite. */
export function openSmsSuite(engine: EngineName, name: string) {
  const suite = openStepSuite(engine, {
    phones: { countries: ['US'] },
    mails: { codeInSubject: true, newSignIn: false, from: null, language: 'en' },
    factors: smsFactors,
    rates: { ...createTestProject().rates, sendPerAddress: { max: 30, perSeconds: 60 } },
  })
  let users = 0
  const proveApp = async (secret: string, session: string, at: TestService = suite.world) => {
    at.advance(step)
    const proved = await at.post(
      '/totps/authenticate',
      { totp_code: suite.codeOf(secret, at) },
      { session },
    )
    expect(proved.status, proved.text).toBe(200)
    return String(proved.data.session_token)
  }
  /** Creates a user with a verified address, a password and a verified app, and a session that has just proved both. */
  async function enrol() {
    users += 1
    const email = `${name}-${users}@example.com`
    const phone = `+1201555${String(users).padStart(4, '0')}`
    const { world } = suite
    const { session_token: session, user_id } = await world.signIn(email)
    const changed = await world.post('/passwords/session/reset', { password: good }, { session })
    const first = { session: String(changed.data.session_token) }
    const app = (await world.post('/totps', {}, first)).data
    return {
      ...{ email, phone, userId: String(user_id) },
      ...{ totpId: String(app.totp_id), secret: String(app.secret) },
      recoveryCodes: app.recovery_codes as string[], // as the service answers
      session: await proveApp(app.secret, first.session),
    }
  }
  /** Proves a number in a session, which adds it. @returns the session's new token */
  async function proveNumber(session: string, phone_number: string, channel = 'sms') {
    const { world } = suite
    const sent = await world.post(`/otps/${channel}/send/secondary`, { phone_number }, { session })
    expect(sent.status, sent.text).toBe(200)
    const { code: token } = await world.takeMail(phone_number)
    const body = { token, method_id: sent.data.method_id, session_duration_minutes: 60 }
    const proved = await world.post('/otps/authenticate', body, { session })
    expect(proved.status, proved.text).toBe(200)
    return String(proved.data.session_token)
  }
  const findPhoneId = async (userId: string, number: string) =>
    (await suite.readUser(userId))?.credentials.phones.find(
      ({ phoneNumber }) => phoneNumber === number,
    )?.phoneId ?? ''
  const add = (session: string, phone_id: string, at: TestService = suite.world) =>
    at.post('/second_steps/sms/add', { phone_id }, { session })
  /** Creates a user who has turned text messages on. */
  async function turnOn() {
    const user = await enrol()
    const session = await proveNumber(user.session, user.phone)
    const phoneId = await findPhoneId(user.userId, user.phone)
    const added = await add(session, phoneId)
    expect(added.status, added.text).toBe(200)
    suite.world.advance(step)
    return { ...user, session, phoneId }
  }
  const call = (path: string, intermediate_session_token: string, more: object = {}) =>
    suite.world.post(`/second_steps${path}`, { intermediate_session_token, ...more })
  /** Proves the first step. @returns the token of the sign-in, which waits for the second one */
  const begin = async (email: string, at: TestService = suite.world) =>
    readToken(await logIn(at, email))
  const get = (token: string) => call('', token)
  const send = (token: string) => call('/sms', token)
  const prove = (token: string, code: string, more: object = {}) =>
    call('/sms/authenticate', token, { code, ...more })
  const countTexts = async (phone: string) => {
    while ((await suite.world.service.deliverNow()) > 0);
    return suite.world.inbox.list(phone).length
  }
  /** Begins a sign-in, and has its code sent. */
  async function beginBySms({ email, phone }: { email: string; phone: string }) {
    const token = await begin(email)
    const sent = await send(token)
    expect(sent.status, sent.text).toBe(200)
    return { token, code: (await suite.world.takeMail(phone)).code ?? '' }
  }
  return {
    ...suite,
    get world() {
      return suite.world
    },
    ...{ enrol, proveApp, proveNumber, findPhoneId, add, turnOn },
    ...{ begin, get, send, prove, countTexts, beginBySms },
  }
}
