import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type HostPage,
  launchBrowser,
  openPage,
  runStartCommand,
  type StartedCommand,
  startHostPage,
} from '@portico/testkit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const ada = 'ada@example.com'

describe('the plain page, against the service that npm start runs', () => {
  let portico: StartedCommand
  let browser: Browser
  let host: HostPage

  beforeAll(async () => {
    portico = await runStartCommand()
    // the two lines that the README says to change
    const settings = readFileSync(join(here, 'settings.js'), 'utf8')
      .replace('http://localhost:3000', portico.origin)
      .replace('public-token-test-…', portico.publicToken)
    host = await startHostPage({
      html: readFileSync(join(here, 'index.html'), 'utf8'),
      folders: { '/': here },
      files: { '/settings.js': settings },
    })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await host?.stop()
    await portico?.stop()
  })

  test('a user signs up with the link in the mail, and signs out', async () => {
    const opened = await openPage(browser)
    const { page } = opened
    await page.goto(host.origin)
    await page.getByRole('textbox', { name: 'Email' }).fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()

    const [message] = await portico.loadInbox(ada)
    await page.goto(message?.links[0]?.url ?? '')
    await page.getByText(`Signed in as ${ada}.`).waitFor()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    await opened.expectNoErrors()
  })
})
