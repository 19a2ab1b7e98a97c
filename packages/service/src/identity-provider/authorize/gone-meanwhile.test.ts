import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Storage } from '../../kernel/storage/storage.ts'
import { newClientApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

let database: TestStorage
let world: IdpWorld
/** How often the person is still found. */
let left = Number.POSITIVE_INFINITY
const errors: string[] = []
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  const { storage } = database
  const isGone = () => {
    left -= 1
    return left < 0
  }
  const users: Storage['users'] = {
    ...storage.users,
    findById: async (...asked) => (isGone() ? null : storage.users.findById(...asked)),
  }
  const sessions: Storage['sessions'] = {
    ...storage.sessions,
    findWithUser: async (...asked) => (isGone() ? null : storage.sessions.findWithUser(...asked)),
  }
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) })
  world = await createIdpWorld({
    storage: { ...storage, users, sessions },
    apps: [newClientApp()],
    log,
  })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

test.each([1, 2, 3, 4, 5])(
  'a user deleted after %i look-ups counts as signed out, not as a failure of the service',
  async (looks) => {
    left = Number.POSITIVE_INFINITY
    const { session_token } = await world.signIn('ada@example.com')
    left = looks
    const answer = await world.start(String(session_token), world.request())
    expect(answer.status).toBeLessThan(500)
    expect(errors).toEqual([])
    if (looks === 1) {
      expect([answer.status, answer.data.error_type]).toEqual([401, 'user_unauthenticated'])
    }
  },
)
