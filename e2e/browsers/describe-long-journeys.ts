/**
 * What depends on the engine, in the long run: every method in a shadow root, and what browsers do with fields, with a
 * page that is gone back to, and without cookies and storage.
 */
import { isLongRun } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import { byCode, byLink, byPassword, byText } from '../support/configurations.ts'
import { shadow } from '../support/surfaces.ts'
import { type BrowserUnderTest, goThrough, listWays } from './describe-journeys.ts'
import { type PreparedBrowser, prepareBrowser } from './prepare-browser.ts'
import { findWays, submitEmail, waitUntilSignedIn } from './ways.ts'

/** Registers the long journeys of a browser; nothing outside the long run. */
export function describeLongJourneys(browser: BrowserUnderTest): void {
  const { name, isAvailable = true, keepsHistory, launch } = browser
  if (!isLongRun) return
  describe.runIf(isAvailable)(`W1: at length in ${name}`, () => {
    const at = prepareBrowser(launch)

    test.each(listWays(browser))('W1: a user signs in by %s in a shadow root', (_, way) =>
      goThrough(at, way, shadow),
    )
    describeFields(at)
    if (keepsHistory) describeHistory(at)
  })

  describe.runIf(isAvailable)(`W1: without cookies and storage in ${name}`, () => {
    describeWithoutStorage(prepareBrowser(() => launch({ isWithoutStorage: true })))
  })
}

function describeFields(at: PreparedBrowser) {
  const number = '+14155550132'

  test('W1: each field tells the browser what to fill in', async () => {
    const readFilling = (name: string) => async (page: Awaited<ReturnType<typeof at.open>>) => {
      await page.waitFor('textbox', name)
      // the property leaves out what the engine does not know, such as `one-time-code`
      return page.call(() => {
        const field = document.querySelector<HTMLInputElement>('stytch-ui input:not([type=hidden])')
        return [field?.getAttribute('autocomplete'), field?.type, field?.inputMode]
      })
    }
    const email = await at.visit(byLink)
    expect(await readFilling('Email')(email.page)).toEqual(['email', 'email', 'email'])
    const phone = await at.visit(byText)
    expect(await readFilling('Phone number')(phone.page)).toEqual(['tel-national', 'tel', 'tel'])
    await phone.page.fill('Phone number', number)
    await phone.page.press('button', 'Continue with text message')
    expect(await readFilling('One-time passcode')(phone.page)).toEqual([
      'one-time-code',
      'text',
      'numeric',
    ])
    const password = await at.visit(byPassword)
    await submitEmail(password)
    await password.page.waitFor('textbox', 'Password')
    expect(
      await password.page.call(() =>
        [...document.querySelectorAll<HTMLInputElement>('stytch-ui input')].map(
          (field) => field.autocomplete,
        ),
      ),
    ).toEqual(['username', 'new-password'])
  })
}

function describeHistory(at: PreparedBrowser) {
  test('W1: a user who comes back from a provider by Back finds the buttons as they were', async () => {
    for (const way of findWays('oauth')) {
      const { page } = await at.visit(way.mount)
      await page.press('button', 'Continue with Example provider')
      await page.waitFor('textbox', 'Email')
      await page.traverse('back')
      await page.press('button', 'Continue with Example provider')
      await page.waitFor('textbox', 'Email')
      await page.traverse('back')
      await page.traverse('forward')
      await page.waitFor('textbox', 'Email')
    }
  })

  test('W1: Back after a sign-in shows who is signed in, and Back after a sign-out shows nobody', async () => {
    const visit = await at.visit(byCode)
    const { page, host } = visit
    for (const way of findWays('otp').slice(0, 1)) await way.signIn(visit)
    await waitUntilSignedIn(visit)
    await page.open(`${host}/elsewhere`)
    await waitUntilSignedIn(visit)
    await page.traverse('back')
    await waitUntilSignedIn(visit)
    await page.press('button', 'Sign out of Fieldnotes')
    await page.waitFor('text', 'Signed out')
    await page.traverse('forward')
    await page.waitFor('text', 'Signed out')
    await page.expectNoErrors()
  })
}

function describeWithoutStorage(at: PreparedBrowser) {
  test.each([
    ['in the page', byCode],
    ['in a shadow root', byCode],
  ] as const)(
    'W1: a user signs in by a passcode, %s, for as long as the page stays open',
    async (root, mount) => {
      const visit = await at.visit(mount, root === 'in the page' ? undefined : shadow)
      const { page, host } = visit
      for (const way of findWays('otp').slice(0, 1)) await way.signIn(visit)
      await waitUntilSignedIn(visit)
      await page.expectNoErrors()
      await page.open(host)
      await page.waitFor('textbox', 'Email')
    },
  )
}
