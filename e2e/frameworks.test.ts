/**
 * The examples for a host's own server, one a framework: each is installed from the registry, built and started as its README
 * says, and goes through the same journey.
 */
import { fileURLToPath } from 'node:url'
import { createWorld, type OpenedPage, openPage, type World } from '@portico/testkit'
import { isLongRun, takeFirst, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import {
  type FrameworkExample,
  type FrameworkHost,
  installExample,
} from './support/framework-host.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'

const test = takeTurns(import.meta.url)

const bundle = fileURLToPath(new URL('../packages/widget/dist/standalone', import.meta.url))
const ada = 'ada@example.com'
const jwtCookie = 'stytch_session_jwt'
const sixMinutes = 6 * 60_000
const reloads = isLongRun ? 100 : 5

const rbac = {
  roles: [{ role_id: 'editor', description: 'Writes.', permissions: [] }],
  resources: [],
  scopes: [],
}

/** Installing and building takes what the registry and the framework take; milliseconds. */
const timeout = 600_000

const frameworks = ['express', 'hono', 'astro', 'sveltekit', 'nuxt', 'react-router', 'next']

/** Runs in the page before anything else: notes which of the two states it shows after every change of its tree. */
function record() {
  const seen = new Set<string>()
  Object.assign(window, { seen })
  const look = () => {
    const text = document.body?.textContent ?? ''
    if (/Hello, /.test(text)) seen.add('signed in')
    // the card, filled or not
    if (document.querySelector('portico-sign-in, stytch-ui')) seen.add('signed out')
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
}

const readSeen = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]) // set by `record`

describe.each(takeFirst(frameworks))('the example for %s', (name) => {
  let example: FrameworkExample
  let shared: SharedBrowser
  let world: World
  let host: FrameworkHost
  let opened: OpenedPage

  beforeAll(async () => {
    example = await installExample(name)
    shared = await takeBrowser()
  }, timeout)
  afterAll(async () => {
    await shared?.release()
    example?.remove()
  })
  beforeEach(async () => {
    world = await createWorld({
      project: { sessionCookies: { httpOnly: true, domain: null }, rbac },
      config: { staticFolders: [bundle] },
    })
    host = await example.start(world)
    opened = await openPage(shared.browser)
  })
  afterEach(async () => {
    await opened?.close()
    await host?.stop()
    await world?.stop()
  })

  const greeting = (page = opened.page) => page.getByRole('heading', { name: `Hello, ${ada}` })
  const emailField = (page = opened.page) => page.getByRole('textbox', { name: 'Email' })

  async function signIn() {
    const { page } = opened
    await page.goto(host.origin)
    await emailField().fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page
      .getByRole('textbox', { name: 'One-time passcode' })
      .pressSequentially(await world.inbox.codeFor(ada))
    await greeting().waitFor()
  }

  /** What the server itself sends to this browser, before any script runs. */
  async function loadHtml(path = '/') {
    const cookies = await opened.context.cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answer = await fetch(host.origin + path, { headers: { cookie }, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** The browser's JWT, if it has one. */
  const findJwt = async () =>
    (await opened.context.cookies()).find((cookie) => cookie.name === jwtCookie)

  test(
    'a user signs up, is known after a reload, and six minutes later without the JWT',
    async () => {
      const { page, context } = opened
      await signIn()
      await page.reload()
      await greeting().waitFor()
      expect((await loadHtml()).text).toContain(ada)

      const cookies = await context.cookies()
      expect(cookies.filter(({ name }) => name.startsWith('stytch_session'))).toMatchObject([
        { httpOnly: true, sameSite: 'Lax' },
        { httpOnly: true, sameSite: 'Lax' },
      ])
      // no page holds a token
      expect(
        await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage })),
      ).not.toMatch(/eyJ|stytch_session(_jwt)?=/)

      world.clock.advance(sixMinutes)
      host.advance(sixMinutes)
      await context.clearCookies({ name: jwtCookie })
      await page.reload()
      await greeting().waitFor()
      expect(await findJwt()).toMatchObject({ httpOnly: true })
      await opened.expectNoErrors()
    },
    timeout,
  )

  test(
    'a page is rendered for members alone, and a route is guarded by a role',
    async () => {
      expect(await loadHtml('/members')).toMatchObject({ status: expect.toSatisfy(isRedirect) })
      await signIn()
      const { page, context } = opened
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      await page.goto(`${host.origin}/members`)
      await page.getByText(`You are ${ada}.`).waitFor()
      await page.waitForLoadState('networkidle')
      expect(loads).toBe(1)
      const members = await loadHtml('/members')
      expect(members.text).toContain(ada)
      expect(members.headers.get('cache-control')).toMatch(/private|no-store/)

      expect((await loadHtml('/editors')).status).toBe(403)
      const { projectId, secret } = world.project
      const call = async (path: string, body: object, method = 'PUT') => {
        const answer = await fetch(`${world.origin}/v1/${path}`, {
          method,
          headers: {
            authorization: `Basic ${btoa(`${projectId}:${secret}`)}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        })
        expect(answer.status).toBe(200)
        return answer.json()
      }
      const { results } = await call('users/search', {}, 'POST')
      await call(`users/${results[0].user_id}`, { roles: ['editor'] })
      await context.clearCookies({ name: jwtCookie })
      await page.goto(`${host.origin}/editors`)
      await page.getByRole('heading', { name: 'Editors' }).waitFor()
      await opened.expectNoErrors()
    },
    timeout,
  )

  test(
    'a sign-out in another tab reaches this one, and the server',
    async () => {
      await signIn()
      const other = await opened.openTab()
      await other.goto(host.origin)
      await other.getByRole('button', { name: 'Sign out' }).click()
      await emailField(other).waitFor()
      await emailField().waitFor()
      const { text } = await loadHtml()
      expect(text).not.toContain(ada)
      expect(await loadHtml('/members')).toMatchObject({ status: expect.toSatisfy(isRedirect) })
      await opened.expectNoErrors()
    },
    timeout,
  )

  test(
    `${reloads} reloads never show the wrong state`,
    async () => {
      const { page } = opened
      const look = async (state: string, isShown: () => Promise<unknown>) => {
        for (let i = 0; i < reloads; i += 1) {
          await page.reload()
          await isShown()
          expect(await readSeen(page)).toEqual([state])
        }
      }
      await page.addInitScript(record)
      await page.goto(host.origin)
      await look('signed out', () => emailField().waitFor())
      await signIn()
      await look('signed in', () => greeting().waitFor())
      await opened.expectNoErrors()
    },
    timeout,
  )
})

const isRedirect = (status: number) => [302, 303, 307].includes(status)
