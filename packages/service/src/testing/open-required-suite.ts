/** A project that requires a second step, with users who have none yet. */
import type { EngineName } from '@portico/testkit/storage'
import { beforeAll, expect } from 'vitest'
import type { TestService } from './create-test-service.ts'
import { openStepSuite, readToken } from './open-step-suite.ts'
import { good, logIn } from './password-calls.ts'

const settings = { rememberDays: 30, newDevice: false, wayBackDays: 0 } as const

/** Opens the service of a suite in two projects' settings: one requires a second step, the other asks for none. */
export function openRequiredSuite(engine: EngineName, name: string) {
  const suite = openStepSuite(engine, {
    mails: { codeInSubject: true, newSignIn: false, from: null, language: 'en' },
    factors: { require: 'required', ...settings },
  })
  let open: TestService
  beforeAll(async () => {
    const { projectId } = suite.world.project
    open = await suite.fixture.start({
      project: { projectId, factors: { require: 'off', ...settings } },
    })
  })
  let users = 0
  /** Creates a user with a verified address and a password, and without a second step. */
  async function create() {
    users += 1
    const email = `${name}-${users}@example.com`
    // as before the project required one
    open.advance(suite.world.now() - open.now())
    const { session_token: session, user_id } = await open.signIn(email)
    const changed = await open.post('/passwords/session/reset', { password: good }, { session })
    expect(changed.status, changed.text).toBe(200)
    const own: string = changed.data.session_token
    return { email, userId: String(user_id), session: own }
  }
  const end = (session: string) => open.post('/sessions/revoke', undefined, { session })
  /** Proves the first step. @returns the token of the sign-in, which waits for a second step */
  const begin = async (email: string) => readToken(await logIn(suite.world, email))
  return {
    suite,
    get world() {
      return suite.world
    },
    get open() {
      return open
    },
    ...{ create, end, begin },
  }
}
