import { passwords } from '@portico/contract/methods/passwords'
import type { TestProject } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { listReacts } from './react-host/build-example.ts'
import { prepareReact, type ReactTest, type ReactVisit } from './react-host/prepare-react.ts'
import { startClientApp, visitClientApp } from './support/client-app.ts'
import { inLongRun } from './support/in-long-run.ts'
import { startTitle, successTitle, toPasskeyPage } from './support/passkey-page.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

/** Everybody may read notes, editors may publish them. */
const rbac: NonNullable<TestProject['rbac']> = {
  resources: [{ resource_id: 'notes', description: '', actions: ['read', 'publish'] }],
  roles: [
    {
      role_id: 'stytch_user',
      description: '',
      permissions: [{ resource_id: 'notes', actions: ['read'] }],
    },
    {
      role_id: 'editor',
      description: '',
      permissions: [{ resource_id: 'notes', actions: ['*'] }],
    },
  ],
  scopes: [],
}

async function signIn({ world }: ReactTest, at: ReactVisit) {
  await at.submitEmail(ada)
  await at.codeField.fill(await world.inbox.codeFor(ada))
  await at.page.getByRole('button', { name: 'Sign out' }).waitFor()
}

describe.each([19, 18] as const)('the bindings under React %s', (version) => {
  const startTest = prepareReact(version)

  test('a user signs in and out, and every hook agrees at every moment', async () => {
    const it = await startTest()
    const at = await it.visit({ page: 'session' })
    // the host's own script says it, which may still be loading
    const read = () => at.page.locator('html').getAttribute('data-react')
    await expect.poll(read).toMatch(`${version}.`)
    await signIn(it, at)
    await at.page.getByText(`Signed in as ${ada}`).waitFor()
    await at.page.getByText('by otp').waitFor()

    await at.page.getByRole('button', { name: 'Sign out' }).click()
    await at.emailField.waitFor()
    const readings = await at.readings()
    expect(readings.at(-1)).toEqual(['nobody', 'nobody'])
    for (const reading of readings) expect(new Set(reading).size).toBeLessThan(2)
    await at.expectNoErrors()
  })
})

