import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../testing/loaded-calls.ts'
import { findHeldSignIn, offerToAsk } from '../../client/find-held-sign-in.ts'
import { createFakeBrowser } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../../testing/fake-service.ts'

const useToken = 'POST /oauth/authenticate'
const insufficient = { error_type: 'insufficient_factors' }

/** A page on which a login widget stands, or none. */
function createWorld({ hasCard = true } = {}) {
  vi.stubGlobal('document', { querySelector: () => (hasCard ? {} : null) })
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('GET /projects/bootstrap', () => answer({}))
  let refusal = 'insufficient_factors'
  service.on(useToken, ({ body }) => {
    const { totp_code } = Object(body)
    if (totp_code === '123456') return answer(service.openSession())
    return totp_code ? refuse(401, 'unable_to_authenticate_totp') : refuse(403, refusal)
  })
  service.on('POST /oauth/authenticate/address', () => answer({ email: 'ada@example.com' }))
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const client = browser.openTab('https://app.example.com/').connect()
  const outcome: { reply?: object; error?: unknown } = {}
  const begin = async (options = {}, call = {}) => {
    client.oauth.authenticate('secret', options, call).then(
      (reply) => Object.assign(outcome, { reply }),
      (error: unknown) => Object.assign(outcome, { error }),
    )
    await clock.settle()
  }
  const countUses = () => service.requests.filter(({ route }) => route === useToken).length
  const refuseBy = (type: string) => {
    refusal = type
  }
  return { clock, client, outcome, begin, countUses, refuseBy }
}

describe('S1: a sign-in that waits for one proof more', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is finished by a card, after a wrong code as well, and answers the page', async () => {
    const { clock, client, outcome, begin } = createWorld()
    const ask = vi.fn()
    offerToAsk(client, ask)
    await begin({ session_duration_minutes: 60 })
    expect([ask.mock.calls.length, outcome]).toEqual([1, {}])
    const held = findHeldSignIn(client)
    expect(held?.waitsFor).toBe('insufficient_factors')
    await expect(held?.attempt({ totp_code: '000000' })).rejects.toMatchObject({
      error_type: 'unable_to_authenticate_totp',
    })
    await held?.attempt({ totp_code: '123456' })
    await clock.settle()
    expect(outcome.reply).toMatchObject({ status_code: 200 })
    expect(findHeldSignIn(client)).toBeNull()
  })

  it('waits for a card whose code is on its way, and not for ever', async () => {
    const { clock, client, outcome, begin } = createWorld()
    await begin()
    await clock.pass(4_999)
    expect(outcome).toEqual({})
    const ask = vi.fn()
    offerToAsk(client, ask)
    expect(ask).toHaveBeenCalledOnce()
    await clock.pass(60_000)
    expect(outcome).toEqual({})

    const alone = createWorld()
    await alone.begin()
    await alone.clock.pass(5_000)
    expect(alone.outcome.error).toMatchObject(insufficient)
  })

  it('is refused at once where the page has no card; one that comes within the token’s life asks', async () => {
    const { clock, client, outcome, begin } = createWorld({ hasCard: false })
    await begin()
    expect(outcome.error).toMatchObject(insufficient)
    const ask = vi.fn()
    offerToAsk(client, ask)()
    expect(ask).toHaveBeenCalledOnce()
    await clock.pass(300_000)
    offerToAsk(client, ask)
    expect(ask).toHaveBeenCalledOnce()
    expect(findHeldSignIn(client)).toBeNull()
  })

  it('is the page’s own where it shows a code, and forgotten once the page has finished it', async () => {
    const { client, outcome, begin } = createWorld({ hasCard: false })
    await begin()
    await begin({ totp_code: '000000' })
    expect(outcome.error).toMatchObject({ error_type: 'unable_to_authenticate_totp' })
    await begin({ totp_code: '123456' })
    expect(outcome.reply).toMatchObject({ status_code: 200 })
    expect(findHeldSignIn(client)).toBeNull()
  })

  it('ends with the refusal where somebody goes back, and with the page’s own reason where the page aborts', async () => {
    const left = createWorld()
    offerToAsk(left.client, () => {})
    await left.begin()
    findHeldSignIn(left.client)?.giveUp()
    await left.clock.settle()
    expect(left.outcome.error).toMatchObject(insufficient)

    const aborted = createWorld()
    offerToAsk(aborted.client, () => {})
    const leaving = new AbortController()
    await aborted.begin({}, { signal: leaving.signal })
    leaving.abort(new Error('elsewhere'))
    await aborted.clock.settle()
    expect(aborted.outcome.error).toMatchObject({ message: 'elsewhere' })
    expect(findHeldSignIn(aborted.client)).toBeNull()
  })

  it('S6: tells the address to prove, and then what else is missing', async () => {
    const { client, begin, refuseBy } = createWorld()
    refuseBy('email_verification_required')
    offerToAsk(client, () => {})
    await begin()
    const held = findHeldSignIn(client)
    expect(held?.waitsFor).toBe('email_verification_required')
    expect(await held?.findAddress(new AbortController().signal)).toBe('ada@example.com')
    refuseBy('insufficient_factors')
    await expect(held?.attempt({})).rejects.toMatchObject(insufficient)
    expect(held?.waitsFor).toBe('insufficient_factors')
  })

  it.each(['oauth_token_not_found', 'user_blocked', 'duplicate_oauth_registration'])(
    'does not wait after %s',
    async (type) => {
      const { client, outcome, begin, refuseBy, countUses } = createWorld()
      refuseBy(type)
      const ask = vi.fn()
      offerToAsk(client, ask)
      await begin()
      expect(outcome.error).toMatchObject({ error_type: type })
      expect([ask.mock.calls.length, countUses()]).toEqual([0, 1])
      expect(findHeldSignIn(client)).toBeNull()
    },
  )
})
