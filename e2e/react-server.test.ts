import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWorld, findFreePort, type OpenedPage, openPage, type World } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { type BuiltExample, buildExampleOnce, listReacts } from './react-host/build-example.ts'
import { inLongRun } from './support/in-long-run.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'

const test = takeTurns(import.meta.url)

const name = 'react-server'
const ada = 'ada@example.com'
const greeted = /<h1>Hello, (<!-- -->)?ada@example\.com<\/h1>/

/** The example's server, as its README starts it. */
async function startExample({ origin, project }: World, { folder }: BuiltExample) {
  const port = String(await findFreePort())
  const server = spawn(process.execPath, [`${folder}/server.js`], {
    env: {
      ...process.env,
      PORTICO_URL: origin,
      PORTICO_PROJECT_ID: project.projectId,
      PORTICO_PUBLIC_TOKEN: project.publicToken,
      PORTICO_SECRET: project.secret,
      PORT: port,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return { server, address: `http://localhost:${port}/` }
}

/** Runs in the page before anything else: writes down what it shows after every change of its tree. */
function record() {
  const seen: string[] = []
  Object.assign(window, { seen })
  new MutationObserver(() => {
    const text = document.getElementById('root')?.textContent ?? ''
    if (text && text !== seen.at(-1)) seen.push(text)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

describe('the example examples/react-server', () => {
  let shared: SharedBrowser
  let forBrowser: BuiltExample
  let forServer: BuiltExample
  let world: World
  let server: ChildProcess
  let address: string
  let opened: OpenedPage

  beforeAll(async () => {
    ;({ browser: forBrowser, server: forServer } = await buildExampleOnce(name))
    shared = await takeBrowser()
  })
  afterAll(() => shared?.release())
  beforeEach(async () => {
    world = await createWorld()
    ;({ server, address } = await startExample(world, forServer))
    opened = await openPage(shared.browser)
  })
  afterEach(async () => {
    await opened.close()
    server.kill()
    await world.stop()
  })

  /** What the server sends to somebody with these cookies, before any script runs. */
  const loadHtml = async (cookie = '') => (await fetch(address, { headers: { cookie } })).text()
  const greeting = () => opened.page.getByRole('heading', { name: `Hello, ${ada}` })
  const emailField = () => opened.page.getByRole('textbox', { name: 'Email' })

  async function signIn() {
    const { page } = opened
    await page.goto(address)
    await emailField().fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page.goto(await world.inbox.linkFor(ada))
    await greeting().waitFor()
    const cookies = await opened.context.cookies()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  test('a user signs up with the link in the mail, is greeted, and signs out', async () => {
    await signIn()
    await opened.page.getByRole('button', { name: 'Sign out' }).click()
    await emailField().waitFor()
    expect(await loadHtml()).toMatch(/<stytch-ui><style>.*<input [^>]*type="email"/)
    await opened.expectNoErrors()
  })

  test('the server greets a signed-in user without asking the service, once it has the keys', async () => {
    const cookies = await signIn()
    expect(await loadHtml(cookies)).toMatch(greeted)
    await world.stop()
    const html = await loadHtml(cookies)
    expect(html).toMatch(greeted)
    expect(html).not.toContain('stytch-ui')
  })

  test('a signed-in user sees only the greeting, from the first byte on', async () => {
    await signIn()
    await opened.context.addInitScript(record)
    const confirmed = opened.page.waitForResponse(/sessions\/authenticate/)
    await opened.page.reload()
    await (await confirmed).finished()
    await greeting().waitFor()
    const seen = await opened.page.evaluate(() => Reflect.get(window, 'seen'))
    expect(new Set(seen)).toEqual(new Set([`Hello, ${ada}Sign out`]))
    await opened.expectNoErrors()
  })

  inLongRun('packages/client/src/session/session-cookies')(
    'a modified session cookie does not sign a user in',
    async () => {
      const cookies = await signIn()
      const jwt = cookies.match(/stytch_session_jwt=([^;]*)/)?.[1] ?? ''
      const [header, payload = '', signature] = jwt.split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'user-test-2' }))
      const forged = `${header}.${changed.toString('base64url')}.${signature}`
      const html = await loadHtml(`stytch_session_jwt=${forged}`)
      expect(html).toContain('type="email"')
      expect(html).not.toContain(ada)
    },
  )

  test('React is loaded once', () => {
    const reacts = listReacts(forBrowser.modules).map((file) => file.replace(/.*cjs./, ''))
    expect(reacts.sort()).toEqual([
      'react-dom-client.production.js',
      'react-dom.production.js',
      'react.production.js',
    ])
  })
})
