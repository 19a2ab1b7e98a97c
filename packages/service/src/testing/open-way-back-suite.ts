/** A project that lets users in without their second step after some days, and users who have one. */
import type { EngineName } from '@portico/testkit/storage'
import { createTestProject, toFactors } from '@portico/testkit/world'
import { expect } from 'vitest'
import { openStepSuite, readToken, step } from './open-step-suite.ts'
import { good, logIn } from './password-calls.ts'
import { sendRecoveryLinks } from './recovery-steps.ts'

/** How long a user of the suite waits. */
export const wayBackDays = 7
export const day = 86_400_000

/** Opens the service of the suite. */
export function openWayBackSuite(engine: EngineName, name: string) {
  const suite = openStepSuite(engine, {
    phones: { countries: ['US'] },
    mails: { codeInSubject: true, newSignIn: false, from: null, language: 'en' },
    factors: toFactors({ require: 'optional', wayBackDays }),
    rates: { ...createTestProject().rates, sendPerAddress: { max: 20, perSeconds: 60 } },
  })
  let users = 0
  /** Creates a user with a verified address, a password and a verified app. */
  async function enrol() {
    users += 1
    const email = `${name}-${users}@example.com`
    const { world } = suite
    const { session_token: session, user_id } = await world.signIn(email)
    const changed = await world.post('/passwords/session/reset', { password: good }, { session })
    const first = { session: String(changed.data.session_token) }
    const app = (await world.post('/totps', {}, first)).data
    const totp_code = suite.codeOf(app.secret)
    const proved = await world.post('/totps/authenticate', { totp_code }, first)
    expect(proved.status, proved.text).toBe(200)
    world.advance(step)
    const recoveryCodes: string[] = app.recovery_codes
    return {
      ...{ email, userId: String(user_id), secret: String(app.secret), recoveryCodes },
      session: String(proved.data.session_token),
    }
  }
  /** Proves the first step. @returns the token of the sign-in, which waits for the second one */
  const begin = async (email: string) => readToken(await logIn(suite.world, email))
  const call = (path: string, intermediate_session_token: string, more: object = {}) =>
    suite.world.post(`/second_steps${path}`, { intermediate_session_token, ...more })
  const get = (token: string) => call('', token)
  const send = (token: string) => call('/way_back', token)
  const start = (token: string, code: string) => call('/way_back/start', token, { code })
  const stop = (token: string) => call('/way_back/stop', token)
  const takeCode = async (email: string): Promise<string> => {
    while ((await suite.world.service.deliverNow()) > 0);
    const mails = suite.world.inbox.list(email).filter(({ code }) => code !== null)
    return mails[0]?.code ?? ''
  }
  /** Starts the days of a user. @returns the token of the sign-in in which they did */
  async function startDays(email: string): Promise<string> {
    const token = await begin(email)
    const sent = await send(token)
    expect(sent.status, sent.text).toBe(200)
    const started = await start(token, await takeCode(email))
    expect(started.status, started.text).toBe(200)
    return token
  }
  /** Does what pruning does with those whose days are over. @returns how many there were */
  const runDue = () => sendRecoveryLinks(suite.world)
  const listRecoveries = (userId: string) =>
    suite.world.storage.recoveries.listOfUser(suite.world.project.projectId, userId)
  const readState = async (userId: string) => (await listRecoveries(userId))[0]?.state
  const countApps = async (userId: string) =>
    (await suite.readUser(userId))?.credentials.totps.length
  return {
    ...suite,
    get world() {
      return suite.world
    },
    ...{ enrol, begin, get, send, start, stop, takeCode, startDays, runDue },
    ...{ listRecoveries, readState, countApps },
  }
}
