/** The proof of a user who has no mailbox: a code to their number, or a message that their wallet signs. */
import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import { createEthereumWallet, createWalletCalls } from '../../testing/wallet-calls.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Longer than a proof counts. */
const later = 10 * minute + 1
const minutes = { session_duration_minutes: 60 * 24 * 30 }
const refused = [403, 'insufficient_factors']
/** How often a race is run. */
const rounds = isLongRun ? 60 : 3

interface Person {
  readonly userId: string
  readonly session: string
}
const toPerson = ({ data }: TestAnswer): Person => ({
  userId: String(data.user_id),
  session: String(data.session_token),
})
const toResult = ({ status, data }: TestAnswer) => [status, data.error_type]

function openSuite(engine: Parameters<typeof openTestStorage>[0]) {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { phones: { countries: ['US'] } },
  })
  let world: TestService
  let wallets: ReturnType<typeof createWalletCalls>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
    wallets = createWalletCalls(world)
  })
  afterAll(fixture.close)

  let count = 0
  const newNumber = () => `+1201555${String(++count).padStart(4, '0')}`
  const enter = (code: string | null, method_id: string, session?: string) =>
    world.post(
      '/otps/authenticate',
      { token: code, method_id, ...minutes },
      session === undefined ? {} : { session },
    )
  async function signInByPhone(number: string, channel = 'sms') {
    const { code, methodId } = await world.textCode(number, channel)
    return toPerson(await enter(code, methodId))
  }
  /** Asks for a code to a number of one's own, and reads it. */
  async function askFor(session: string, phone_number: string, channel = 'sms') {
    const sent = await world.post(`/otps/${channel}/send/secondary`, { phone_number }, { session })
    expect(sent.status, sent.text).toBe(200)
    const { code } = await world.takeMail(phone_number)
    return { code, methodId: String(sent.data.method_id) }
  }
  /** Proves in a session that the number is one's own. Returns the session's new token. */
  async function prove(session: string, number: string, channel = 'sms') {
    const { code, methodId } = await askFor(session, number, channel)
    const proved = await enter(code, methodId, session)
    expect(proved.status, proved.text).toBe(200)
    return String(proved.data.session_token)
  }
  return {
    fixture,
    get world() {
      return world
    },
    get wallets() {
      return wallets
    },
    newNumber,
    signInByPhone,
    askFor,
    enter,
    prove,
    /** An act that asks for a proof, and changes nothing that a test reads. */
    act: async (session: string) =>
      toResult(await world.post('/users/me/export', undefined, { session })),
  }
}

