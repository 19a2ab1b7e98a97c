/**
 * The docs site: its packages are installed from the registry, it is built, and its folder is served as any static server
 * would. Its pages before the build are examined beside the scripts that make them.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type OpenedPage, openPage, runAxe } from '@portico/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildDocs } from '../scripts/docs/build-docs.mjs'
import { finishSite } from '../scripts/docs/finish-site.mjs'
import { installDocsPackages } from '../scripts/docs/install-docs-packages.mjs'
import { serveFolder } from '../scripts/docs/serve-folder.mjs'
import { describeInLongRun } from './support/in-long-run.ts'
import { findDeadLinks, readSite, type SitePage } from './support/read-site.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'

const dist = fileURLToPath(new URL('../apps/docs/dist', import.meta.url))

/** What the first load of a page may cost, as a server compresses it. */
const scriptBudget = 60_000

/** What an npm package may carry of it, packed. */
const packedBudget = 6_000_000

/** Installing, building twice, and visiting every page at two widths; milliseconds. */
const timeout = 900_000

/** The bytes of a folder: each file's path and hash. */
const hashFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    )

test('a build takes earlier versions along, and each page leads to the same site at any address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-docs-'))
  const page = (title: string) =>
    `<!doctype html><title>${title}</title><a href="/start/">Start</a><code>href="/start/"</code><nav><!-- versions --><!-- /versions --></nav>`
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  try {
    for (const path of ['index.html', 'start/index.html', '404.html']) {
      write(`new/${path}`, page('new'))
      write(`earlier/0.1/${path}`, page('old').replace('"/start/"', '"./start/"'))
    }
    write('new/pagefind/pagefind.js', '')
    write('earlier/notes.txt', 'no version')
    finishSite(join(folder, 'new'), { version: '0.2', earlier: join(folder, 'earlier') })
    mkdirSync(join(folder, 'served/deep'), { recursive: true })
    cpSync(join(folder, 'new'), join(folder, 'served/deep/docs'), { recursive: true })
    const server = await serveFolder(join(folder, 'served'), 0)
    try {
      const read = async (path: string) => (await fetch(new URL(path, server.url))).text()
      const start = await read('deep/docs/start/')
      expect(start).toContain('<a href="../start/">')
      // what a page says is not an address
      expect(start).toContain('<code>href="/start/"</code>')
      expect(start).toContain(
        '<a href="../" aria-current="true">0.2</a><a href="../v/0.1/">0.1</a>',
      )
      expect(await read('deep/docs/v/0.1/')).toContain(
        '<a href="../../">0.2</a><a href="../../v/0.1/" aria-current="true">0.1</a>',
      )
      for (const address of ['deep/docs/none', 'deep/docs/v/0.1/404.html', '%', 'deep/docs/%00'])
        expect((await fetch(server.url + address)).status).toBe(404)
      expect((await fetch(`${server.url}deep/docs/start`, { redirect: 'manual' })).status).toBe(301)
      expect((await fetch(`${server.url}%2e%2e%2fearlier/notes.txt`)).status).toBe(404)
    } finally {
      await server.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describeInLongRun('scripts/docs/docs')('the built docs site', () => {
  let pages: SitePage[]
  let shared: SharedBrowser
  let server: Awaited<ReturnType<typeof serveFolder>>
  let opened: OpenedPage

  beforeAll(async () => {
    await installDocsPackages()
    await buildDocs()
    pages = readSite(dist)
    shared = await takeBrowser()
    server = await serveFolder(dist, 0)
  }, timeout)
  afterAll(async () => {
    await server?.close()
    await shared?.release()
  })
  beforeEach(async () => {
    opened = await openPage(shared.browser, { viewport: { width: 1280, height: 900 } })
    return () => opened.close()
  })

  const visit = (address: string, page = opened.page) =>
    page.goto(new URL(address, server.url).href)

  test('has no dead link: each file, and each place on a page', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(findDeadLinks(dist, pages)).toEqual([])
  })

  test('has every page as Markdown at its address, and llms.txt names each of them and nothing else', () => {
    const slugs = pages
      .filter(({ file }) => file !== '404.html' && file !== 'index.html')
      .map(({ file }) => file.replace('/index.html', ''))
    for (const slug of ['index', ...slugs])
      expect(readFileSync(join(dist, `${slug}.md`), 'utf8')).toMatch(/^# \S/)
    const index = readFileSync(join(dist, 'llms.txt'), 'utf8')
    const named = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\.md\): \S/gm)].map(([, slug]) => slug)
    expect(named.toSorted()).toEqual(slugs.toSorted())
    const all = readFileSync(join(dist, 'llms-full.txt'), 'utf8')
    for (const slug of slugs) expect(all).toContain(`<!-- ${slug}.md -->`)
  })

  test('has no axe finding on any page, in light at 1280 px and in dark at 320 px, where none scrolls sideways', {
    timeout,
  }, async () => {
    const dark = await openPage(shared.browser, {
      viewport: { width: 320, height: 700 },
      colorScheme: 'dark',
    })
    try {
      const faults: string[] = []
      for (const { address } of pages) {
        await visit(address)
        await visit(address, dark.page)
        const found = [...(await runAxe(opened.page)), ...(await runAxe(dark.page))]
        const width = await dark.page.evaluate(() => document.documentElement.scrollWidth)
        if (width !== 320) found.push(`is ${width} px wide`)
        faults.push(...found.map((fault) => `${address} ${fault}`))
      }
      expect(faults).toEqual([])
      await dark.expectNoErrors()
    } finally {
      await dark.close()
    }
    await opened.expectNoErrors()
  })

  test.each(['', 'start/', 'frameworks/next/', 'reference/api/back-end-users/'])(
    'loads at most 60 kB of script for /%s, and asks no other host for anything',
    async (path) => {
      const { page } = opened
      const scripts: Promise<Buffer>[] = []
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).origin))
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body())
      })
      await page.goto(new URL(path, server.url).href, { waitUntil: 'networkidle' })
      const html = await page.content()
      const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => Buffer.from(text),
      )
      const sizes = [...(await Promise.all(scripts)), ...inline].map(
        (script) => brotliCompressSync(script).length,
      )
      expect(sizes.length).toBeGreaterThan(1)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(scriptBudget)
      expect([...hosts]).toEqual([new URL(server.url).origin])
    },
  )

  test('finds a page without a server, also where the folder is not the root', {
    timeout,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-docs-'))
    cpSync(dist, join(folder, 'v/0.1'), { recursive: true })
    const below = await serveFolder(folder, 0)
    try {
      const { page } = opened
      await page.goto(`${below.url}v/0.1/reference/api/`)
      await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: 'Search the docs' })
      const found = page.getByRole('listbox', { name: 'Found pages' }).getByRole('option')
      await field.fill('recovery codes')
      await found.first().waitFor()
      expect(await found.first().locator('mark').count()).toBeGreaterThan(0)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname !== '/v/0.1/reference/api/')
      expect(new URL(page.url()).pathname).toMatch(/^\/v\/0\.1\/.+/)
      expect(await page.getByRole('main').textContent()).toMatch(/recovery code/i)

      await page.keyboard.press('Control+k')
      await field.fill('saml')
      await page.getByText('Nothing about “saml”.', { exact: true }).waitFor()
      expect(await found.count()).toBe(0)
      await field.fill('passbook')
      await page.getByText('Nothing about “passbook”. Nearest:').waitFor()
      await found.filter({ hasText: /pass/i }).first().waitFor()
      await opened.expectNoErrors()
    } finally {
      await below.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('shows every tab for the framework that was chosen once, on the next page as well', async () => {
    const { page } = opened
    const chosen = page.getByRole('tab', { selected: true })
    await visit('/start/')
    expect(await chosen.allTextContents()).toEqual(['HTML', 'HTML', 'HTML'])
    await page.getByRole('tab', { name: 'SvelteKit' }).first().click()
    expect(await chosen.allTextContents()).toEqual(['SvelteKit', 'SvelteKit', 'SvelteKit'])
    expect(new URL(page.url()).search).toBe('?for=sveltekit')
    await visit('/react/')
    await page.goBack()
    await visit('/start/')
    expect(await chosen.allTextContents()).toEqual(['SvelteKit', 'SvelteKit', 'SvelteKit'])
    await page.getByLabel('Written for').first().selectOption('Nuxt')
    expect(await chosen.allTextContents()).toEqual(['Nuxt', 'Nuxt', 'Nuxt'])
    // an address decides over what was kept
    await visit('/start/?for=hono')
    expect(await chosen.allTextContents()).toEqual(['Hono', 'Hono', 'Hono'])
    await page.keyboard.press('Tab')
    await chosen.first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await chosen.first().textContent()).toBe('Express')
  })

  test('copies a block as the example has it', async () => {
    const { page, context } = opened
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit('/frameworks/next/')
    await page
      .locator('figure', { hasText: 'proxy.ts' })
      .getByRole('button', { name: 'Copy' })
      .click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const source = fileURLToPath(new URL('../examples/next/proxy.ts', import.meta.url))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readFileSync(source, 'utf8').trimEnd(),
    )
  })

  test('keeps the scheme that was chosen, and shows the pictures of it', async () => {
    const { page } = opened
    await visit('/screens/')
    const light = page.locator('.picture.only-light img').first()
    await light.waitFor()
    await page.getByRole('button', { name: 'Change between light and dark' }).click()
    await light.waitFor({ state: 'hidden' })
    await page.reload()
    await page.locator('.picture.only-dark img').first().waitFor()
    expect(await light.isVisible()).toBe(false)
  })

  test('is readable without JavaScript: every tab, and no button that does nothing', async () => {
    const context = await shared.browser.newContext({ javaScriptEnabled: false })
    try {
      const page = await context.newPage()
      await visit('/start/', page)
      expect(await page.locator('portico-tabs > section:visible').count()).toBe(27)
      expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    } finally {
      await context.close()
    }
  })

  test('packs into less than 6 MB, and a second build has the same bytes', {
    timeout,
  }, async () => {
    const first = hashFolder(dist)
    const size = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((file) => join(dist, file))
      .filter((file) => statSync(file).isFile())
      .map((file) => brotliCompressSync(readFileSync(file)).length)
      .reduce((sum, one) => sum + one, 0)
    expect(size).toBeLessThan(packedBudget)
    await buildDocs()
    expect(hashFolder(dist)).toEqual(first)
  })
})
