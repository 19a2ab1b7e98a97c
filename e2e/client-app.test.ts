import { sessions } from '@portico/contract'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { createTestProject } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { type ClientAppFixture, prepareClientApp } from './support/client-app-fixture.ts'
import { inLongRun } from './support/in-long-run.ts'
import { addAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const consent = 'Sign in to Inkwell with Fieldnotes'
const start = prepareClientApp()

/** Scrolls through the page of consent, and expects the whole of Deny beside the whole of Allow. */
async function expectDenyInView({ page }: Pick<ClientAppFixture, 'page'>) {
  const allow = page.getByRole('button', { name: 'Allow' })
  const deny = page.getByRole('button', { name: 'Deny' })
  await allow.waitFor()
  const height = page.viewportSize()?.height ?? 0
  const isWhole = async (button: typeof allow) => {
    const box = await button.boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= height
  }
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top <= bottom; top += 40) {
    await page.evaluate((y) => scrollTo(0, y), top)
    if (await isWhole(allow)) expect([top, await isWhole(deny)]).toEqual([top, true])
  }
}

describe('a client app using openid-client, through the hosted pages', () => {
  test('a new user signs in and allows the app, which learns who they are, and E14: at 390 x 844 Deny is in view whenever Allow is', async () => {
    const at = await start()
    await at.page.setViewportSize({ width: 390, height: 844 })
    await at.press('Sign in with Portico')
    await at.page.getByRole('heading', { name: 'Sign in to Inkwell' }).waitFor()
    await at.signIn()
    await at.page.getByRole('heading', { name: consent }).waitFor()
    await expectDenyInView(at)
    const privacy = at.page.getByRole('link', { name: 'Privacy policy' })
    expect(await privacy.getAttribute('href')).toBe('https://inkwell.example/privacy')
    await at.press('Allow')
    await at.waitForAccount()
    const claims = await at.readValues('ID token')
    expect(claims).toMatchObject({ iss: at.world.origin, aud: 'fieldnotes' })
    expect(await at.readValues('Userinfo')).toMatchObject({
      sub: claims.sub ?? '',
      email: 'ada@example.com',
      email_verified: 'true',
    })
    await at.opened.expectNoErrors()
  })

  // the size above is one of each change
  test.each(takeRows([[320, 568]] as const, []))(
    'E14: at %i x %i Deny is in view whenever Allow is',
    async (width, height) => {
      const at = await start()
      await at.page.setViewportSize({ width, height })
      await at.press('Sign in with Portico')
      await at.signIn()
      await expectDenyInView(at)
    },
  )

  inLongRun('e2e/hosted-states')(
    'the pages have the preset and the accent colour of the project, in light and in dark',
    async () => {
      const button = {
        light: { fill: '#4B3FA7', text: '#FFFFFF' },
        dark: { fill: '#BDB4F7', text: '#17133A' },
      }
      const at = await start({
        project: {
          brand: {
            logoUrl: null,
            button,
            accent: button,
            theme: 'quartz',
            postalLine: null,
            helpUrl: null,
          },
        },
      })
      await at.press('Sign in with Portico')
      const read = (selector: string, name: string) =>
        at.page
          .locator(selector)
          .first()
          .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name)
      await at.page.getByRole('button', { name: 'Continue with email' }).waitFor()
      expect(await read('.st-card', 'border-radius')).toBe('12px')
      expect(await read('body', 'background-color')).toBe('rgb(247, 247, 249)')
      expect(await read('.st-button', 'background-color')).toBe('rgb(75, 63, 167)')
      await at.page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => read('.st-button', 'background-color')).toBe('rgb(189, 180, 247)')
      expect(await read('.st-button', 'color')).toBe('rgb(23, 19, 58)')
      expect(await read('body', 'background-color')).toBe('rgb(11, 12, 15)')
      await at.page.goto(`${at.world.origin}/v1/public/about?project=${at.world.project.projectId}`)
      expect(await read('.hp-card', 'border-radius')).toBe('12px')
      expect(await read('body', '--accent')).toBe('#BDB4F7')
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/passkeys')(
    'a user with a passkey signs in with it on the hosted page',
    async () => {
      const at = await start({
        project: {
          identityProvider: {
            ...createTestProject().identityProvider,
            path: '',
            signInMethods: ['otp', 'passkeys'],
          },
        },
      })
      await withoutAutofill(at.page)
      await addAuthenticator(at.page)
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.page.getByRole('heading', { name: consent }).waitFor()
      // in words: what is a function here has its imports rewritten
      await at.page.evaluate(
        `import('/portico.js').then(({ StytchUIClient }) =>
        new StytchUIClient('${at.world.project.publicToken}').webauthn.register({ is_passkey: true }))`,
      )
      await at.page.context().clearCookies()

      await at.page.goto(at.appUrl)
      await at.press('Sign in with Portico')
      await at.press('Login with a Passkey')
      await at.press('Allow')
      await at.waitForAccount()
      expect(await at.readValues('Userinfo')).toMatchObject({ email: 'ada@example.com' })
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/endpoints/tokens-over-time')(
    'the app can refresh its tokens repeatedly',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      for (const refreshes of ['1', '2', '3']) {
        await at.press('Refresh')
        await at.page.locator(`dt:text-is("refreshes") + dd:text-is("${refreshes}")`).waitFor()
      }
      expect(await at.readValues('Userinfo')).toMatchObject({ email: 'ada@example.com' })
    },
  )

  inLongRun('packages/service/src/identity-provider/authorize/consent')(
    'a user who denies returns to the app, which receives the error',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.press('Deny')
      expect(await at.readNotice()).toContain('access_denied')
      await at.page.getByRole('button', { name: 'Sign in with Portico' }).waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/identity-provider')(
    'the user sees which account consents, and can switch to another one for the same request',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.page.getByRole('heading', { name: consent }).waitFor()
      await at.page.getByText('ada@example.com').waitFor()
      const asked = at.page.url()
      await at.press('Use another account')
      await at.page.locator('p:focus', { hasText: 'Sign in to continue to Inkwell.' }).waitFor()
      await at.signIn('grace@example.com')
      await at.page.getByRole('heading', { name: consent }).waitFor()
      await at.page.getByText('grace@example.com').waitFor()
      await expect.poll(() => at.page.url()).toBe(asked)
      await at.press('Allow')
      await at.waitForAccount()
      expect(await at.readValues('Userinfo')).toMatchObject({ email: 'grace@example.com' })
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/authorize/prompts').each(
    takeFirst([
      ['the account that is there', 'ada@example.com'],
      ['another one', 'grace@example.com'],
    ]),
  )('an app that asks for account selection gets %s', async (_, email) => {
    const at = await start()
    await openChoice(at, 'prompt=select_account')
    await at.page.getByText('to go on to Inkwell').waitFor()
    await goOnAs(at, email, async () => {
      await at.page.getByRole('heading', { name: 'Sign in to Inkwell' }).waitFor()
    })
  })

  inLongRun('packages/service/src/identity-provider/authorize/prompts').each(
    takeFirst([
      ['the account that is there', 'ada@example.com'],
      ['the one that was hinted', 'grace@example.com'],
      ['a third one', 'eve@example.com'],
    ]),
  )('I9: an app that hints at another account than the one signed in gets %s', async (_, email) => {
    const at = await start()
    await openChoice(at, 'login_hint=grace%40example.com')
    await goOnAs(at, email, async () => {
      const field = at.page.getByRole('textbox', { name: 'Email' })
      await expect.poll(() => field.inputValue()).toBe('grace@example.com')
    })
  })

  inLongRun('packages/service/src/identity-provider/hosted-pages/remembered-accounts')(
    'I9: the hosted page remembers who signed in on this browser, until they log out or are taken off',
    async () => {
      const at = await start()
      const { page, world } = at
      const [ada, grace] = ['ada@example.com', 'grace@example.com']
      const heading = page.getByRole('heading', { name: 'Choose an account' })
      const rows = page.getByRole('listitem')
      await at.press('Sign in with Portico')
      await at.signIn(ada)
      await page.getByRole('heading', { name: consent }).waitFor()
      const asked = page.url()
      // A choice holds for its request: each is another one.
      const toChoice = (time: number) => `${asked}&prompt=select_account&max_age=${100_000 + time}`
      await page.goto(toChoice(1))
      await heading.waitFor()
      world.clock.advance(1_000)
      await at.press('Use another account')
      await at.signIn(grace)
      await page.locator('.st-account-frame').getByText(grace).waitFor()

      // The account that is not signed in begins with its address, by keyboard alone.
      await page.goto(toChoice(2))
      await heading.waitFor()
      world.clock.advance(61_000)
      expect(await rows.count()).toBe(3)
      await page.getByRole('button', { name: `${ada} Signed out` }).focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-state="signing-in"]:focus-within').waitFor()
      const field = page.getByRole('textbox', { name: 'Email' })
      await expect.poll(() => field.inputValue()).toBe(ada)
      await at.signIn(ada)
      await page.locator('.st-account-frame').getByText(ada).waitFor()

      await page.goto(toChoice(3))
      await heading.waitFor()
      await at.press('Remove an account from this list')
      await at.press('Done')
      await at.press('Remove an account from this list')
      await at.press(`Remove ${grace} from this list`)
      await page.locator('h1:focus', { hasText: 'Choose an account' }).waitFor()
      expect(await rows.count()).toBe(2)
      await page.reload()
      await heading.waitFor()
      expect(await rows.count()).toBe(2)

      await page.goto(`${world.origin}/v1/oauth2/logout`)
      await at.press('Log out')
      await page.getByRole('heading', { name: 'You are logged out' }).waitFor()
      await page.goto(at.appUrl)
      await at.press('Sign in with Portico')
      await page.getByRole('heading', { name: 'Sign in to Inkwell' }).waitFor()
      expect(await heading.count()).toBe(0)
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/identity-provider').each(
    takeFirst([
      ['before they press', false],
      ['when they press', true],
    ]),
  )(
    'a user whose session ended, noticed %s Allow, signs in again on the consent page',
    async (_, isByPress) => {
      const at = await start()
      await at.press('Sign in with Portico')
      // what the page asks on load is answered before the session ends
      const confirmed = at.page.waitForResponse('**/sessions/authenticate')
      await at.signIn()
      await at.page.getByRole('heading', { name: consent }).waitFor()
      await confirmed
      const asked = at.page.url()
      if (isByPress) {
        const cookies = await at.opened.context.cookies(at.world.origin)
        const session = cookies.find(({ name }) => name === 'stytch_session')?.value ?? ''
        await at.world.call(sessions.revoke, undefined, { session })
        await at.press('Allow')
      } else {
        const tab = await at.opened.openTab()
        await tab.goto(`${at.world.origin}/v1/oauth2/logout`)
        await tab.getByRole('button', { name: 'Log out' }).click()
        await tab.getByRole('heading', { name: 'You are logged out' }).waitFor()
      }
      await at.page
        .locator('p:focus', {
          hasText: 'Your session has ended. Sign in to continue to Inkwell.',
        })
        .waitFor()
      await at.signIn('grace@example.com')
      await at.page.getByRole('heading', { name: consent }).waitFor()
      await expect.poll(() => at.page.url()).toBe(asked)
      await at.press('Allow')
      await at.waitForAccount()
      expect(await at.readValues('Userinfo')).toMatchObject({ email: 'grace@example.com' })
    },
  )

  inLongRun('packages/service/src/identity-provider/authorize/consent')(
    'a consent is remembered: no page is shown unless the app asks for one',
    async () => {
      const at = await start()
      await at.press('prompt=none')
      expect(await at.readNotice()).toContain('login_required')
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.page.getByRole('heading', { name: consent }).waitFor()
      await at.page.goto(at.appUrl)
      await at.press('prompt=none')
      expect(await at.readNotice()).toContain('consent_required')
      await at.press('Sign in with Portico')
      await at.press('Allow')
      await at.waitForAccount()
      const first = await at.readValues('ID token')

      const other = await at.world.storage.clients.find(at.world.project.projectId, 'fieldnotes')
      expect(other?.isActive).toBe(true)
      for (const prompt of ['Sign in with Portico', 'prompt=none']) {
        await forgetVisitor(at)
        await at.press(prompt)
        await at.waitForAccount()
        expect(await at.readValues('ID token')).toMatchObject({ sub: first.sub ?? '' })
      }
      await forgetVisitor(at)
      await at.press('prompt=consent')
      await at.page.getByRole('heading', { name: consent }).waitFor()
      await at.press('Allow')
      await at.waitForAccount()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/authorize/prompts')(
    'prompt=login requires a new proof, and the app sees the later auth_time',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      await forgetVisitor(at)
      await at.press('prompt=login')
      await at.page.getByRole('textbox', { name: 'Email' }).waitFor()
      // the clock of a world stands still: younger is what comes after the demand
      at.world.clock.advance(5_000)
      await at.signIn()
      await at.waitForAccount()
      const { auth_time: provedAt } = await at.readValues('ID token')
      expect(Number(provedAt)).toBe(Math.floor(at.world.clock.now() / 1_000))
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/identity-provider')(
    'a log-out requested by the app ends the session at the service, without a question',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      await at.press('Log out')
      await at.page.getByRole('button', { name: 'Sign in with Portico' }).waitFor()
      await at.press('prompt=none')
      expect(await at.readNotice()).toContain('login_required')
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/identity-provider')(
    'without an id_token_hint the user is asked: No keeps them signed in, Yes signs them out',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      await at.press('Log out without a hint')
      await at.page.getByRole('heading', { name: 'Log out?' }).waitFor()
      await at.press('No')
      await at.page
        .getByRole('paragraph')
        .filter({ hasText: 'You have not been logged out.' })
        .waitFor()
      await at.page.goto(at.appUrl)
      await at.press('prompt=none')
      await at.waitForAccount()
      await at.press('Log out without a hint')
      await at.press('Yes')
      await at.page.getByRole('button', { name: 'Sign in with Portico' }).waitFor()
      await at.press('prompt=none')
      expect(await at.readNotice()).toContain('login_required')
    },
  )

  inLongRun('packages/service/src/identity-provider/hosted-pages/hosted-pages')(
    'a user who opens the log-out page directly is asked, and stays or leaves',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      const page = await at.opened.openTab()
      await page.goto(`${at.world.origin}/v1/oauth2/logout`)
      await page.getByText('Are you sure you want to log out of your Fieldnotes account?').waitFor()
      await page.getByRole('button', { name: 'Stay logged in' }).click()
      await page.getByText('You have not been logged out.').waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Log out' }).click()
      await page.getByRole('heading', { name: 'You are logged out' }).waitFor()
      await waitUntilTold(at)
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/session-end')(
    'a session that ends at the service also ends at the app, which is notified through the back channel',
    async () => {
      const at = await start()
      await at.press('Sign in with Portico')
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      const cookies = await at.opened.context.cookies(at.world.origin)
      const session = cookies.find(({ name }) => name === 'stytch_session')?.value ?? ''
      await at.world.call(sessions.revoke, undefined, { session })
      await waitUntilTold(at)
    },
  )
})

