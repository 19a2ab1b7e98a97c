import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createWorld,
  type HostPage,
  launchBrowser,
  openPage,
  startHostPage,
  type World,
} from '@portico/testkit'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const example = fileURLToPath(new URL('../examples/react-vite', import.meta.url))
const ada = 'ada@example.com'

describe('the example examples/react-vite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-react-vite-'))
  let world: World
  let browser: Browser
  let host: HostPage
  let modules: string[]

  beforeAll(async () => {
    world = await createWorld()
    const output = await build({
      root: example,
      logLevel: 'warn',
      // the packages from their sources, so that none has to be built before
      resolve: { conditions: ['source', 'module', 'browser', 'production', 'default'] },
      // the two lines that the README says to change
      define: {
        'import.meta.env.VITE_PORTICO_URL': JSON.stringify(world.origin),
        'import.meta.env.VITE_PORTICO_PUBLIC_TOKEN': JSON.stringify(world.project.publicToken),
      },
      build: { outDir: folder, emptyOutDir: true },
    })
    const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
    modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const page = files.find(({ fileName }) => fileName === 'index.html')
    const html = page?.type === 'asset' ? String(page.source) : ''
    host = await startHostPage({ html, folders: { '/': folder } })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await host?.stop()
    await world?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a person signs up by the link in the mail, is greeted, and signs out', async () => {
    const opened = await openPage(browser)
    const { page } = opened
    await page.goto(host.origin)
    const field = page.getByRole('textbox', { name: 'Email' })
    await field.fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()

    await page.goto(await world.inbox.linkFor(ada))
    const greeting = page.getByRole('heading', { name: `Hello, ${ada}` })
    await greeting.waitFor()
    expect(page.url()).toBe(`${host.origin}/`)
    await page.reload()
    await greeting.waitFor()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await field.waitFor()
    await opened.expectNoErrors()
  })

  test('a link that was used says so', async () => {
    const opened = await openPage(browser)
    const { page } = opened
    await page.goto(`${host.origin}/?stytch_token_type=magic_links&token=used`)
    await page
      .getByRole('alert')
      .getByText(/already used or expired/)
      .waitFor()
    await opened.expectNoErrors()
  })

  test('React is loaded once', () => {
    const reacts = modules.filter((file) => /\/react\/cjs\/react\.\w+\.js$/.test(file))
    const renderers = modules.filter((file) => /\/react-dom-client\.\w+\.js$|preact/.test(file))
    expect([reacts.length, renderers.length]).toEqual([1, 1])
  })
})
