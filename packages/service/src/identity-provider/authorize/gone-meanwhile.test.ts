import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Repositories } from '../../kernel/storage/storage.ts'
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
  const lose = ({ users, sessions }: Pick<Repositories, 'users' | 'sessions'>) => ({
    users: {
      ...users,
      findById: async (...asked: Parameters<typeof users.findById>) =>
        isGone() ? null : users.findById(...asked),
    },
    sessions: {
      ...sessions,
      findById: async (...asked: Parameters<typeof sessions.findById>) =>
        isGone() ? null : sessions.findById(...asked),
      findWithUser: async (...asked: Parameters<typeof sessions.findWithUser>) =>
        isGone() ? null : sessions.findWithUser(...asked),
    },
  })
  // The repositories of a transaction are made when they are first read, so they are inherited, not copied.
  const loseWithin = (rows: Repositories): Repositories => {
    const { users, sessions } = lose(rows)
    return Object.create(rows, { users: { value: users }, sessions: { value: sessions } })
  }
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) })
  world = await createIdpWorld({
    storage: {
      ...storage,
      ...lose(storage),
      transaction: (work) => storage.transaction((rows) => work(loseWithin(rows))),
    },
    apps: [newClientApp()],
    log,
  })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

const refused = [401, 'user_unauthenticated']

test.each([
  { step: 'start', looks: 1, expected: refused },
  { step: 'start', looks: 2, expected: [200, undefined] },
  { step: 'submit', looks: 1, expected: refused },
  { step: 'submit', looks: 2, expected: refused },
  { step: 'submit', looks: 3, expected: [200, undefined] },
] as const)(
  'a user deleted after $looks look-ups of the $step counts as signed out, not as a failure of the service',
  async ({ step, looks, expected }) => {
    left = Number.POSITIVE_INFINITY
    const { session_token } = await world.signIn('ada@example.com')
    const session = String(session_token)
    if (step === 'submit') expect((await world.start(session)).status).toBe(200)
    left = looks
    const { status, data } = await world[step](session)
    expect([status, data.error_type]).toEqual(expected)
    expect(errors).toEqual([])
  },
)
