import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { openPage } from './open-page.ts'
import { runAxe } from './run-axe.ts'

const policy =
  "default-src 'none'; connect-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"

/** Pages with one flaw each, under the strict policy. */
const pages: Record<string, string> = {
  '/good': '<h1>Good</h1><button>Press</button>',
  '/inline': '<h1>Inline</h1><script>alert(1)</script>',
  '/styled': '<h1 style="color: red">Styled</h1>',
  '/nameless': '<h1>Nameless</h1><button></button>',
  '/shadow':
    '<h1>Shadow</h1><div><template shadowrootmode="open"><button></button></template></div>',
  '/throws': '<h1>Throws</h1><script src="/throw.js"></script>',
}

describe('a watched page', () => {
  let browser: Browser
  let isAsked = false
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path === '/never') {
      isAsked = true
      return
    }
    if (path.endsWith('.js')) {
      response.setHeader('content-type', 'text/javascript').end('throw new Error("thrown")')
      return
    }
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy)
    response.end(
      `<!doctype html><html lang="en"><title>Page</title><main>${pages[path] ?? ''}</main>`,
    )
  })
  let origin = ''

  beforeAll(async () => {
    browser = await launchBrowser()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    origin = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await browser.close()
    server.close()
  })

  const open = async (path: string) => {
    const opened = await openPage(browser)
    await opened.page.goto(origin + path)
    return opened
  }

  test('reports nothing when it is sound', async () => {
    const opened = await open('/good')
    await opened.page.clock.install()
    await opened.page.goto(`${origin}/good`)
    await opened.page.getByRole('button').click()
    expect(await opened.page.evaluate(() => document.title)).toBe('Page')
    await opened.page.clock.fastForward(1_000)
    expect(await runAxe(opened.page)).toEqual([])
    await opened.expectNoErrors()
  })

  test.each(['/inline', '/styled'])('reports what the policy blocked: %s', async (path) => {
    const opened = await open(path)
    await expect(opened.expectNoViolations()).rejects.toThrow(/blocked inline/)
  })

  test('reports an uncaught exception', async () => {
    const opened = await open('/throws')
    await opened.expectNoViolations()
    await expect(opened.expectNoErrors()).rejects.toThrow(/thrown/)
  })

  test('closes without an error while a route handler waits for a response', async () => {
    const strays: unknown[] = []
    const note = (error: unknown) => void strays.push(error)
    process.on('unhandledRejection', note)
    const { page, close } = await open('/good')
    const given = new Promise((resolve) => {
      void page.route('**/never', async (route) => {
        await route.fetch().catch((error) => {
          resolve(error)
          throw error
        })
      })
    })
    await page.evaluate(() => void fetch('/never').catch(() => {}))
    await expect.poll(() => isAsked).toBe(true)
    await close()
    expect(await given).toBeInstanceOf(Error)
    await setImmediate()
    process.off('unhandledRejection', note)
    expect(strays).toEqual([])
  })

  test.each(['/nameless', '/shadow'])('is checked by axe: %s', async (path) => {
    const { page } = await open(path)
    expect(await runAxe(page)).toEqual([expect.stringMatching(/^button-name: /)])
  })
})
