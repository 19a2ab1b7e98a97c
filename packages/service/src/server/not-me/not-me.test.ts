import { createAuthenticator } from '@portico/testkit/authenticator'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DevMessage } from '../../senders/create-dev-inbox.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { enrolPasskey, logInByPasskey, takeRequestOptions } from '../../testing/passkey-calls.ts'
import {
  better,
  good,
  isAlive,
  logIn,
  passwordRedirectUrls,
  reset,
  takeReset,
} from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'

const day = 24 * 3_600_000
const email = 'ada@example.com'
const path = '/v1/public/not_me'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Makes the headers of a browser. */
const browser = (name: string, language = 'en-GB,en;q=0.9') => ({
  'user-agent': chrome,
  'accept-language': language,
  'x-sdk-client': Buffer.from(
    JSON.stringify({ persistent_id: name, timezone: 'Europe/Lisbon' }),
  ).toString('base64'),
})

describe.each(pickEngines('sqlite'))('security notices of an account on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: {
      redirectUrls: passwordRedirectUrls,
      allowedOrigins: ['https://app.example.com'],
      mails: { from: null, language: 'en', codeInSubject: true, newSignIn: true },
    },
  })
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const signInFrom = async (world: TestService, name: string, language?: string) => {
    const token = await world.sendLink(email)
    const headers = browser(name, language)
    const answer = await world.post('/magic_links/authenticate', { token }, { headers })
    if (answer.status !== 200) throw new Error(answer.text)
    const session: string = answer.data.session_token
    return session
  }
  const list = async (world: TestService, kind = 'not_me'): Promise<readonly DevMessage[]> => {
    await world.service.deliverNow()
    return world.inbox.list(email).filter(({ links }) => links.some((link) => link.kind === kind))
  }
  const toToken = (mail: DevMessage | undefined) =>
    new URL(mail?.links.find(({ kind }) => kind === 'not_me')?.url ?? '').searchParams.get(
      'token',
    ) ?? ''
  const open = (world: TestService, token: string) => world.get(`${path}?token=${token}`)
  const press = (world: TestService, token: string) =>
    world.post(path, `token=${token}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const setPassword = async (world: TestService, session: string, password = good) => {
    const answer = await world.post('/passwords/session/reset', { password }, { session })
    if (answer.status !== 200) throw new Error(answer.text)
    const renewed: string = answer.data.session_token
    return renewed
  }

  describe('a new sign-in', () => {
    test('is reported when the browser was not seen before, and never for the first one', async () => {
      const world = await start()
      await signInFrom(world, 'laptop')
      await signInFrom(world, 'laptop')
      expect(await list(world)).toEqual([])
      await signInFrom(world, 'phone')
      const [mail, ...others] = await list(world)
      expect(others).toEqual([])
      expect(mail?.subject).toBe('New sign-in to your Example account')
      expect(mail?.text).toContain(
        'When: 15 Jan 2026, 12:00 (Lisbon)\nBrowser: Chrome on Windows\nWith: Link in a mail',
      )
      await signInFrom(world, 'phone')
      expect(await list(world)).toHaveLength(1)
    })

    test('is not reported where the project disables it', async () => {
      const world = await start({
        project: { mails: { from: null, language: 'en', codeInSubject: true, newSignIn: false } },
      })
      await signInFrom(world, 'laptop')
      await signInFrom(world, 'phone')
      expect(await list(world)).toEqual([])
    })

    test('is reported in the language of a known browser, not of the new one', async () => {
      const world = await start()
      await signInFrom(world, 'laptop', 'tlh, de-AT;q=0.9, en;q=0.5')
      await signInFrom(world, 'phone', 'fr')
      const [mail] = await list(world)
      expect(mail?.subject).toBe('Neue Anmeldung bei Ihrem Konto bei Example')
      expect((await open(world, toToken(mail))).text).toContain('Das waren nicht Sie?')
    })

    test('is not reported to an unproved address, nor for a call without a browser', async () => {
      const world = await start()
      const { user_id: userId } = await world.signIn(email)
      await world.signIn(email)
      expect(await world.storage.browsers.findLanguage(world.project.projectId, userId)).toBeNull()
      expect(await list(world)).toEqual([])
    })

    test('is reported in one mail together with a password set in a new browser', async () => {
      const world = await start()
      await signInFrom(world, 'laptop')
      const token = await takeReset(world, email)
      const headers = browser('phone')
      await world.post('/passwords/email/reset', { token, password: good }, { headers })
      expect((await list(world)).map(({ subject }) => subject)).toEqual([
        'A password was set for your Example account',
      ])
    })

    test('NM-01 opening the link changes nothing: the button signs that browser out, and no other', async () => {
      const world = await start()
      const laptop = await signInFrom(world, 'laptop')
      const phone = await signInFrom(world, 'phone')
      const token = toToken((await list(world))[0])
      for (let i = 0; i < 3; i++) {
        const page = await open(world, token)
        expect(page.status).toBe(200)
        expect(page.text.match(/<button/g)).toHaveLength(1)
        expect(page.headers).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-frame-options': 'DENY',
        })
      }
      expect(await isAlive(world, phone)).toBe(true)
      for (let i = 0; i < 2; i++) {
        const page = await press(world, token)
        expect([page.status, page.text]).toEqual([
          200,
          expect.stringContaining('That browser is signed out'),
        ])
        expect(page.text).toContain('https://app.example.com/')
      }
      expect([await isAlive(world, laptop), await isAlive(world, phone)]).toEqual([true, false])
      const entries = (await listAudit(world)).filter(({ details }) => details.reason === 'not_me')
      expect(entries.map(({ action, actorKind }) => [action, actorKind])).toEqual([
        ['session.revoked', 'person'],
      ])
      // The undo made the browser count as new again.
      await signInFrom(world, 'phone')
      expect(await list(world)).toHaveLength(2)
    })
  })

  test.each([
    [
      'a sign-in page of its own',
      { pages: { signIn: 'https://app.example.com/in', changePassword: null } },
      ['https://app.example.com/in', 'https://app.example.com/'],
    ],
    [
      'no such page, but a site',
      { pages: { signIn: null, changePassword: null } },
      ['https://app.example.com/'],
    ],
    [
      'neither',
      { pages: { signIn: null, changePassword: null }, redirectUrls: [], allowedOrigins: [] },
      [],
    ],
  ])(
    'S14: the page that says what was undone begins its buttons with "Sign in again": %s',
    async (_, project, urls) => {
      const world = await start()
      await signInFrom(world, 'laptop')
      await signInFrom(world, 'phone')
      const token = toToken((await list(world))[0])
      // The configuration changed meanwhile.
      const restarted = await start({ project: { ...world.project, ...project } })
      const { text } = await press(restarted, token)
      expect(text).toContain('<div class="hp-disc" data-tone="success">')
      const buttons = [...text.matchAll(/<a class="hp-button"([^>]*) href="([^"]*)">(.*?)<\/a>/g)]
      expect(buttons.map(([, , url]) => url)).toEqual(urls)
      expect(buttons.map(([, kind, , label]) => [kind, label])).toEqual(
        [
          [' data-kind="primary"', 'Sign in again'],
          ['', 'Go to <bdi>Example</bdi>'],
        ].slice(0, urls.length),
      )
    },
  )

  test('NM-02 a passkey that somebody else added is removed with every session it was used in', async () => {
    const world = await start()
    const device = createAuthenticator({ origin: 'https://app.example.com' })
    const own = await signInFrom(world, 'laptop')
    const { session, userId } = await enrolPasskey(world, device, email)
    const used = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    const elsewhere: string = used.data.session_token
    const [mail] = await list(world)
    expect(mail?.subject).toBe('A passkey was added to your Example account')
    expect(mail?.text).toContain('It removes this passkey and signs out the browser that added it.')
    const token = toToken(mail)
    expect((await open(world, token)).status).toBe(200)
    const find = () => world.storage.passkeys.listOfUser(world.project.projectId, userId)
    expect(await find()).toHaveLength(1)
    for (let i = 0; i < 2; i++) {
      expect((await press(world, token)).text).toContain('The passkey is removed')
    }
    expect(await find()).toEqual([])
    const alive = await Promise.all([own, session, elsewhere].map((one) => isAlive(world, one)))
    expect(alive).toEqual([true, false, false])
    const entries = (await listAudit(world)).filter(({ details }) => details.reason === 'not_me')
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'passkey.deleted',
      'session.revoked',
      'session.revoked',
    ])
  })

  describe('a changed password', () => {
    test('NM-03 is locked with every session, and the user gets a reset link', async () => {
      const world = await start()
      await setPassword(world, await signInFrom(world, 'laptop'))
      world.advance(1)
      const thief = await setPassword(world, await signInFrom(world, 'laptop'), better)
      const [mail] = await list(world)
      expect(mail?.subject).toBe('Your Example password was changed')
      const token = toToken(mail)
      await open(world, token)
      const before = await logIn(world, email, better)
      expect(before.status).toBe(200)
      for (let i = 0; i < 2; i++) {
        const page = await press(world, token)
        expect(page.text).toContain('The new password is locked')
        expect(page.text).toContain(`was sent to ${email}`)
      }
      expect((await logIn(world, email, better)).data.error_type).toBe('unauthorized_credentials')
      const sessions = [thief, before.data.session_token]
      expect(await Promise.all(sessions.map((one) => isAlive(world, one)))).toEqual([false, false])
      const [resetMail] = await list(world, 'reset_password')
      expect(resetMail?.text).not.toContain('goes on working')
      const url = resetMail?.links.find(({ kind }) => kind === 'reset_password')?.url ?? ''
      const answer = await reset(world, new URL(url).searchParams.get('token'), good)
      expect(answer.status).toBe(200)
      expect((await logIn(world, email, good)).status).toBe(200)
    })

    test('NM-04 is not undone by an older notice after it was set again', async () => {
      const world = await start()
      const session = await setPassword(world, await signInFrom(world, 'laptop'))
      const token = toToken((await list(world))[0])
      world.advance(1)
      await setPassword(world, session, better)
      const page = await press(world, token)
      expect(page.text).toContain('This has changed since')
      expect(page.text).not.toContain('was sent to')
      expect((await logIn(world, email, better)).status).toBe(200)
    })

    test('NM-05 cannot be hidden by the thief: after a further change the other notices still work', async () => {
      const world = await start()
      await signInFrom(world, 'laptop')
      const thief = await signInFrom(world, 'phone')
      const token = toToken((await list(world))[0])
      const renewed = await setPassword(world, thief)
      expect((await press(world, token)).text).toContain('That browser is signed out')
      expect(await isAlive(world, renewed)).toBe(false)
    })

    test('mentions other browsers only when some were signed out', async () => {
      const world = await start()
      const first = await setPassword(world, await signInFrom(world, 'laptop'))
      expect((await list(world))[0]?.text).not.toContain('signed out')
      await signInFrom(world, 'laptop')
      await setPassword(world, first, better)
      expect((await list(world))[0]?.text).toContain('All other browsers were signed out.')
    })

    test('without a page for resets tells the user where to ask', async () => {
      const redirectUrls = [
        { url: 'https://app.example.com/authenticate', kinds: ['login', 'signup'] as const },
      ]
      const world = await start({ project: { redirectUrls } })
      await setPassword(world, await signInFrom(world, 'laptop'))
      const page = await press(world, toToken((await list(world))[0]))
      expect(page.text).toContain('The new password is locked')
      expect(page.text).toContain('Ask for a new password on the page where you sign in.')
    })
  })

  describe('a token', () => {
    test.each(['', 'x', 'A'.repeat(43), 'null'])(
      'NM-06 that was never issued does nothing: %j',
      async (token) => {
        const world = await start()
        const session = await signInFrom(world, 'laptop')
        for (const answer of [await open(world, token), await press(world, token)]) {
          expect([answer.status, answer.text]).toEqual([
            404,
            expect.stringContaining('This link no longer works'),
          ])
        }
        expect(await isAlive(world, session)).toBe(true)
      },
    )

    test('NM-06 of another kind of link does nothing here, and this one nothing there', async () => {
      const world = await start()
      await signInFrom(world, 'laptop')
      const link = await world.sendLink(email)
      expect((await press(world, link)).status).toBe(404)
      await signInFrom(world, 'phone')
      const token = toToken((await list(world))[0])
      const answer = await world.post('/magic_links/authenticate', { token })
      expect(answer.data.error_type).toBe('unable_to_auth_magic_link')
      expect((await reset(world, token)).data.error_type).toBe(
        'unable_to_auth_password_reset_token',
      )
    })

    test('NM-07 works for seven days and no longer', async () => {
      const world = await start()
      await signInFrom(world, 'laptop')
      await world.post('/sessions/authenticate', {})
      const phone = await world
        .sendLink(email)
        .then((token) =>
          world.post(
            '/magic_links/authenticate',
            { token, session_duration_minutes: 1440 },
            { headers: browser('phone') },
          ),
        )
      expect(phone.status).toBe(200)
      const token = toToken((await list(world))[0])
      world.advance(7 * day - 1)
      expect((await open(world, token)).status).toBe(200)
      world.advance(1)
      expect((await open(world, token)).status).toBe(404)
      expect((await press(world, token)).status).toBe(404)
    })

    test('NM-08 is in no cell of the database', async () => {
      const world = await start()
      await signInFrom(world, 'laptop')
      await signInFrom(world, 'phone')
      const token = toToken((await list(world))[0])
      expect(token).toHaveLength(43)
      const cells = await dumpDatabase(fixture.database)
      expect(cells.filter((cell) => cell.includes(token))).toEqual([])
      expect(cells.filter((cell) => cell.includes('laptop'))).toEqual([])
    })

    test('does nothing once the user is deleted', async () => {
      const world = await start()
      await signInFrom(world, 'laptop')
      await signInFrom(world, 'phone')
      const token = toToken((await list(world))[0])
      const user = await world.storage.users.findByEmail(world.project.projectId, email)
      await world.storage.users.remove(world.project.projectId, user?.userId ?? '')
      expect((await press(world, token)).status).toBe(404)
    })
  })
})
