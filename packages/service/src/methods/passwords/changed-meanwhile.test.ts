import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { logIn, signUp } from '../../testing/password-calls.ts'

let database: TestStorage
let world: TestService
/** Called once, between the check of a password and what is begun on it. */
let meanwhile: (() => Promise<void>) | null = null
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  const storage: Storage = {
    ...database.storage,
    transaction: async (work) => {
      const act = meanwhile
      meanwhile = null
      await act?.()
      return database.storage.transaction(work)
    },
  }
  world = await createTestService({ storage })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

test('a password that is changed while it is checked signs nobody in', async () => {
  const email = 'ada@example.com'
  const { data } = await signUp(world, email)
  const { projectId } = world.project
  const { passwords } = database.storage
  meanwhile = async () => {
    const password = await passwords.find(projectId, data.user_id)
    if (!password) throw new Error('She has one.')
    await passwords.set({ ...password, hash: `${password.hash}changed` })
  }
  const answer = await logIn(world, email)
  expect(meanwhile).toBeNull()
  expect([answer.status, answer.data.error_type]).toEqual([401, 'unauthorized_credentials'])
})
