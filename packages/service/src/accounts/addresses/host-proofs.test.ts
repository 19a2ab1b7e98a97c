import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { developmentRates } from '../../kernel/config/default-rates.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import { better, isAlive, logIn, signUp } from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'

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

  test('a user of whom the host has proved a number is active, and no stranger signs up with the address', async () => {
    const { world, host, email, userId, statusOf } = await startTyped()
    const path = `/users/${userId}/phone_numbers`
    const body = { phone_number: '+12015550134' }
    expect((await host.post(path, body)).status).toBe(200)
    expect(await statusOf()).toBe('pending')
    const answer = await host.post(path, { ...body, is_proved: true })
    expect(answer.data.user?.status, answer.text).toBe('active')
    expect(toError(await signUp(world, email))).toEqual([400, 'duplicate_email'])
  })

  test('S3: the password, session and name of a stranger who signed up first end when the host proves a number, which stays', async () => {
    const { world, host } = await fixture.startHost()
    const { data } = await signUp(world, 'typed@example.com', better)
    const session = data.session_token
    await world.send('PUT', '/users/me', { name: { first_name: 'Not' } }, { session })
    const path = `/users/${data.user_id}/phone_numbers`
    const answer = await host.post(path, { phone_number: '+12015550134', is_proved: true })
    expect(answer.data.user, answer.text).toMatchObject({
      status: 'active',
      password: null,
      name: { first_name: '' },
      phone_numbers: [{ phone_id: answer.data.phone_id, verified: true }],
    })
    expect(await isAlive(world, session)).toBe(false)
    expect((await logIn(world, 'typed@example.com', better)).status).toBe(401)
  })

  test('a number that another user only typed goes to the user of whom the host has proved it', async () => {
    const { world, host } = await fixture.startHost()
    const [ada, grace] = [
      await world.signIn('ada@example.com'),
      await world.signIn('grace@example.com'),
    ]
    const typed = { phone_number: '+12015550134' }
    const proved = { ...typed, is_proved: true }
    const add = (userId: string, body: object) => host.post(`/users/${userId}/phone_numbers`, body)
    expect((await add(grace.user_id, typed)).status).toBe(200)
    expect(toError(await add(ada.user_id, typed))).toEqual([400, 'duplicate_phone_number'])
    const moved = await add(ada.user_id, proved)
    expect(moved.data.user?.phone_numbers, moved.text).toMatchObject([{ verified: true }])
    expect((await host.get(`/users/${grace.user_id}`)).data.phone_numbers).toEqual([])
    expect(toError(await add(grace.user_id, proved))).toEqual([400, 'duplicate_phone_number'])
  })

  test('mails of a change by the host are in no language and of no browser of its server, which the audit log alone names', async () => {
    const { world, host } = await fixture.startHost()
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'accept-language': 'de',
    }
    const email = 'ada@example.com'
    const { user_id: userId } = await world.signIn(email)
    const post = async (path: string, body?: object) => {
      const answer = await host.post(path, body, { headers })
      expect(answer.status, answer.text).toBe(200)
      return answer.data
    }
    const before = world.inbox.count(email)
    await post(`/users/${userId}/emails`, { email: 'code@example.com' })
    const added = { email: 'other@example.com', is_proved: true }
    const { email_id } = await post(`/users/${userId}/emails`, added)
    await post(`/users/emails/${email_id}/make_primary`)
    await post(`/users/${userId}/phone_numbers`, { phone_number: '+12015550133', is_proved: true })
    await world.service.deliverNow()
    expect(world.inbox.count(email)).toBe(before + 3)
    const notices = world.inbox.list(email).slice(0, 3)
    for (const { text } of [...world.inbox.list('code@example.com'), ...notices]) {
      expect(text).not.toContain('Firefox')
      expect(text).not.toMatch(/ (?:Adresse|Nummer|nicht) /)
    }
    const agents = (await listAudit(world))
      .filter(({ actorKind, userId: one }) => actorKind === 'host' && one === userId)
      .map(({ userAgent }) => userAgent)
    expect(agents).toEqual(Array.from({ length: 3 }, () => headers['user-agent']))
  })

  test('codes that the host asks for do not count as those of its server', async () => {
    const rates = { ...developmentRates, sendPerSource: { max: 1, perSeconds: 600 } }
    const { world, host } = await fixture.startHost({ project: { rates } })
    const { user_id: userId } = await world.signIn('ada@example.com')
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) {
      expect((await host.post(`/users/${userId}/emails`, { email })).status).toBe(200)
    }
  })
})