/** Asks as an app does for a user who is signed in, with one parameter more: the hosted page lets them choose. */
async function openChoice(at: Awaited<ReturnType<typeof start>>, parameter: string) {
  await at.press('Sign in with Portico')
  await at.signIn('ada@example.com')
  await at.page.getByRole('heading', { name: consent }).waitFor()
  await at.page.goto(`${at.page.url()}&${parameter}`)
  await at.page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  at.world.clock.advance(1_000)
}

/** Chooses an account and allows the app: the one that is there, or another, for which `see` looks at the form. */
async function goOnAs(
  at: Awaited<ReturnType<typeof start>>,
  email: string,
  see: () => Promise<void>,
) {
  if (email === 'ada@example.com') {
    await at.press(`${email} Signed in`)
  } else {
    await at.press('Use another account')
    await see()
    await at.signIn(email)
  }
  await at.page.getByRole('heading', { name: consent }).waitFor()
  await at.page.getByText(email).waitFor()
  await at.press('Allow')
  await at.waitForAccount()
  expect(await at.readValues('Userinfo')).toMatchObject({ email })
  await at.opened.expectNoErrors()
}

/** The service tells the app behind the scenes, a moment later: until then it knows of nothing. */
async function waitUntilTold({ page, appUrl }: Awaited<ReturnType<typeof start>>) {
  const isSignedOut = async () => {
    await page.goto(appUrl)
    return page.getByRole('button', { name: 'Sign in with Portico' }).isVisible()
  }
  await expect.poll(isSignedOut, { timeout: 50_000 }).toBe(true)
}

/** The app forgets the browser; the service does not. */
async function forgetVisitor({ opened, page, appUrl }: Awaited<ReturnType<typeof start>>) {
  await opened.context.clearCookies({ name: 'client_app' })
  await page.goto(appUrl)
}
