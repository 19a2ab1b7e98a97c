import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedFetch } from '../engine/guarded-fetch.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

describe.each(engines)('metadata documents on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      idp: { allowMetadataDocuments: true },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  test('are offered where the owner wants them', async () => {
    const { data } = await world.getJson(`${world.issuerPath}/.well-known/openid-configuration`)
    expect(data.client_id_metadata_document_supported).toBe(true)
  })

  test.each([
    'https://127.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/client.json',
    'https://localhost/client.json',
    'https://10.0.0.1/client.json',
    'https://0x7f000001/client.json',
    'https://2130706433/client.json',
    'http://example.com/client.json',
    'file:///etc/passwd',
  ])('SVC-17 none is fetched from %s', async (clientId) => {
    const { session_token: session } = await world.signIn('doc@example.com')
    const answer = await world.start(session, world.request({ client_id: clientId }))
    expect([answer.status, answer.data.error_type]).toEqual([404, 'connected_app_not_found'])
  })
})

describe('the guarded way out', () => {
  const guarded = createGuardedFetch({ allowLoopback: false })

  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://0.0.0.0/',
    'https://localhost/',
    'file:///etc/passwd',
    'gopher://example.com/',
  ])('SVC-17 does not call %s', async (address) => {
    await expect(guarded(address)).rejects.toThrow()
  })
})
