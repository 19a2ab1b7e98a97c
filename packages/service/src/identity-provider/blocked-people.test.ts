import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

let database: TestStorage
let world: IdpWorld
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  world = await createIdpWorld({ storage: database.storage })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

test('client apps get no data or tokens for a blocked user, even if earlier tokens were not ended', async () => {
  const { session_token: session, user_id: userId } = await world.signIn('ada@example.com')
  const scopes = ['openid', 'email', 'offline_access']
  const { data: tokens } = await world.token(await world.authorize(session, { scopes }))
  const code = await world.authorize(session, { scopes })
  expect((await world.userinfo(tokens.access_token)).status).toBe(200)

  // Behind the back of everything that ends sessions and tokens with it.
  await world.storage.users.update(world.project.projectId, userId, { blockedAt: world.now() })
  const userinfo = await world.userinfo(tokens.access_token)
  expect([userinfo.status, userinfo.data.email]).toEqual([401, undefined])
  const refreshed = await world.refresh(tokens.refresh_token)
  expect([refreshed.status, refreshed.data.error]).toEqual([400, 'invalid_grant'])
  const exchanged = await world.token(code)
  expect([exchanged.status, exchanged.data.error]).toEqual([400, 'invalid_grant'])
})