// React 18 differs in how it renders, which the first test sees; the long run takes it through all of them
describe.each(takeRows([19, 18] as const, [19]))('the bindings under React %s', (version) => {
  const startTest = prepareReact(version)

  inLongRun('e2e/react', 'a user signs in and out, and every hook agrees at every moment')(
    'hooks rendered in several steps never contradict each other',
    async () => {
      const it = await startTest()
      const at = await it.visit({ page: 'slow' })
      await at.submitEmail(ada)
      await at.codeField.fill(await it.world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
      await at.page.evaluate((key) => {
        const signOutInAnotherTab = () => {
          localStorage.setItem(key, 'null')
          dispatchEvent(new StorageEvent('storage', { key }))
        }
        addEventListener('drawing', () => setTimeout(signOutInAnotherTab), { once: true })
      }, `stytch_sdk_state_${it.world.project.publicToken}`)
      await at.page.getByRole('button', { name: 'Read' }).click()
      await at.page.getByText('nobody').nth(59).waitFor()
      for (const reading of await at.readings()) expect(new Set(reading).size).toBeLessThan(2)
      await at.expectNoErrors()
    },
  )

  inLongRun('e2e/reset-password')(
    'a user sets a new password with the link in a mail',
    async () => {
      const { world, visit } = await startTest()
      const at = await visit({ page: 'reset', isServerRendered: true, assumeHydrated: false })
      await world.call(passwords.create, { email: ada, password: 'seven wooden lighthouses' })
      const { href } = new URL(at.page.url())
      await world.call(passwords.resetByEmailStart, {
        email: ada,
        reset_password_redirect_url: href,
        login_redirect_url: href,
      })
      await at.page.goto(await world.inbox.linkFor(ada))
      await at.heading('Reset your password').waitFor()
      await at.submitPassword('nine copper submarines')
      await at.heading('Success!').waitFor()
      await at.page.getByText(`Signed in as ${ada}`).waitFor()
      await at.expectNoErrors()
    },
  )

  test('a user signs in, and allows another app the scopes of the host’s manifest', async () => {
    const app = await startClientApp()
    const { world, visit } = await startTest({ world: { project: app.project } })
    const at = await visit({ page: 'consent', isServerRendered: true, assumeHydrated: false })
    const visitor = await visitClientApp(app, world, at.page)
    const starts: string[] = []
    at.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/start'))
        starts.push(request.url())
    })
    await visitor.ask()
    await at.submitEmail(ada)
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await at.heading('Sign in to Inkwell with Fieldnotes').waitFor()
    await at.text('Let Inkwell see your notes').waitFor()
    await at.page.getByText('Drawn often').waitFor()
    expect(starts).toHaveLength(1)
    await at.widget.getByRole('button', { name: 'Allow' }).click()
    await visitor.waitForTokens()
    await at.expectNoErrors()
    await app.stop()
  })

  describe('a user whom the browser remembers', () => {
    test.each<[string, Parameters<ReactTest['visit']>[0]]>(
      takeFirst(
        [
          ['a page that the browser renders', { page: 'session' }],
          [
            'a page that the browser renders, with assumeHydrated: false',
            { page: 'session', assumeHydrated: false },
          ],
          [
            'a page that a server rendered, with assumeHydrated: false',
            { page: 'session', isServerRendered: true, assumeHydrated: false },
          ],
          ['a page that a server rendered', { page: 'session', isServerRendered: true }],
        ],
        1,
      ),
    )('never sees signed-out content on %s', async (_, options) => {
      const it = await startTest()
      const at = await it.visit(options)
      await signIn(it, at)

      // the answer of the service is held back: what is seen comes from the cache
      await at.page.route('**/sdk/v1/**', () => {})
      await at.page.reload()
      await at.page.getByText(`Signed in as ${ada}`).waitFor()
      const seen = await at.seen()
      expect(seen.at(-1)).toContain(`Signed in as ${ada}`)
      for (const text of seen) expect(text).not.toContain('Signed out')
      if (options.isServerRendered) expect(seen[0]).toContain('One moment')
      else if (options.assumeHydrated !== false) expect(seen).toHaveLength(1)
      await at.expectNoErrors()
    })
  })

  inLongRun('e2e/elements')(
    'rerendering with inline props keeps the typed text, and the latest callbacks are called',
    async () => {
      const it = await startTest()
      const at = await it.visit({ page: 'rerendering' })
      await at.heading('Welcome').waitFor()
      const field = await at.emailField.elementHandle()
      await at.emailField.pressSequentially('ada@exam', { delay: 30 })
      const count = Number(await at.page.locator('#renders').textContent())
      await expect
        .poll(async () => Number(await at.page.locator('#renders').textContent()))
        .toBeGreaterThan(count + 5)
      await at.page.keyboard.type('ple')
      expect(await at.emailField.inputValue()).toBe('ada@example')
      const isSame = await at.emailField.evaluate((now, before) => now === before, field)
      expect(isSame).toBe(true)
      expect(await countSheets(at)).toBe(2)

      await at.continueButton.click()
      await at.page.getByText('Invalid email address. under Welcome', { exact: true }).waitFor()
      await at.page.getByRole('button', { name: 'Rename' }).click()
      await at.heading('Welcome back').waitFor()
      expect(await at.emailField.inputValue()).toBe('ada@example')
      await at.submitEmail(ada)
      await at.page.getByText('OTP_LOGIN_OR_CREATE under Welcome back').waitFor()
      await at.heading('Enter passcode').waitFor()
      await at.expectNoErrors()
    },
  )

  inLongRun('e2e/elements')('an option that is no longer given is reset', async () => {
    const it = await startTest()
    const at = await it.visit({ page: 'rerendering' })
    await at.heading('Welcome').waitFor()
    await at.page.getByRole('button', { name: 'Drop the name' }).click()
    await at.heading('Sign up or log in').waitFor()
    await at.expectNoErrors()
  })

  inLongRun('e2e/elements')(
    'a widget moved into a shadow root is rendered again there',
    async () => {
      const it = await startTest()
      const at = await it.visit({ page: 'rerendering' })
      await at.emailField.waitFor()
      await at.page.getByRole('button', { name: 'Into the shadow' }).click()
      await expect.poll(() => at.widget.evaluate((element) => !!element.shadowRoot)).toBe(true)
      await at.emailField.waitFor()
      expect(await at.widget.count()).toBe(1)
      await at.expectNoErrors()
    },
  )

  inLongRun('e2e/leaks')(
    'two widgets can be mounted and unmounted repeatedly without leaving style sheets behind',
    async () => {
      const it = await startTest()
      const at = await it.visit({ page: 'toggling' })
      const toggle = at.page.getByRole('button', { name: /Hide|Show/ })
      for (let round = 0; round < 5; round++) {
        await expect.poll(() => at.emailField.count()).toBe(2)
        // the shared sheet and one theme; the other theme is in the shadow
        expect(await countSheets(at)).toBe(2)
        await toggle.click()
        await expect.poll(() => at.widget.count()).toBe(0)
        await expect.poll(() => countSheets(at)).toBe(1)
        await toggle.click()
      }
      await at.expectNoErrors()
    },
  )

  inLongRun('packages/client/src/rbac/rbac')(
    'the user’s permissions are known at once from the cache, then confirmed, and end with the session',
    async () => {
      const it = await startTest({ world: { project: { rbac } } })
      const at = await it.visit({ page: 'permissions' })
      const tells = (text: string) => at.page.getByText(text, { exact: true }).waitFor()
      await tells('read: false, confirmed, true')
      await tells('All: no read, no publish')
      await signIn(it, at)
      await tells('read: true, confirmed, true')
      await tells('publish: false, confirmed, true')
      await tells('All: read, no publish')

      await at.page.route('**/sdk/v1/**', () => {})
      await at.page.reload()
      await tells('read: true, cached, true')
      for (const text of await at.seen()) expect(text).not.toContain('read: false')
      await at.page.unroute('**/sdk/v1/**')
      await at.page.reload()
      await tells('read: true, confirmed, true')

      await at.page.getByRole('button', { name: 'Sign out' }).click()
      await tells('read: false, confirmed, true')
      await tells('All: no read, no publish')
      await at.expectNoErrors()
    },
  )

  inLongRun('e2e/passkeys')(
    'a user creates a passkey, renames it, and signs in with it',
    async () => {
      const it = await startTest()
      const at = await it.visit({ page: 'passkeys' })
      await addAuthenticator(at.page)
      await at.submitEmail(ada)
      await at.codeField.fill(await it.world.inbox.codeFor(ada))
      const passkeys = toPasskeyPage(at)
      await passkeys.createButton.click()
      await at.heading(successTitle).waitFor()
      await at.page.getByText('Drawn often').waitFor()
      const [name = ''] = await passkeys.names()
      await passkeys.edit(name).click()
      await passkeys.nameField.fill('Work laptop')
      await passkeys.nameField.press('Enter')
      await expect.poll(passkeys.names).toEqual(['Work laptop'])
      await passkeys.doneButton.click()
      await at.page.getByText('Heard: PASSKEY_REGISTER, PASSKEY_DONE').waitFor()

      await at.page.context().clearCookies()
      await at.page.reload()
      await at.heading(startTitle).waitFor()
      await at.expectNoErrors()
    },
  )

  inLongRun('e2e/react-server')('one copy of React serves the host and the widget', async () => {
    const { host } = await startTest()
    const reacts = listReacts(host.modules).map((file) => file.replace(/.*cjs./, ''))
    expect(reacts.sort()).toEqual([
      ...(version === 19 ? ['react-dom-client.development.js'] : []),
      'react-dom.development.js',
      'react.development.js',
    ])
    const folder = version === 18 ? '/e2e/react-18/node_modules/' : '/node_modules/'
    for (const file of listReacts(host.modules)) expect(file).toContain(folder)
  })
})

const countSheets = ({ page }: ReactVisit) =>
  page.evaluate(() => document.adoptedStyleSheets.length)
