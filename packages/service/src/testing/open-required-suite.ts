/** A project that requires a second step, with users who have none yet. */
import type { EngineName } from '@portico/testkit/storage'
import { type createTestProject, toFactors } from '@portico/testkit/world'
import { beforeAll, expect } from 'vitest'
import type { TestService } from './create-test-service.ts'
import { openStepSuite, readToken } from './open-step-suite.ts'
import { good, logIn } from './password-calls.ts'

type ProjectChanges = Parameters<typeof createTestProject>[0]

/** Opens the service of a suite in two projects' settings: one requires a second step, the other asks for none. */
export function openRequiredSuite(engine: EngineName, name: string) {
  const suite = openStepSuite(engine, {
    mails: { codeInSubject: true, newSignIn: false, from: null, language: 'en' },
    factors: toFactors({ require: 'required' }),
  })
  let open: TestService
  beforeAll(async () => {
    const { projectId } = suite.world.project
    open = await suite.fixture.start({
      project: { projectId, factors: toFactors({}) },
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
  /** Starts a service with other settings of the second step, at the same time. */
  const startWith = (factors: Parameters<typeof toFactors>[0], project: ProjectChanges = {}) =>
    suite.fixture.start({
      startAt: suite.world.now(),
      project: {
        projectId: suite.world.project.projectId,
        factors: toFactors({ require: 'required', ...factors }),
        ...project,
      },
    })
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
    ...{ create, end, begin, startWith },
  }
}
