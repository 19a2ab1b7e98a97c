import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productionRates } from '../../kernel/config/default-rates.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  better,
  logIn,
  passwordRedirectUrls,
  reset,
  signUp,
  startReset,
  takeLinks,
  takeReset,
} from '../../testing/password-calls.ts'

const ada = 'ada@example.com'
const verifier = 'a'.repeat(60)
/** base64url(SHA-256(verifier)) */
const challenge = 'Ee45EhHGJWRgtu03WVf63YBhyvuzHa-Wfbh1rr1aqtQ'
const fewGuesses = { authenticatePerSource: { max: 3, perSeconds: 600 } }
const nothing = { is_valid: false, email: null, masked_email: null }
const masked = 'a•••@example.com'

describe.each(pickEngines('sqlite'))('checking a reset link on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls },
  })
  const { start } = fixture
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const check = (world: TestService, token: string | null, more: object = {}) =>
    world.post('/passwords/email/reset/check', { token, ...more })
  const resend = (world: TestService, token: string | null, more: object = {}) =>
    world.post('/passwords/email/reset/resend', { token, ...more })
  const strip = ({ is_valid, email, masked_email }: Record<string, unknown>) => ({
    is_valid,
    email,
    masked_email,
  })
  const countMails = async (world: TestService) => {
    await world.service.deliverNow()
    return world.inbox.list(ada).length
  }

  test('a valid link reveals whose password it sets, however often it is checked, and stays valid', async () => {
    const world = await start()
    await signUp(world, ada)
    const token = await takeReset(world, ada)
    for (const _ of [1, 2, 3]) {
      const { status, data } = await check(world, token)
      expect([status, strip(data)]).toEqual([
        200,
        { is_valid: true, email: ada, masked_email: masked },
      ])
    }
    expect((await reset(world, token)).status).toBe(200)
    expect((await logIn(world, ada, better)).status).toBe(200)
  })

  test('a used, an expired and an older link never reveal the address, only its first letter and domain', async () => {
    const world = await start()
    await signUp(world, ada)
    const used = await takeReset(world, ada)
    await reset(world, used)
    const older = await takeReset(world, ada)
    const expired = await takeReset(world, ada)
    world.advance(31 * 60_000)
    for (const token of [used, older, expired]) {
      const { status, data } = await check(world, token)
      expect([status, strip(data)]).toEqual([
        200,
        { is_valid: false, email: null, masked_email: masked },
      ])
      expect(JSON.stringify(data)).not.toContain(ada)
    }
  })

  describe('A8: the strength check of a reset', () => {
    const isJudgedWeak = async (world: TestService, body: object) => {
      const { status, data } = await world.post('/passwords/strength_check', body)
      expect(status).toBe(200)
      return !data.valid_password
    }
    const address = 'quillonbarrex@example.com'
    const password = 'quillonbarrex9'

    test.each(['of a user', 'of a newcomer'])(
      'A8: judges by the address that the link is for, %s',
      async (whose) => {
        const world = await start(whose === 'of a user' ? {} : { project: { privateMode: true } })
        if (whose === 'of a user') await signUp(world, address)
        await startReset(world, address)
        const { links } = await world.takeMail(address)
        const toToken = (link: { url: string }) => new URL(link.url).searchParams.get('token')
        const [token] = links.map(toToken)
        expect(token).toBeTruthy()
        expect(await isJudgedWeak(world, { password })).toBe(false)
        expect(await isJudgedWeak(world, { token, password })).toBe(true)
        const refused = await reset(world, token ?? null, password)
        expect(refused.data.error_type).toBe('weak_password')
        expect((await reset(world, token ?? null)).status).toBe(200)
      },
    )

    test('A8: a used, an expired, an unknown and another project’s link reveal nothing of the address', async () => {
      const world = await start()
      await signUp(world, address)
      const used = await takeReset(world, address)
      await reset(world, used)
      const expired = await takeReset(world, address)
      world.advance(31 * 60_000)
      const other = await start()
      await signUp(other, address)
      const elsewhere = await takeReset(other, address)
      for (const token of [used, expired, elsewhere, 'A'.repeat(43), 'made up'])
        expect(await isJudgedWeak(world, { token, password })).toBe(false)
    })

    test('A8: a link of another browser reveals nothing of the address', async () => {
      const world = await start()
      await signUp(world, address)
      await world.post('/passwords/email/reset/start', {
        email: address,
        code_challenge: challenge,
      })
      const { reset: token } = await takeLinks(world, address)
      for (const code_verifier of [undefined, 'b'.repeat(60)])
        expect(await isJudgedWeak(world, { token, code_verifier, password })).toBe(false)
      expect(await isJudgedWeak(world, { token, code_verifier: verifier, password })).toBe(true)
    })
  })

  test('an unknown token, no token, and one of another project reveal nothing', async () => {
    const world = await start()
    await signUp(world, ada)
    const token = await takeReset(world, ada)
    const other = await start()
    for (const [context, asked] of [
      [world, 'A'.repeat(43)],
      [world, 'made up'],
      [other, token],
    ] as const) {
      const { status, data } = await check(context, asked)
      expect([status, strip(data)]).toEqual([200, nothing])
    }
  })

  test('a magic link is not a reset link: it reveals no address', async () => {
    const world = await start()
    const token = await world.sendLink(ada)
    expect(strip((await check(world, token)).data)).toEqual(nothing)
    const before = await countMails(world)
    expect((await resend(world, token)).status).toBe(200)
    expect(await countMails(world)).toBe(before)
  })

  test('a blocked or deleted user is reported like an unknown one', async () => {
    const world = await start()
    const { data } = await signUp(world, ada)
    const token = await takeReset(world, ada)
    await createHostCalls(world).del(`/users/${data.user_id}`)
    expect(strip((await check(world, token)).data)).toEqual(nothing)
    expect((await resend(world, token)).status).toBe(200)
  })

  test('if the link is bound to its browser, only that browser is told that it is valid', async () => {
    const world = await start()
    await signUp(world, ada)
    await world.post('/passwords/email/reset/start', { email: ada, code_challenge: challenge })
    const { reset: token } = await takeLinks(world, ada)
    expect((await check(world, token)).data.error_type).toBe('pkce_expected_code_verifier')
    const wrong = await check(world, token, { code_verifier: 'b'.repeat(60) })
    expect(wrong.data.error_type).toBe('pkce_mismatch')
    expect(JSON.stringify(wrong.data)).not.toMatch(/ada@|•/)
    const right = await check(world, token, { code_verifier: verifier })
    expect(strip(right.data)).toMatchObject({ is_valid: true, email: ada })
  })

  test('checks are rate-limited like attempts', async () => {
    const world = await start({ project: { rates: { ...productionRates, ...fewGuesses } } })
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push(await check(world, 'A'.repeat(43)))
    expect(answers.at(-1)?.data.error_type).toBe('too_many_requests')
  })

  test('either link of an old mail can request a new mail to the address on file', async () => {
    const world = await start()
    await signUp(world, ada)
    await startReset(world, ada)
    const links = await takeLinks(world, ada)
    expect((await reset(world, links.reset, better)).status).toBe(200)
    world.advance(31 * 60_000)
    for (const token of [links.reset, links.login]) {
      const answer = await resend(world, token)
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.data)).not.toMatch(/ada@|•/)
      const { reset: fresh } = await takeLinks(world, ada)
      expect(fresh).not.toBe(links.reset)
      expect(strip((await check(world, fresh)).data)).toMatchObject({ is_valid: true, email: ada })
      // What was asked anew kills nothing but the resets before it: nobody is signed out by an old link.
      expect((await logIn(world, ada, better)).status).toBe(200)
    }
  })

  test('requesting a new mail with an unknown token gets the response of a used one, but sends no mail', async () => {
    const world = await start()
    await signUp(world, ada)
    const used = await takeReset(world, ada)
    await reset(world, used)
    const before = await countMails(world)
    const shape = ({ status, data }: Awaited<ReturnType<typeof resend>>) => [
      status,
      Object.keys(data).sort(),
    ]
    expect(shape(await resend(world, 'A'.repeat(43)))).toEqual(shape(await resend(world, used)))
    expect(await countMails(world)).toBe(before + 1)
    const options = { reset_password_redirect_url: 'https://evil.example/' }
    const [unknown, known] = [
      await resend(world, 'A'.repeat(43), options),
      await resend(world, used, options),
    ]
    expect(unknown.data.error_type).toBe('no_match_for_provided_magic_link_url')
    expect(known.data.error_type).toBe(unknown.data.error_type)
  })

  test('an old link cannot send more mails than the limit of its address', async () => {
    const world = await start({ project: { rates: productionRates } })
    await signUp(world, ada)
    const token = await takeReset(world, ada)
    const types = []
    for (let count = 0; count < 12; count += 1) {
      types.push((await resend(world, token)).data.error_type)
    }
    expect(types).toContain('too_many_requests')
  })
})
