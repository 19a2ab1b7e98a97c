import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  findFreePort,
  type HostPage,
  launchBrowser,
  openPage,
  startHostPage,
} from '@portico/testkit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const ada = 'ada@example.com'

describe('the plain page, against the service that npm start runs', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-example-'))
  let service: ChildProcess
  let browser: Browser
  let page: HostPage
  let origin = ''

  beforeAll(async () => {
    const port = await findFreePort()
    origin = `http://localhost:${port}`
    service = spawn(process.execPath, [start], {
      env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder, VITEST: '' },
      stdio: 'ignore',
    })
    await vi.waitUntil(() => isReady(origin), { timeout: 120_000, interval: 200 })
    const project = await readJson<{ public_token: string }>('/dev/project')

    // the two lines that the README says to change
    const settings = readFileSync(join(here, 'settings.js'), 'utf8')
      .replace('http://localhost:3000', origin)
      .replace('public-token-test-…', project.public_token)
    page = await startHostPage({
      html: readFileSync(join(here, 'index.html'), 'utf8'),
      folders: { '/': here },
      files: { '/settings.js': settings },
    })
    browser = await launchBrowser()
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    await page?.stop()
    const ended = new Promise((resolve) => service.once('exit', resolve))
    service.kill('SIGTERM')
    await ended
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const readJson = async <T>(path: string): Promise<T> => (await fetch(origin + path)).json()

  test('a person signs up by the link in the mail, and signs out', async () => {
    const opened = await openPage(browser)
    const { page: tab } = opened
    await tab.goto(page.origin)
    await tab.getByRole('textbox', { name: 'Email' }).fill(ada)
    await tab.getByRole('button', { name: 'Continue with email' }).click()
    await tab.getByRole('heading', { name: 'Check your email' }).waitFor()

    const inbox = await readJson<{ links: { url: string }[] }[]>(
      `/dev/inbox?to=${encodeURIComponent(ada)}`,
    )
    await tab.goto(inbox[0]?.links[0]?.url ?? '')
    await tab.getByText(`Signed in as ${ada}.`).waitFor()

    await tab.getByRole('button', { name: 'Sign out' }).click()
    await tab.getByRole('textbox', { name: 'Email' }).waitFor()
    await opened.expectNoErrors()
  })
})

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}
