import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import { hashSha256 } from '../../foundation/hash/sha-256.ts'
import './pair.ts'
import { createFakeBrowser, publicToken } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, holdAnswer, refuse } from '../../testing/fake-service.ts'

const sendLink = 'POST /magic_links/email/login_or_create'
const useLink = 'POST /magic_links/authenticate'
const key = `stytch_sdk_state_${publicToken}::PKCE_VERIFIER:magic_links`

const toChallenge = (verifier: string) =>
  btoa(String.fromCharCode(...hashSha256(new TextEncoder().encode(verifier))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A service whose links work only with the verifier of the challenge they were asked for with. */
function createWorld({ isRequired = true } = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const challenges: unknown[] = []
  const read = (body: unknown, field: string): unknown => Object(body)[field]
  service.on('GET /projects/bootstrap', () =>
    answer({ pkce_required_for_email_magic_links: isRequired }),
  )
  service.on(sendLink, ({ body }) => {
    challenges.push(read(body, 'code_challenge'))
    return answer()
  })
  service.on(useLink, ({ body }) => {
    const token = Number(read(body, 'token'))
    if (token >= challenges.length) return refuse(401, 'unable_to_auth_magic_link')
    const challenge = challenges[token]
    const verifier = read(body, 'code_verifier')
    if (challenge === undefined && verifier !== undefined)
      return refuse(400, 'pkce_did_not_expect_code_verifier')
    if (challenge !== undefined && verifier === undefined)
      return refuse(400, 'pkce_expected_code_verifier')
    if (challenge !== undefined && toChallenge(`${verifier}`) !== challenge)
      return refuse(401, 'pkce_mismatch')
    return answer({ ...service.openSession(), method_id: 'method-1' })
  })
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const connect = (from = browser) => from.openTab().connect()
  return { clock, service, browser, connect, challenges }
}

describe('a magic link of a project with PKCE', () => {
  it('signs in where it was requested, and the PKCE pair is forgotten', async () => {
    const { browser, connect, challenges } = createWorld()
    await connect().magicLinks.email.loginOrCreate('ada@example.com')
    expect(challenges[0]).toMatch(/^[\w-]{43}$/)
    const stored = JSON.parse(browser.stored.get(key) ?? '')
    expect(stored).toEqual({
      code_challenge: challenges[0],
      code_verifier: expect.stringMatching(/^[\da-f]{128}$/),
    })
    const client = connect()
    await client.magicLinks.authenticate('0')
    expect(client.session.getSync()).not.toBeNull()
    expect(browser.stored.has(key)).toBe(false)
  })

  it('works in any tab of the browser that requested it, because tabs share the PKCE pair', async () => {
    const { service, connect, challenges } = createWorld()
    const [first, second] = [connect(), connect()]
    await Promise.all([
      first.magicLinks.email.loginOrCreate('ada@example.com'),
      second.magicLinks.email.loginOrCreate('ada@example.com'),
    ])
    await first.magicLinks.email.loginOrCreate('ada@example.com')
    expect(new Set(challenges).size).toBe(1)
    await second.magicLinks.authenticate('0')
    expect(service.count(useLink)).toBe(1)
  })

  it('uses a PKCE pair that another client of the project stored', async () => {
    const { browser, connect, challenges } = createWorld()
    const code_verifier = 'ab'.repeat(64)
    const code_challenge = toChallenge(code_verifier)
    browser.stored.set(key, JSON.stringify({ code_challenge, code_verifier }))
    await connect().magicLinks.email.loginOrCreate('ada@example.com')
    expect(challenges).toEqual([code_challenge])
    expect(await connect().magicLinks.authenticate('0')).toMatchObject({ method_id: 'method-1' })
  })

  it('returns the service’s error when it is opened in another browser', async () => {
    const { clock, service, connect } = createWorld()
    await connect().magicLinks.email.loginOrCreate('ada@example.com')
    const elsewhere = createFakeBrowser({ clock, fetch: service.fetch })
    await expect(connect(elsewhere).magicLinks.authenticate('0')).rejects.toMatchObject({
      error_type: 'pkce_expected_code_verifier',
    })
  })

  it('keeps the PKCE pair when the link is refused, because the next link may be right', async () => {
    const { browser, connect } = createWorld()
    const client = connect()
    await client.magicLinks.email.loginOrCreate('ada@example.com')
    const stored = browser.stored.get(key)
    await expect(client.magicLinks.authenticate('7')).rejects.toThrow()
    expect(browser.stored.get(key)).toBe(stored)
    await client.magicLinks.authenticate('0')
  })

  it('waits for the project configuration before it is sent', async () => {
    const { service, connect, challenges } = createWorld()
    const held = holdAnswer()
    service.on('GET /projects/bootstrap', () => held.reply)
    const sent = connect().magicLinks.email.loginOrCreate('ada@example.com')
    expect(service.count(sendLink)).toBe(0)
    held.release(answer({ pkce_required_for_email_magic_links: true }))
    await sent
    expect(challenges[0]).toBeDefined()
  })

  it('is sent after four seconds without the project configuration', async () => {
    const { clock, service, connect } = createWorld()
    service.on('GET /projects/bootstrap', () => holdAnswer().reply)
    const sent = connect().magicLinks.email.loginOrCreate('ada@example.com')
    await clock.pass(3_999)
    expect(service.count(sendLink)).toBe(0)
    await clock.pass(1)
    await sent
  })

  it('generates a new PKCE pair when the stored one is unreadable', async () => {
    const { browser, connect } = createWorld()
    browser.stored.set(key, '{"code_verifier":')
    const client = connect()
    await client.magicLinks.email.loginOrCreate('ada@example.com')
    await client.magicLinks.authenticate('0')
  })
})

describe('a magic link of any other project', () => {
  it('carries no verifier, and leaves nothing behind', async () => {
    const { browser, connect, challenges } = createWorld({ isRequired: false })
    const client = connect()
    await client.magicLinks.email.loginOrCreate('ada@example.com')
    await client.magicLinks.authenticate('0')
    expect(challenges).toEqual([undefined])
    expect(browser.stored.has(key)).toBe(false)
  })

  it('works despite a PKCE pair stored while the project still used PKCE', async () => {
    const { browser, connect } = createWorld({ isRequired: false })
    browser.stored.set(key, JSON.stringify({ code_challenge: 'a', code_verifier: 'b' }))
    const client = connect()
    await client.magicLinks.email.loginOrCreate('ada@example.com')
    await client.magicLinks.authenticate('0')
    expect(client.session.getSync()).not.toBeNull()
    expect(browser.stored.has(key)).toBe(false)
  })
})
