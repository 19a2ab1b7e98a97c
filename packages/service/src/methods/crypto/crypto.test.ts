import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

const toProof = (subject: string) => `It is me, ${subject}.`

describe.each(engines)('crypto on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const { storage } = database
    world = await createTestService({ storage, project: { crypto: { acceptsToyProof: true } } })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const authenticate = (subject: string, proof = toProof(subject)) =>
    world.post('/cryptos/authenticate', { subject, proof, session_duration_minutes: 30 })

  test('the first proof creates a user, the second signs the same user in', async () => {
    const first = await authenticate('ada')
    expect(first.status).toBe(200)
    expect(first.data.session.authentication_factors).toMatchObject([{ type: 'crypto' }])
    const second = await authenticate('ada')
    expect(second.data.user_id).toBe(first.data.user_id)
    expect((await authenticate('bob')).data.user_id).not.toBe(first.data.user_id)
  })

  test('20 simultaneous first proofs create only one user', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => authenticate('crowd')))
    expect(new Set(answers.map(({ data }) => data.user_id)).size).toBe(1)
  })

  test('refuses a wrong proof, and any toy proof unless the project accepts them', async () => {
    const wrong = await authenticate('ada', toProof('eve'))
    expect([wrong.status, wrong.data.error_type]).toEqual([401, 'crypto_refused'])
    const other = await createTestService({ storage: database.storage })
    const proof = toProof('ada')
    const refused = await other.post('/cryptos/authenticate', { subject: 'ada', proof })
    expect(refused.data.error_type).toBe('crypto_refused')
    await other.close()
  })

  test('a blocked user gets no session', async () => {
    const { user_id } = (await authenticate('blocked')).data
    const { projectId } = world.project
    await world.storage.users.update(projectId, user_id, { blockedAt: world.now() })
    expect((await authenticate('blocked')).data.error_type).toBe('user_blocked')
  })

  test('the last credential cannot be deleted, and deleting the user deletes it', async () => {
    const { user_id, session_token: session } = (await authenticate('leaving')).data
    const { projectId } = world.project
    const user = await world.storage.users.findById(projectId, user_id)
    const [own] = user?.credentials.crypto ?? []
    const kept = await world.send('DELETE', `/users/cryptos/${own?.id}`, undefined, { session })
    expect(kept.status).toBe(400)
    await world.storage.users.remove(projectId, user_id)
    const again = await authenticate('leaving')
    expect(again.data.user_id).not.toBe(user_id)
  })
})