describe.each(pickEngines('sqlite'))('a proof without a mailbox, on %s', (engine) => {
  const suite = openSuite(engine)
  const { newNumber, signInByPhone, askFor, enter, prove, act } = suite

  test.each(['sms', 'whatsapp'])(
    'a code by %s to the number proves who the user is in that session alone, for ten minutes',
    async (channel) => {
      const number = newNumber()
      const { session } = await signInByPhone(number, channel)
      const other = await signInByPhone(number, channel)
      suite.world.advance(later)
      expect(await act(session)).toEqual(refused)
      const proved = await prove(session, number, channel)
      expect(await act(proved)).toEqual([200, undefined])
      // The token of before the proof may have been stolen.
      expect((await act(session))[0]).toBe(404)
      expect(await act(other.session)).toEqual(refused)
      suite.world.advance(later)
      expect(await act(proved)).toEqual(refused)
    },
  )

  test('a code proves nothing for another user who enters it, and works once', async () => {
    const number = newNumber()
    const ada = await signInByPhone(number)
    const bob = await signInByPhone(newNumber())
    suite.world.advance(later)
    const { code, methodId } = await askFor(ada.session, number)
    const entered = toPerson(await enter(code, methodId, bob.session))
    expect(entered.userId).toBe(ada.userId)
    expect(await act(bob.session)).toEqual(refused)
    expect(await act(ada.session)).toEqual(refused)
    expect(toResult(await enter(code, methodId, ada.session))).toEqual([404, 'otp_code_not_found'])
  })

  test('five wrong codes are checked, then not even the right one proves anything', async () => {
    const number = newNumber()
    const { session } = await signInByPhone(number)
    suite.world.advance(later)
    const { code, methodId } = await askFor(session, number)
    const wrong = Array.from({ length: 5 }, (_, i) =>
      String((Number(code) + i + 1) % 1_000_000).padStart(6, '0'),
    )
    for (const guess of wrong) {
      expect((await enter(guess, methodId, session)).data.error_type).toBe('otp_code_not_found')
    }
    expect((await enter(code, methodId, session)).data.error_type).toBe('user_lock_limit_reached')
    expect(await act(session)).toEqual(refused)
  })

  test('codes to the number are limited like those of a sign-in, and both count together', async () => {
    const { project } = suite.world
    const rates = { ...project.rates, sendPerAddress: { max: 3, perSeconds: 600 } }
    const capped = await suite.fixture.start({ project: { rates, phones: { countries: ['US'] } } })
    const phone_number = newNumber()
    const { code, methodId } = await capped.textCode(phone_number)
    const { data } = await capped.post('/otps/authenticate', {
      token: code,
      method_id: methodId,
      ...minutes,
    })
    const statuses = []
    for (let i = 0; i < 4; i += 1) {
      const asked = { session: String(data.session_token), ip: `192.0.2.${i}` }
      const path = '/otps/sms/send/secondary'
      statuses.push((await capped.post(path, { phone_number }, asked)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  test('a number that was added less than 7 days ago proves no change, and the one of the sign-up does', async () => {
    const [first, added] = [newNumber(), newNumber()]
    const { session } = await signInByPhone(first)
    // Real time passes between the sign-up and what follows.
    suite.world.advance(1)
    let proved = await prove(session, added)
    suite.world.advance(later)
    proved = await prove(proved, added)
    expect(await act(proved)).toEqual(refused)
    proved = await prove(proved, first)
    expect(await act(proved)).toEqual([200, undefined])
    suite.world.advance(7 * day)
    expect(await act(proved)).toEqual(refused)
    expect(await act(await prove(proved, added))).toEqual([200, undefined])
  })

  test('a number that was removed proves nothing any more', async () => {
    const [first, added] = [newNumber(), newNumber()]
    const { session, userId } = await signInByPhone(first)
    suite.world.advance(1)
    await prove(session, added)
    suite.world.advance(7 * day)
    const proved = await signInByPhone(added)
    expect(await act(proved.session)).toEqual([200, undefined])
    const user = await suite.world.storage.users.findById(suite.world.project.projectId, userId)
    const { phoneId = '' } =
      user?.credentials.phones.find(({ phoneNumber }) => phoneNumber === added) ?? {}
    const host = createHostCalls(suite.world)
    expect((await host.send('DELETE', `/users/phone_numbers/${phoneId}`)).status).toBe(200)
    expect(await act(proved.session)).toEqual(refused)
  })

  test('a number that was only typed for the user counts from its proof on, although it is old', async () => {
    const typed = newNumber()
    const first = newNumber()
    const { session, userId } = await signInByPhone(first)
    suite.world.advance(1)
    const host = createHostCalls(suite.world)
    const added = await host.post(`/users/${userId}/phone_numbers`, { phone_number: typed })
    expect(added.status, added.text).toBe(200)
    suite.world.advance(8 * day)
    const proved = await prove(session, typed)
    expect(await act(proved)).toEqual(refused)
    suite.world.advance(7 * day)
    expect(await act(await prove(proved, typed))).toEqual([200, undefined])
  })

  test('a number with which the host created the user proves a change from the first sign-in on', async () => {
    const number = newNumber()
    const host = createHostCalls(suite.world)
    const created = await host.post('/users', { phone_number: number })
    expect(created.status, created.text).toBe(200)
    suite.world.advance(day)
    const { session } = await signInByPhone(number)
    expect(await act(session)).toEqual([200, undefined])
    suite.world.advance(later)
    expect(await act(await prove(session, number))).toEqual([200, undefined])
  })

  test('a message that the user’s wallet signs proves who they are in that session alone, for ten minutes, once', async () => {
    const wallet = createEthereumWallet()
    const ada = toPerson(await suite.wallets.signIn(wallet))
    const other = toPerson(await suite.wallets.signIn(wallet))
    suite.world.advance(later)
    expect(await act(ada.session)).toEqual(refused)
    const signature = await suite.wallets.startAndSign(wallet, {}, { session: ada.session })
    // Another session, and a page without one, prove nothing by it.
    for (const request of [{ session: other.session }, undefined]) {
      const { data } = await suite.wallets.authenticate(wallet, signature, request)
      expect(data.error_type).toBe('session_not_found')
    }
    const proved = await suite.wallets.authenticate(wallet, signature, { session: ada.session })
    expect(proved.status, proved.text).toBe(200)
    const session = String(proved.data.session_token)
    expect(await act(session)).toEqual([200, undefined])
    expect(await act(other.session)).toEqual(refused)
    suite.world.advance(later)
    const again = await suite.wallets.authenticate(wallet, signature, { session })
    expect(again.data.error_type).toBe('unable_to_authenticate_crypto_wallet')
    expect(await act(session)).toEqual(refused)
  })

  test('a stolen session proves nothing by a wallet of the thief, and gets none added', async () => {
    const ada = toPerson(await suite.wallets.signIn(createEthereumWallet()))
    const [theirs, free] = [createEthereumWallet(), createEthereumWallet()]
    await suite.wallets.signIn(theirs)
    suite.world.advance(later)
    for (const wallet of [theirs, free]) {
      const started = await suite.wallets.start(wallet, {}, { session: ada.session })
      expect(toResult(started)).toEqual(refused)
    }
    expect(await act(ada.session)).toEqual(refused)
    const { data } = await suite.world.get('/users/me', { session: ada.session })
    expect(data.crypto_wallets).toHaveLength(1)
  })
})

describe.each(pickEngines('postgres'))('races of a proof without a mailbox, on %s', (engine) => {
  const suite = openSuite(engine)
  const { newNumber, signInByPhone, askFor, enter, act } = suite

  test(`the same code twice at once proves once, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const number = newNumber()
      const { session } = await signInByPhone(number)
      suite.world.advance(later)
      const { code, methodId } = await askFor(session, number)
      const answers = await Promise.all([1, 2].map(() => enter(code, methodId, session)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
      const proved = answers.find(({ status }) => status === 200)
      expect(await act(String(proved?.data.session_token))).toEqual([200, undefined])
      // no round is limited for what the others have sent
      suite.world.advance(60 * minute)
    }
  }, 300_000)

  test(`the same signature twice at once proves once, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const wallet = createEthereumWallet()
      const { session } = toPerson(await suite.wallets.signIn(wallet))
      suite.world.advance(later)
      const signature = await suite.wallets.startAndSign(wallet, {}, { session })
      const answers = await Promise.all(
        [1, 2].map(() => suite.wallets.authenticate(wallet, signature, { session })),
      )
      const proved = answers.filter(({ status }) => status === 200)
      expect(proved).toHaveLength(1)
      expect(await act(String(proved[0]?.data.session_token))).toEqual([200, undefined])
      suite.world.advance(60 * minute)
    }
  }, 300_000)
})
