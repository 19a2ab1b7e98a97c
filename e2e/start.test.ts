import { launchBrowser, openPage, runStartCommand, type StartedCommand } from '@portico/testkit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLongRun } from './support/in-long-run.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

const ada = 'ada@example.com'
const grace = 'grace@example.com'
const linus = 'linus@example.com'

describe('npm start', () => {
  let portico: StartedCommand
  let browser: Browser
  beforeAll(async () => {
    portico = await runStartCommand()
    browser = await launchBrowser({ build: 'full' })
  })
  afterAll(async () => {
    await browser?.close()
    await portico?.stop()
  })

  test('prints its address, and opens a page where a link signs in', async () => {
    expect(portico.output()).toContain(portico.origin)
    const opened = await openPage(browser)
    const { page } = opened
    await page.goto(portico.origin)
    await page.getByRole('textbox', { name: 'Email' }).fill(ada)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const [message] = await portico.loadInbox(ada)
    await page.goto(message?.links[0]?.url ?? '')
    await page.getByRole('heading', { name: 'Signed in' }).waitFor()
    await opened.expectNoErrors()
  })

  inLongRun('e2e/start', 'prints its address, and opens a page where a link signs in')(
    'opens a page where a code signs in',
    async () => {
      const opened = await openPage(browser)
      const { page } = opened
      await page.goto(portico.origin)
      await page.getByRole('switch', { name: 'otp' }).click()
      await page.locator('[role=status][aria-busy=false]').waitFor()
      await page.getByRole('textbox', { name: 'Email' }).fill(grace)
      await page.getByRole('button', { name: 'Continue with email' }).click()
      const field = page.getByRole('textbox', { name: 'One-time passcode' })
      await field.waitFor()
      const [message] = await portico.loadInbox(grace)
      await field.fill(message?.code ?? '')
      await page.getByRole('heading', { name: 'Success!' }).waitFor()
      await opened.expectNoErrors()
    },
  )

  inLongRun('e2e/client-app')('runs a client app beside it, which signs users in', async () => {
    const opened = await openPage(browser)
    const { page } = opened
    await page.goto(portico.origin)
    await page.getByRole('link', { name: 'Client app' }).click()
    expect(portico.output()).toContain(new URL(page.url()).origin)
    const press = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      await button.scrollIntoViewIfNeeded()
      // a pointer allows only what has been seen for a moment
      if (name === 'Allow') await page.locator('[data-sight="plain"]').waitFor()
      await button.click()
    }
    await press('Sign in with Portico')
    await page.getByRole('textbox', { name: 'Email' }).fill(linus)
    await press('Continue with email')
    const field = page.getByRole('textbox', { name: 'One-time passcode' })
    await field.waitFor()
    const [message] = await portico.loadInbox(linus)
    await field.fill(message?.code ?? '')
    await page.getByRole('heading', { name: /^Sign in to Fieldnotes with / }).waitFor()
    await press('Allow')
    await page.getByRole('heading', { name: 'Signed in' }).waitFor()
    // in the ID token and in userinfo
    await expect.poll(() => page.getByText(linus).count()).toBe(2)
    await press('Log out')
    await page.getByRole('button', { name: 'Sign in with Portico' }).waitFor()
    await opened.expectNoErrors()
  })

  test('its link to the console lets the first operator in by a passkey, and no second one', async () => {
    const opened = await openPage(browser)
    const { page } = opened
    await addAuthenticator(page)
    const [link = ''] = /http\S+\/admin#invitation=\S+/.exec(portico.output()) ?? []
    await page.goto(link)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ines Hartmann')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
    await opened.expectNoErrors()

    const other = await openPage(browser)
    await other.page.goto(link)
    await other.page.getByText('This invitation was used, withdrawn, or has expired.').waitFor()
    await other.close()
  })

  test('on a port in use suggests another one and ends with exit code 1', async () => {
    const port = Number(new URL(portico.origin).port)
    const again = runStartCommand(port)
    await expect(again).rejects.toThrow(
      /exit code 1:\n(.*\n)*Port \d+ is in use\. .*PORT=\d+ npm start/,
    )
  })

  test('stops cleanly when told to', async () => {
    const other = await runStartCommand()
    expect(await other.stop()).toBe(0)
    await expect(fetch(other.origin)).rejects.toThrow()
  })
})
