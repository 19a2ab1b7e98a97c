import { limits } from '@portico/contract'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'

const insufficient = [403, 'insufficient_factors']
const freshMs = limits.addition.freshProofSeconds * 1_000

describe.each(pickEngines('postgres'))('adding a phone number on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { phones: { countries: ['US'] } },
  })
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)

  let numbers = 0
  const newNumber = () => `+1201555${String(++numbers).padStart(4, '0')}`
  const ask = (session: string, phone_number: string, channel = 'sms') =>
    world.post(`/otps/${channel}/send/secondary`, { phone_number }, { session })
  const enter = async (session: string, phone_number: string, method_id: string) => {
    const { code: token } = await world.takeMail(phone_number)
    const body = { token, method_id, session_duration_minutes: 60 }
    return world.post('/otps/authenticate', body, { session })
  }
  const add = async (session: string, number: string) => {
    const sent = await ask(session, number)
    const added = await enter(session, number, sent.data.method_id)
    if (added.status !== 200) throw new Error(added.text)
    const renewed: string = added.data.session_token
    return renewed
  }
  const readPhones = async (userId: string) =>
    (await world.storage.users.findById(world.project.projectId, userId))?.credentials.phones

  test.each(['sms', 'whatsapp'])(
    'S14: a session whose last proof is older than ten minutes gets no code for a new number by %s, taken or not; one with a fresh proof does',
    async (channel) => {
      const { session_token: session } = await world.signIn(`old-${channel}@example.com`)
      const other = await world.signIn(`other-${channel}@example.com`)
      const taken = newNumber()
      await add(other.session_token, taken)
      world.advance(freshMs)
      expect((await ask(session, newNumber(), channel)).status).toBe(200)
      world.advance(1)
      for (const number of [newNumber(), taken]) {
        const refused = await ask(session, number, channel)
        expect([refused.status, refused.data.error_type]).toEqual(insufficient)
      }
    },
  )

  test('S14: a code for a new number adds it with a fresh proof alone, and a number of one’s own is proved at any age', async () => {
    const { session_token: session, user_id } = await world.signIn('late@example.com')
    const number = newNumber()
    world.advance(freshMs - 1_000)
    const sent = await ask(session, number)
    world.advance(1_001)
    const refused = await enter(session, number, sent.data.method_id)
    expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    expect(await readPhones(user_id)).toEqual([])
    const { session_token: again } = await world.signIn('late@example.com')
    const renewed = await add(again, number)
    world.advance(freshMs + 1)
    const own = await ask(renewed, number)
    expect((await enter(renewed, number, own.data.method_id)).status).toBe(200)
  })

  test('S14: whoever owns the account hears of a number, at every proved address, and takes it back with one button', async () => {
    const email = 'hears@example.com'
    const owner = await world.signIn(email)
    const person = { userId: String(owner.user_id), projectId: world.project.projectId }
    await insertEmail(fixture.opened.database, person, 'second@example.com', true)
    await insertEmail(fixture.opened.database, person, 'stranger@example.com', false)
    const number = newNumber()
    const thief = await add((await world.signIn(email)).session_token, number)
    const login = await world.textCode(number)
    const elsewhere = await world.post('/otps/authenticate', {
      token: login.code,
      method_id: login.methodId,
      session_duration_minutes: 60,
    })
    const mail = await world.takeMail('second@example.com')
    expect(mail.subject).toBe('A phone number was added to your Example account')
    expect(mail.text).toContain(number)
    expect(world.inbox.list('stranger@example.com')).toEqual([])
    expect(world.inbox.list(email).map(({ subject }) => subject)).toContain(mail.subject)
    const underWay = await world.textCode(number)

    const done = await pressNotMe(world, mail)
    expect([done.status, done.text.includes('The phone number is removed')]).toEqual([200, true])
    expect(await readPhones(owner.user_id)).toEqual([])
    const sessions = [thief, elsewhere.data.session_token, owner.session_token]
    expect(await Promise.all(sessions.map((one) => isAlive(world, one)))).toEqual([
      false,
      false,
      true,
    ])
    const late = await world.post('/otps/authenticate', {
      token: underWay.code,
      method_id: underWay.methodId,
      session_duration_minutes: 60,
    })
    expect(late.data.error_type).toBe('otp_code_not_found')
  })

  test('S14: a sign-up by phone, and a sign-in, tell of no added number', async () => {
    const number = newNumber()
    const { methodId, code } = await world.textCode(number)
    const body = { token: code, method_id: methodId, session_duration_minutes: 60 }
    const { data } = await world.post('/otps/authenticate', body)
    const person = { userId: String(data.user_id), projectId: world.project.projectId }
    await insertEmail(fixture.opened.database, person, 'phone-first@example.com', true)
    const again = await world.textCode(number)
    const proof = { token: again.code, method_id: again.methodId, session_duration_minutes: 60 }
    expect((await world.post('/otps/authenticate', proof)).status).toBe(200)
    await world.service.deliverNow()
    const subjects = world.inbox.list('phone-first@example.com').map(({ subject }) => subject)
    expect(subjects).not.toContain('A phone number was added to your Example account')
  })
})
