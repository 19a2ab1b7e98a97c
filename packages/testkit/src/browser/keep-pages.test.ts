import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepPages, type PageKeeper } from './keep-pages.ts'
import { launchBrowser } from './launch-browser.ts'
import type { OpenedPage } from './open-page.ts'

describe('a kept page', () => {
  let browser: Browser
  let pages: PageKeeper
  const origins: string[] = []
  const servers = [1, 2].map(() =>
    createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Page</title><h1>Served</h1>')
    }),
  )

  beforeAll(async () => {
    browser = await launchBrowser()
    for (const server of servers) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
      origins.push(`http://localhost:${port}`)
    }
  })
  beforeEach(() => {
    pages = keepPages(browser)
  })
  afterAll(async () => {
    await browser.close()
    for (const server of servers) server.close()
  })

  const isSame = (one: OpenedPage, other: OpenedPage) => one.page === other.page

  test('is handed out again for the same profile', async () => {
    const first = await pages.open()
    await first.close()
    const second = await pages.open()
    expect(isSame(second, first)).toBe(true)
    expect(second.page.url()).toBe('about:blank')
    await second.close()
    const third = await pages.open({ colorScheme: 'dark' })
    expect(isSame(third, first)).toBe(false)
  })

  test('is handed out once: two that are open at a time are two, and of three the latest two are kept', async () => {
    const [first, second, third] = [await pages.open(), await pages.open(), await pages.open()]
    expect(new Set([first.page, second.page, third.page]).size).toBe(3)
    for (const each of [first, second, third]) await each.close()
    expect(first.page.isClosed()).toBe(true)
    expect(pages.contexts).toEqual([second.context, third.context])
    expect(isSame(await pages.open(), third)).toBe(true)
    expect(isSame(await pages.open(), second)).toBe(true)
    expect(pages.contexts).toEqual([])
  })

  test('keeps no site data, wherever the tab was', async () => {
    const read = async ({ page }: OpenedPage) => {
      const found: string[] = []
      for (const origin of origins) {
        await page.goto(origin)
        found.push(
          await page.evaluate(async () => {
            const databases = (await indexedDB.databases()).map(({ name }) => name)
            const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
            return [document.cookie, ...stored, ...databases, window.name].join()
          }),
        )
      }
      return found
    }
    const first = await pages.open()
    for (const origin of origins) {
      await first.page.goto(origin)
      await first.page.evaluate(async () => {
        // biome-ignore lint/suspicious/noDocumentCookie: what a site may do
        document.cookie = 'cookie=1'
        window.name = 'name'
        localStorage.setItem('local', '1')
        sessionStorage.setItem('session', '1')
        await new Promise((done) => {
          indexedDB.open('database').onsuccess = done
        })
      })
    }
    expect(await read(first)).toEqual(Array(2).fill('cookie=1,local,session,database,name'))
    await first.close()
    const second = await pages.open()
    expect(isSame(second, first)).toBe(true)
    expect(await read(second)).toEqual(Array(2).fill(','))
  })

  test('keeps no route, script, binding, listener, colour scheme, size, device or tab', async () => {
    const origin = origins[0] ?? ''
    const requests: string[] = []
    const first = await pages.open()
    const { page, context } = first
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: 'Routed' }))
    await context.route('**', (route) => route.abort())
    await page.addInitScript(() => Object.assign(window, { ofPage: true }))
    await context.addInitScript(() => Object.assign(window, { ofContext: true }))
    page.on('request', (request) => requests.push(request.url()))
    context.on('request', (request) => requests.push(request.url()))
    await page.exposeBinding('bindingOfPage', () => {})
    await context.exposeFunction('functionOfContext', () => {})
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 480 })
    await first.openTab()
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable', { enableUI: false })
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal' },
    })
    await page.goto(origin)
    expect(await page.locator('body').innerText()).toBe('Routed')
    const before = requests.length
    await first.close()

    const second = await pages.open()
    expect(isSame(second, first)).toBe(true)
    await second.page.goto(origin)
    expect(await page.locator('body').innerText()).toBe('Served')
    expect(requests.length).toBe(before)
    const left = await page.evaluate(() => [
      'ofPage' in window,
      'ofContext' in window,
      'bindingOfPage' in window,
      'functionOfContext' in window,
      matchMedia('(prefers-color-scheme: dark)').matches,
      `${innerWidth} x ${innerHeight}`,
    ])
    expect(left).toEqual([false, false, false, false, false, '800 x 800'])
    expect(page.viewportSize()).toEqual({ width: 800, height: 800 })
    expect(context.pages()).toEqual([page])
    const later = await context.newCDPSession(page)
    await later.send('WebAuthn.enable', { enableUI: false })
    await expect(later.send('WebAuthn.getCredentials', { authenticatorId })).rejects.toThrow(
      /authenticator/i,
    )
  })

  test('has no faults of its last use, and keeps recording its own', async () => {
    const fail = ({ page }: OpenedPage) =>
      page.evaluate(() => void setTimeout(() => console.error('broken')))
    const first = await pages.open()
    await fail(first)
    await expect.poll(() => first.errors).toEqual(['broken'])
    await first.close()
    const second = await pages.open()
    expect(isSame(second, first)).toBe(true)
    await second.expectNoErrors()
    await fail(second)
    await expect.poll(() => second.errors).toEqual(['broken'])
  })

  test.each<[string, (opened: OpenedPage) => Promise<unknown>]>([
    ['a clock', ({ page }) => page.clock.install()],
    ['a clock of the profile', ({ context }) => context.clock.setFixedTime(0)],
    ['a permission', ({ context }) => context.grantPermissions(['clipboard-read'])],
    ['the network switched off', ({ context }) => context.setOffline(true)],
    ['its tab closed', ({ page }) => page.close()],
    ['its process gone', ({ page }) => page.goto('chrome://crash').catch(() => {})],
  ])('is not kept after %s', async (_, act) => {
    const first = await pages.open()
    await act(first)
    await first.close()
    const second = await pages.open()
    expect(isSame(second, first)).toBe(false)
    await second.page.goto(origins[0] ?? '')
    await second.expectNoErrors()
  })

  test('is discarded on request', async () => {
    const first = await pages.open()
    await first.close()
    await pages.drop()
    expect(first.page.isClosed()).toBe(true)
    expect(isSame(await pages.open(), first)).toBe(false)
  })
})
