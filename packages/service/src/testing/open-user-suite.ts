import { type EngineName, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll } from 'vitest'
import type { UserRow } from '../kernel/storage/storage.ts'
import { createServiceFixture } from './create-service-fixture.ts'
import type { TestService } from './create-test-service.ts'

const day = 24 * 3_600_000

/**
 * Opens the fixture of a suite about users and their accounts.
 *
 * @param name the first word of the users' addresses
 */
export function openUserSuite(engine: EngineName, name: string) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  let count = 0
  return {
    fixture,
    /** How many users were signed up. */
    get count() {
      return count
    },
    /** Signs a user up, who is signed in again when their address is old enough to prove a change of the account. */
    async enrol(world: TestService) {
      count += 1
      const email = `${name}-${count}@example.com`
      await world.signIn(email)
      world.advance(30 * day)
      const answer = await world.signIn(email)
      await world.service.deliverNow()
      return {
        email,
        userId: String(answer.user_id),
        session: String(answer.session_token),
        emailId: String(answer.user.emails[0].email_id),
      }
    },
    /** Reads a user's row. */
    find: ({ storage, project }: TestService, userId: string): Promise<UserRow | null> =>
      storage.users.findById(project.projectId, userId),
  }
}
