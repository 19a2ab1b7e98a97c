import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import { better, isAlive, logIn, signUp } from '../../testing/password-calls.ts'

const toError = ({ status, data }: TestAnswer) => [status, data.error_type]

describe.each(engines)('accounts that the host proves, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  /** Starts a service with a user whose address was typed, and who never came. */
  async function startTyped() {
    const { world, host } = await fixture.startHost()
    const email = 'typed@example.com'
    await world.sendLink(email)
    const found = await host.post('/users/search', { limit: 1 })
    const userId = String(found.data.results[0].user_id)
    return {
      world,
      host,
      email,
      userId,
      statusOf: async () => (await host.get(`/users/${userId}`)).data.status,
    }
  }

  test.each(['typed@example.com', 'other@example.com'])(
    'a user of whom the host has proved %s is active, and no stranger signs up with the address',
    async (proved) => {
      const { world, host, email, userId, statusOf } = await startTyped()
      expect(await statusOf()).toBe('pending')
      const answer = await host.post(`/users/${userId}/emails`, { email: proved, is_proved: true })
      expect(answer.data.user?.status, answer.text).toBe('active')
      expect(toError(await signUp(world, email))).toEqual([400, 'duplicate_email'])
      expect(toError(await signUp(world, proved))).toEqual([400, 'duplicate_email'])
    },
  )

  test('a user whose code the host enters is active, and no stranger signs up with the address', async () => {
    const { world, host, email, userId, statusOf } = await startTyped()
    const sent = await host.post(`/users/${userId}/emails`, { email: 'other@example.com' })
    const { code } = await world.takeMail('other@example.com')
    const entered = { method_id: sent.data.method_id, code }
    expect((await host.post(`/users/${userId}/emails/prove`, entered)).status).toBe(200)
    expect(await statusOf()).toBe('active')
    expect(toError(await signUp(world, email))).toEqual([400, 'duplicate_email'])
  })

  test.each(['typed@example.com', 'other@example.com'])(
    'S3: the password and session of a stranger who signed up first end when the host proves %s',
    async (proved) => {
      const { world, host } = await fixture.startHost()
      const { data } = await signUp(world, 'typed@example.com', better)
      const answer = await host.post(`/users/${data.user_id}/emails`, {
        email: proved,
        is_proved: true,
      })
      expect(answer.data.user, answer.text).toMatchObject({ status: 'active', password: null })
      expect(await isAlive(world, data.session_token)).toBe(false)
      expect((await logIn(world, 'typed@example.com', better)).status).toBe(401)
    },
  )

  test('an address that belongs to another user proves nothing, and drops nothing', async () => {
    const { world, host } = await fixture.startHost()
    await world.signIn('grace@example.com')
    const { data } = await signUp(world, 'typed@example.com', better)
    const taken = { email: 'grace@example.com', is_proved: true }
    const answer = await host.post(`/users/${data.user_id}/emails`, taken)
    expect(toError(answer)).toEqual([400, 'duplicate_email'])
    expect((await host.get(`/users/${data.user_id}`)).data.status).toBe('pending')
    expect((await logIn(world, 'typed@example.com', better)).status).toBe(200)
  })
})
