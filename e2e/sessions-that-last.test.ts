/**
 * Eight days without a visit, in a browser that deletes cookies of scripts after seven, as Safari does (docs/sessions-that-last.md).
 */
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createPortico } from '@portico/server'
import { authenticate, porticoHandler } from '@portico/server/express'
import { createWorld, type OpenedPage, openPage, type World } from '@portico/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'

const bundle = fileURLToPath(new URL('../packages/widget/dist/standalone', import.meta.url))
const ada = 'ada@example.com'
const dayMs = 86_400_000

/** Runs in the page before anything else: a cookie that a script writes lasts seven days at most. */
function capCookiesOfScripts() {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (!cookie?.set) throw new Error('This browser keeps cookies elsewhere.')
  const { set } = cookie
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      const mostSeconds = 7 * 86_400
      set.call(
        this,
        text.replace(/max-age=(\d+)/i, (_, seconds) => `max-age=${Math.min(seconds, mostSeconds)}`),
      )
    },
  })
}

const toPage = (world: World, ownOrigin: boolean, email: string | undefined) => `<!doctype html>
<title>Fieldnotes</title><link rel="icon" href="data:,">
${email ? `<h1>Hello, ${email}</h1>` : '<portico-sign-in></portico-sign-in>'}
<script type="module">
  import { Portico } from '${world.origin}/portico.js'
  const portico = new Portico('${world.project.publicToken}', {
    customBaseUrl: ${ownOrigin ? 'location.origin' : `'${world.origin}'`},
  })
  document.querySelector('portico-sign-in')?.render({
    client: portico,
    config: {
      products: ['otp'],
      otpOptions: { methods: ['email'] },
      sessionOptions: { sessionDurationMinutes: 500_000 },
    },
  })
  portico.session.onChange((session) => {
    if (Boolean(session) !== ${Boolean(email)}) location.reload()
  })
</script>`

describe('a year’s session, eight days after the last visit', () => {
  let shared: SharedBrowser
  let world: World
  let server: Server
  let opened: OpenedPage
  beforeAll(async () => {
    shared = await takeBrowser()
  })
  afterAll(() => shared?.release())
  afterEach(async () => {
    await opened?.close()
    server?.closeAllConnections()
    server?.close()
    await world?.stop()
  })

  /** Starts a host whose pages call the service through its own server, or by themselves. */
  async function startHost(hasHandler: boolean): Promise<string> {
    world = await createWorld({
      config: { staticFolders: [bundle] },
      ...(hasHandler && { project: { sessionCookies: { httpOnly: true, domain: null } } }),
    })
    const portico = createPortico({
      baseUrl: world.origin,
      projectId: world.project.projectId,
      secret: world.project.secret,
      now: () => world.clock.now(),
    })
    const sdk = porticoHandler(portico)
    server = createServer(async (request, response) => {
      if (hasHandler && request.url?.startsWith('/sdk/')) return sdk(request, response)
      const { user } = await authenticate(portico, request, response)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(toPage(world, hasHandler, user?.email ?? undefined))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`
  }

  async function signIn(url: string) {
    opened = await openPage(shared.browser)
    const { page } = opened
    await page.addInitScript(capCookiesOfScripts)
    await page.goto(url)
    await page.getByRole('textbox', { name: 'Email' }).fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page
      .getByRole('textbox', { name: 'One-time passcode' })
      .pressSequentially(await world.inbox.codeFor(ada))
    await page.getByRole('heading', { name: `Hello, ${ada}` }).waitFor()
  }

  /** Closes the page, and opens it again after eight days, without the cookies that are over by then. */
  async function comeBack(url: string) {
    const { context, page } = opened
    await page.goto('about:blank')
    world.clock.advance(8 * dayMs)
    for (const { name, expires } of await context.cookies())
      if (expires !== -1 && expires * 1_000 < Date.now() + 8 * dayMs)
        await context.clearCookies({ name })
    await page.goto(url)
  }

  test('a user is signed in through the handler of their own site', async () => {
    const url = await startHost(true)
    await signIn(url)
    await comeBack(url)
    await opened.page.getByRole('heading', { name: `Hello, ${ada}` }).waitFor()
    await opened.expectNoErrors()
  })

  test('a user is signed out where a script of the page wrote the cookies', async () => {
    const url = await startHost(false)
    await signIn(url)
    const capped = Date.now() / 1_000 + 7.1 * 86_400
    for (const { name, expires } of await opened.context.cookies())
      expect([name, expires < capped]).toEqual([name, true])
    await comeBack(url)
    await opened.page.getByRole('textbox', { name: 'Email' }).waitFor()
    expect(await opened.page.getByRole('heading', { name: /Hello/ }).count()).toBe(0)
  })
})
