import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdpWorld, createPkce, type IdpWorld } from '../testing/create-idp-world.ts'

let database: TestStorage
let world: IdpWorld
let session: string
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  world = await createIdpWorld({ storage: database.storage })
  session = String((await world.signIn('ada@example.com')).session_token)
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

test('an authorization code works for a minute, and no longer', async () => {
  const early = await world.authorize(session)
  world.advance(59_000)
  expect((await world.token(early)).status).toBe(200)
  const late = await world.authorize(session)
  world.advance(60_000)
  expect((await world.token(late)).data.error).toBe('invalid_grant')
})

test('OP-05 a public app without a challenge gets no code', async () => {
  const bare = world.request({ client_id: 'notes-public' })
  const started = await world.start(session, bare)
  expect([started.status, started.data.error_details?.error]).toEqual([400, 'invalid_request'])
  const { challenge: code_challenge } = createPkce()
  expect((await world.start(session, { ...bare, code_challenge })).status).toBe(200)
})
