import { createHash } from 'node:crypto'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import {
  type TestService,
  type TestServiceOptions,
  toWrongCode,
} from '../../testing/create-test-service.ts'
import { listAudit } from '../../testing/read-audit.ts'

const send = '/magic_links/email/login_or_create'
const byLink = '/magic_links/authenticate'
const byCode = '/magic_links/authenticate_code'
const poll = '/magic_links/other_device/poll'
const goOn = '/magic_links/other_device/authenticate'
const decide = '/v1/public/magic_links/other_device'

const laptop = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-site': 'same-site',
}
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
}
const withCode = {
  expirationMinutes: 30,
  requireSameBrowser: false,
  withCode: true,
  otherDevice: true,
}

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const start = async (project: object = {}, more: Partial<TestServiceOptions> = {}) => {
    const world = await fixture.start({ ...more, project: { magicLinks: withCode, ...project } })
    return { world, ...toCalls(world) }
  }
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('a link opened on another device, on %s', (engine) => {
  const { start } = openFixture(engine)

  test('asks for the number that the waiting page shows, and that page signs in', async () => {
    const { world, ask, open, pick, state } = await start({}, { otherDeviceMaxWaitMs: 10_000 })
    const asked = await ask('ada@example.com')
    const page = await open(asked)
    expect(page.status).toBe(200)
    expect(readNumbers(page.text)).toHaveLength(3)
    expect(readNumbers(page.text)).toContain(asked.number)
    expect(page.text).toContain('Chrome on Linux')
    expect(await state(asked)).toBe('pending')
    const [done, answer] = await Promise.all([
      pick(asked, asked.number),
      waitFor(async () => (await state(asked)) === 'approved').then(() =>
        world.post(goOn, { poll_token: asked.pollToken }),
      ),
    ])
    expect(done.text).toContain('<h1>You are signed in there</h1>')
    expect(done.text).toContain('Go on in Chrome on Linux.')
    expect(answer.data.user.emails[0]).toMatchObject({ email: 'ada@example.com', verified: true })
    const me = await world.get('/users/me', { session: answer.data.session_token })
    expect(me.status).toBe(200)
    // used up: the link, the code, the number, and what the page presented
    expect((await world.post(byLink, { token: asked.token })).status).toBe(401)
    expect((await world.post(goOn, { poll_token: asked.pollToken })).data.error_type).toBe(
      'unable_to_auth_magic_link',
    )
    expect((await pick(asked, asked.number)).text).toContain('You are signed in there')
    expect(await state(asked)).toBe('ended')
  })

  test('sends the user back to the first device while its page has not continued yet', async () => {
    const { ask, pick } = await start()
    const asked = await ask('asleep@example.com')
    expect((await pick(asked, asked.number)).text).toContain('Go back to your other device')
  })

  test('opening it, even many times, changes nothing', async () => {
    const { world, ask, open, state } = await start()
    const asked = await ask('scanner@example.com')
    for (let time = 0; time < 3; time++) await open(asked)
    expect(await state(asked)).toBe('pending')
    expect((await world.post(byLink, { token: asked.token })).status).toBe(200)
  })

  test('continues without a question in the requesting browser, also for an older link', async () => {
    const { ask, open } = await start()
    const first = await ask('same@example.com')
    const second = await ask('same@example.com', { headers: { ...laptop, cookie: first.cookie } })
    expect(second.cookie).toBe(first.cookie)
    for (const asked of [first, second]) {
      const page = await open(asked, { ...laptop, cookie: first.cookie })
      expect([page.status, page.headers.location]).toEqual([
        303,
        expect.stringContaining('https://app.example.com/'),
      ])
    }
    const stranger = await open(first, {
      ...laptop,
      cookie: `__Host-portico_browser=${'x'.repeat(43)}`,
    })
    expect(stranger.status).toBe(200)
  })

  test('without a cookie, the same browser at the same IP address continues, any other is asked', async () => {
    const { ask, open } = await start()
    const { 'sec-fetch-site': _, ...apart } = laptop
    for (const headers of [apart, { ...apart, 'sec-fetch-site': 'cross-site' }]) {
      const asked = await ask('apart@example.com', { headers })
      expect((await open(asked, apart)).status).toBe(303)
      expect((await open(asked, phone)).status).toBe(200)
      expect((await open(asked, apart, '198.51.100.9')).status).toBe(200)
    }
  })

  test('the browser cookie is HttpOnly and lives as long as the longest link', async () => {
    const { ask } = await start()
    const { setCookie } = await ask('cookie@example.com')
    expect(setCookie).toMatch(/^__Host-portico_browser=[\w-]{43}; Path=\/; Expires=/)
    expect(setCookie).toMatch(/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('a wrong number rejects the waiting page, and voids link and code', async () => {
    const { world, ask, open, pick, state } = await start()
    const asked = await ask('wrong@example.com')
    const other = readNumbers((await open(asked)).text).find((number) => number !== asked.number)
    expect((await pick(asked, other ?? '')).text).toContain('That was not the number')
    await expectNothing(world, asked)
    expect(await state(asked)).toBe('refused')
    expect((await pick(asked, asked.number)).status).toBe(404)
    expect(await refusals(world)).toEqual([{ method: 'magic_link', reason: 'wrong_number' }])
  })

  test('"I did not ask for this" voids link and code, and the waiting page is told', async () => {
    const { world, ask, choose, state } = await start()
    const asked = await ask('refused@example.com')
    const page = await choose(asked, 'refuse')
    expect(page.text).toContain('<h1>The link no longer works</h1><p>Nobody was signed in.</p>')
    await expectNothing(world, asked)
    expect(await state(asked)).toBe('refused')
    expect(await refusals(world)).toEqual([{ method: 'magic_link', reason: 'not_asked_for' }])
  })

  test('"Sign in here instead" signs in the device where it is pressed, and no other', async () => {
    const { world, ask, choose, state } = await start()
    const asked = await ask('here@example.com')
    const led = await choose(asked, 'here')
    expect(readOnward(led.text)).toBe(
      `https://app.example.com/welcome?from=mail&stytch_token_type=magic_links&token=${asked.token}`,
    )
    expect(await state(asked)).toBe('pending')
    expect((await world.post(byLink, { token: asked.token })).status).toBe(200)
    expect(await state(asked)).toBe('used')
    expect((await world.post(goOn, { poll_token: asked.pollToken })).status).toBe(401)
    expect((await choose(asked, 'here')).status).toBe(404)
  })

  test('a stranger who requested the link and waits is signed in only if the owner picks their number', async () => {
    const { world, ask, open, choose, state } = await start()
    const signIn = (asked: Asked) => world.post(goOn, { poll_token: asked.pollToken })
    const opened = await ask('owner@example.com')
    await open(opened)
    expect((await signIn(opened)).data.error_type).toBe('unable_to_auth_magic_link')
    const used = await ask('owner@example.com')
    await world.post(byLink, { token: used.token })
    const refused = await ask('owner@example.com')
    await choose(refused, 'refuse')
    const unheard = await ask('owner@example.com')
    await choose(unheard, 'nonsense')
    for (const asked of [opened, used, refused, unheard]) {
      expect((await signIn(asked)).status).toBe(401)
      expect(await state(asked)).not.toBe('approved')
    }
  })

  test('only the token in the mail can decide, and only for the page that requested it', async () => {
    const { ask, pick, state } = await start()
    const mine = await ask('mine@example.com')
    const theirs = await ask('theirs@example.com')
    for (const token of [mine.pollToken, 'x'.repeat(43), '', mine.cookie]) {
      expect((await pick({ ...mine, token }, mine.number)).status).toBe(404)
    }
    expect(await state(mine)).toBe('pending')
    await pick(mine, mine.number)
    expect(await state(theirs)).toBe('pending')
    const other = await start()
    expect(await other.state(mine)).toBe('ended')
    expect((await other.world.post(goOn, { poll_token: mine.pollToken })).status).toBe(401)
  })

  test('picking the right number a second time gets the same response', async () => {
    const { ask, pick } = await start()
    const asked = await ask('twice@example.com')
    for (let time = 0; time < 2; time++) {
      expect((await pick(asked, asked.number)).text).toContain('Go back to your other device')
    }
  })

  test('a user who picked the number by mistake can still refuse until the page has continued, and is told if it already has', async () => {
    const { world, ask, pick, choose, state } = await start()
    const asked = await ask('mistake@example.com')
    await pick(asked, asked.number)
    expect((await choose(asked, 'refuse')).text).toContain('Nobody was signed in.')
    expect(await state(asked)).toBe('refused')
    await expectNothing(world, asked)
    expect((await pick(asked, asked.number)).text).not.toContain('You are signed in there')
    const late = await ask('late-mistake@example.com')
    await pick(late, late.number)
    expect((await world.post(goOn, { poll_token: late.pollToken })).status).toBe(200)
    expect((await choose(late, 'refuse')).text).toContain('It is too late to refuse')
  })

  test('five wrong codes end the page’s wait', async () => {
    const { world, ask, state } = await start()
    const asked = await ask('guessed@example.com')
    for (let guess = 1; guess <= 5; guess++) {
      const code = toWrongCode(asked.code, guess)
      await world.post(byCode, { code_id: asked.codeId, code })
    }
    expect(await state(asked)).toBe('ended')
  })

  test.each([false, true])(
    'cookie and wait are the same for known, unknown and blocked users: private mode %s',
    async (privateMode) => {
      const { world } = await start({ privateMode })
      await world.signIn('known@example.com')
      const { user_id } = await world.signIn('stopped@example.com')
      await world.storage.users.update(world.project.projectId, user_id, { blockedAt: world.now() })
      const minutes = { login_expiration_minutes: 5, signup_expiration_minutes: 60 }
      const seen = []
      for (const name of ['known', 'stopped', 'nobody']) {
        const body = { email: `${name}@example.com`, other_device: true, ...minutes }
        const { data, headers } = await world.post(send, body, { headers: laptop })
        const age = /Max-Age=\d+/.exec(String(headers['set-cookie']))?.[0]
        seen.push({ age, pollToken: data.other_device.poll_token })
      }
      world.advance(6 * 60_000)
      const { state } = toCalls(world)
      const told = await Promise.all(
        seen.map(async ({ age, pollToken }) => [age, await state({ pollToken })]),
      )
      expect(told).toEqual(Array(3).fill(['Max-Age=604800', 'pending']))
    },
  )

  test('the link signs in where it is opened when no page waits any more', async () => {
    const { world, ask, open, pick, state } = await start()
    const asked = await ask('gone@example.com')
    await world.post(poll, { poll_token: asked.pollToken, is_leaving: true })
    expect(await state(asked)).toBe('ended')
    expect((await open(asked)).status).toBe(303)
    expect(readOnward((await pick(asked, asked.number)).text)).toContain(asked.token)
    expect((await world.post(goOn, { poll_token: asked.pollToken })).status).toBe(401)
    expect((await world.post(byLink, { token: asked.token })).status).toBe(200)
  })

  test('an approval is void once the user is blocked or the link expires', async () => {
    const { world, ask, pick } = await start()
    const host = createHostCalls(world)
    const { user_id } = await world.signIn('blocked@example.com')
    const asked = await ask('blocked@example.com')
    await pick(asked, asked.number)
    await host.put(`/users/${user_id}/block`)
    expect((await world.post(goOn, { poll_token: asked.pollToken })).status).not.toBe(200)
    await host.put(`/users/${user_id}/unblock`)
    expect((await world.post(goOn, { poll_token: asked.pollToken })).status).toBe(401)
    const late = await ask('late@example.com')
    await pick(late, late.number)
    world.advance(10 * 60_000)
    expect((await world.post(goOn, { poll_token: late.pollToken })).status).toBe(401)
    const slow = await ask('slow@example.com')
    world.advance(30 * 60_000)
    expect((await pick(slow, slow.number)).status).toBe(404)
  })

  test.each([false, true])(
    'a blocked user’s page waits like any other, but is never approved: private mode %s',
    async (privateMode) => {
      const { world, state } = await start({ privateMode })
      const { user_id } = await world.signIn('shut@example.com')
      await world.storage.users.update(world.project.projectId, user_id, { blockedAt: world.now() })
      const body = { email: 'shut@example.com', other_device: true }
      const shut = await world.post(send, body, { headers: laptop })
      const free = await world.post(
        send,
        { ...body, email: 'free@example.com' },
        { headers: laptop },
      )
      expect(Object.keys(shut.data)).toEqual(Object.keys(free.data))
      expect(shut.headers['set-cookie']).toBeDefined()
      expect(await state({ pollToken: shut.data.other_device.poll_token })).toBe('pending')
    },
  )

  test('is not offered if the page does not wait, or the project does not enable it', async () => {
    const { world, open } = await start()
    const plain = await world.post(send, { email: 'plain@example.com' }, { headers: laptop })
    expect(plain.data.other_device).toBeUndefined()
    expect(plain.headers['set-cookie']).toBeUndefined()
    const token = await world.takeToken('plain@example.com')
    expect((await open({ token })).status).toBe(303)
    const off = await start({ magicLinks: { ...withCode, otherDevice: false } })
    const asked = await off.world.post(send, { email: 'off@example.com', other_device: true })
    expect([asked.status, asked.data.other_device]).toEqual([200, undefined])
  })

  test('a link bound to its browser cannot sign in elsewhere, but the waiting page continues with its verifier', async () => {
    const { world, ask, open, pick } = await start({
      magicLinks: { ...withCode, requireSameBrowser: true },
    })
    const verifier = 'v'.repeat(64)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const asked = await ask('pkce@example.com', { body: { code_challenge } })
    const page = await open(asked)
    expect(page.text).not.toContain('Sign in here instead')
    await pick(asked, asked.number)
    const call = (more: object) => world.post(goOn, { poll_token: asked.pollToken, ...more })
    expect((await call({})).data.error_type).toBe('pkce_expected_code_verifier')
    expect((await call({ code_verifier: 'w'.repeat(64) })).data.error_type).toBe('pkce_mismatch')
    expect((await call({ code_verifier: verifier })).status).toBe(200)
  })

  test('all pages of a link are in the language of its mail, whatever the browser prefers', async () => {
    const { ask, open, pick, choose } = await start()
    const german = { headers: { ...laptop, 'accept-language': 'de' } }
    const french = { ...phone, 'accept-language': 'fr' }
    const asked = await ask('mail@example.com', german)
    const pages = [
      await open(asked, french),
      await choose(asked, 'here', french),
      await choose(asked, 'refuse', french),
      await open(asked, french),
      await pick(asked, asked.number, french),
    ]
    expect(pages.map(readTitle)).toEqual([
      'Auf Ihrem anderen Gerät anmelden?',
      'Sie werden angemeldet...',
      'Der Link funktioniert nicht mehr',
      'Dieser Link funktioniert nicht mehr',
      'Dieser Link funktioniert nicht mehr',
    ])
    expect(pages.map(({ headers }) => headers['content-language'])).toEqual(pages.map(() => 'de'))
    const unknown = { token: 'A'.repeat(asked.token.length) }
    expect((await open(unknown, french)).headers['content-language']).toBe('fr')
  })

  test('shows a page that runs no script and posts its form only to the service; without a text in the mail’s language, in the reader’s', async () => {
    const { ask, open } = await start({
      name: 'Ada <b>& Co</b>',
      emailTemplates: [{ templateId: 'own', language: 'fa' }],
    })
    const asked = await ask('words@example.com', { body: { locale: 'fa' } })
    const page = await open(asked, { ...phone, 'accept-language': 'de-AT,de' })
    expect(page.headers['content-language']).toBe('de')
    expect(page.text).toContain('Auf Ihrem anderen Gerät anmelden?')
    expect(page.text).toContain('Chrome on Linux'.replace(' on ', ' auf '))
    expect(page.text).not.toContain('<b>')
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
  })
})

describe.each(pickEngines('postgres'))(
  'a link opened on another device at once, on %s',
  (engine) => {
    const { fixture, start } = openFixture(engine)

    test('of parallel decisions, link and code only one takes effect', async () => {
      const { world, ask, pick, choose } = await start()
      for (let round = 0; round < 8; round++) {
        const asked = await ask(`race-${round}@example.com`)
        const [linked, coded, picked, again, refused] = await Promise.all([
          world.post(byLink, { token: asked.token }),
          world.post(byCode, { code_id: asked.codeId, code: asked.code }),
          pick(asked, asked.number),
          pick(asked, asked.number),
          choose(asked, 'refuse'),
        ])
        const took = await Promise.all(
          [1, 2, 3].map(() => world.post(goOn, { poll_token: asked.pollToken })),
        )
        const sessions = [linked, coded, ...took].filter(({ status }) => status === 200)
        const isRefused = refused.text.includes('Nobody was signed in.')
        expect(sessions.length + Number(isRefused)).toBe(1)
        const isApproved = [picked, again].some(({ text }) => text.includes('other device</h1>'))
        expect(!isApproved && took.some(({ status }) => status === 200)).toBe(false)
      }
    })

    test('the link’s page reports a sign-in on the other device only if it happened', async () => {
      const { world, ask, pick } = await start({}, { otherDeviceMaxWaitMs: 10_000 })
      const asked = await ask('voided@example.com')
      const [page] = await Promise.all([
        pick(asked, asked.number),
        new Promise((resolve) => setTimeout(resolve, 300)).then(() =>
          world.storage.challenges.voidEverything(
            world.project.projectId,
            ['voided@example.com'],
            world.now(),
          ),
        ),
      ])
      expect(page.text).toContain('This link no longer works')
      expect((await world.post(goOn, { poll_token: asked.pollToken })).status).toBe(401)
    })

    test('voiding every secret of a user voids a decision made at the same moment', async () => {
      const { world, ask, pick } = await start()
      const { projectId } = world.project
      for (let round = 0; round < 12; round++) {
        const email = `turn-${round}@example.com`
        const { user_id } = await world.signIn(email)
        const asked = await ask(email)
        await Promise.all([
          pick(asked, asked.number),
          world.storage.transaction(async (tx) => {
            await tx.artefacts.lockForUser(projectId, user_id)
            await tx.challenges.voidEverything(projectId, [user_id, email], world.now())
          }),
        ])
        expect((await world.post(goOn, { poll_token: asked.pollToken })).status).toBe(401)
      }
    })

    test('a decision between the statements of a poll is not mistaken for the end of the link', async () => {
      const { world, ask, choose, state } = await start()
      const asked = await ask('between@example.com')
      const { challenges } = world.storage
      const find = challenges.findBySecret
      const spy = vi.spyOn(challenges, 'findBySecret').mockImplementationOnce(async (...key) => {
        const found = await find(...key)
        await choose(asked, 'refuse')
        return found
      })
      expect(await state(asked)).not.toBe('ended')
      expect(spy).toHaveBeenCalled()
      spy.mockRestore()
      expect(await state(asked)).toBe('refused')
    })

    test('a waiting request is answered as soon as somebody decides, in this process or another', async () => {
      const { world, ask, choose } = await start()
      const neighbour = await fixture.start({ project: world.project })
      for (const [email, place] of [
        ['held@example.com', choose],
        ['beside@example.com', toCalls(neighbour).choose],
      ] as const) {
        const asked = await ask(email)
        const held = world.post(poll, { poll_token: asked.pollToken, wait_seconds: 10 })
        await place(asked, 'refuse')
        expect((await held).data.state).toBe('refused')
      }
      const idle = await ask('idle@example.com')
      const held = world.post(poll, { poll_token: idle.pollToken, wait_seconds: 1 })
      expect((await held).data.state).toBe('pending')
      const tooLong = await world.post(poll, { poll_token: idle.pollToken, wait_seconds: 11 })
      expect(tooLong.status).toBe(400)
    })
  },
)

interface Asked {
  readonly pollToken: string
  readonly number: string
  readonly codeId: string
  readonly code: string
  readonly token: string
  readonly cookie: string
  readonly setCookie: string
}

const readNumbers = (page: string) =>
  [...page.matchAll(/name="number" value="(\d\d)"/g)].map(([, number]) => number ?? '')

/** Where a page leads on by itself. */
const readOnward = (page: string) =>
  /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')

const waitFor = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const readTitle = ({ text }: { readonly text: string }) => /<h1[^>]*>([^<]*)/.exec(text)?.[1]

const refusals = async (world: TestService) =>
  (await listAudit(world))
    .filter(({ action }) => action === 'authentication.refused')
    .map(({ details }) => details)

/** Neither the link, nor the code, nor the page that asked signs anybody in. */
async function expectNothing(world: TestService, asked: Asked): Promise<void> {
  const answers = await Promise.all([
    world.post(byLink, { token: asked.token }),
    world.post(byCode, { code_id: asked.codeId, code: asked.code }),
    world.post(goOn, { poll_token: asked.pollToken }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 401])
}

/** What the page that asks, and whoever opens the link, do. */
function toCalls(world: TestService) {
  const post = (
    { token }: Pick<Asked, 'token'>,
    fields: Readonly<Record<string, string>>,
    headers: object = phone,
  ) =>
    world.send('POST', decide, new URLSearchParams({ token, ...fields }).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  return {
    async ask(
      email: string,
      { headers = laptop, body = {} }: { headers?: Record<string, string>; body?: object } = {},
    ): Promise<Asked> {
      const answer = await world.post(send, { email, other_device: true, ...body }, { headers })
      if (answer.status !== 200) throw new Error(answer.text)
      const { code, links } = await world.takeMail(email)
      const setCookie = String(answer.headers['set-cookie'])
      return {
        pollToken: answer.data.other_device.poll_token,
        number: answer.data.other_device.number,
        codeId: answer.data.code_id,
        code: code ?? '',
        token: new URL(links[0]?.url ?? '').searchParams.get('token') ?? '',
        cookie: setCookie.split(';')[0] ?? '',
        setCookie,
      }
    },
    open: ({ token }: Pick<Asked, 'token'>, headers: Record<string, string> = phone, ip?: string) =>
      world.get(`/v1/public/magic_links/redirect?token=${token}`, { headers, ...(ip && { ip }) }),
    pick: (asked: Pick<Asked, 'token'>, number: string, headers?: Record<string, string>) =>
      post(asked, { number }, headers),
    choose: (asked: Pick<Asked, 'token'>, choice: string, headers?: Record<string, string>) =>
      post(asked, { choice }, headers),
    state: async ({ pollToken }: Pick<Asked, 'pollToken'>): Promise<string> =>
      (await world.post(poll, { poll_token: pollToken })).data.state,
  }
}
