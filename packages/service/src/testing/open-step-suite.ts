/** The service of tests about the second step of a sign-in. */
import { type EngineName, openTestStorage } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll } from 'vitest'
import { createServiceFixture } from './create-service-fixture.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'
import { passwordRedirectUrls } from './password-calls.ts'

type ProjectChange = NonNullable<Parameters<typeof createServiceFixture>[1]>['project']

export const minute = 60_000
/** How long one code of an app is shown. */
export const step = 30_000

export const toError = ({ status, data }: TestAnswer) => [status, data.error_type]
/** The answer to a first step. */
export const asked = [403, 'insufficient_factors']
/** The answer to a first step that is over. */
export const gone = [404, 'intermediate_session_not_found']
/** Reads the token of a sign-in that waits; empty when the answer has none. */
export const readToken = ({ data }: TestAnswer): string =>
  String(data.error_details?.intermediate_session_token ?? '')
export const readSteps = ({ data }: TestAnswer): unknown => data.error_details?.second_steps
export const readEnrolment = ({ data }: TestAnswer): unknown => data.error_details?.enrolment

/** Lists the types of the factors of the session that has started. */
export const readTypes = ({ data }: TestAnswer): string[] =>
  data.session.authentication_factors.map(({ type }: { type: string }) => type)

/** Opens the service of a suite with a project's settings. */
export function openStepSuite(engine: EngineName, project: ProjectChange) {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls, ...project },
  })
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)

  const codeOf = (secret: string, at = world) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.now() })
  const listSessions = (userId: string) =>
    world.storage.sessions.listOfUser(world.project.projectId, userId, world.now())
  const countSessions = async (userId: string) => (await listSessions(userId)).length
  const readUser = (userId: string) => world.storage.users.findById(world.project.projectId, userId)
  return {
    fixture,
    get world() {
      return world
    },
    ...{ codeOf, listSessions, countSessions, readUser },
  }
}
