/** The page `/account` of the service itself, which no other origin may call: below the path of its project. */
import { takeTurns } from '@portico/testkit/run'
import { createTestProject } from '@portico/testkit/world'
import type { AccountPart, AccountSectionName } from '@portico/widget'
import { afterEach, describe, expect } from 'vitest'
import { createHostedWorld, toHands } from './support/client-app-fixture.ts'
import { inLongRun } from './support/in-long-run.ts'
import { preparePages } from './support/prepare-pages.ts'
import { withProvider } from './support/sign-in-ways.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
/** Longer than a proof counts. */
const later = 11 * 60_000
const openPage = preparePages()
let cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
  cleanUps = []
})

type Project = ReturnType<typeof createTestProject>

/** Opens the page on a phone, with nobody signed in. */
async function start(
  signInMethods: Project['identityProvider']['signInMethods'],
  account: Partial<Project['account']> = {},
) {
  const { identityProvider } = createTestProject()
  const world = await createHostedWorld({
    project: (origin) => ({
      ...withProvider(origin),
      allowLoopback: false,
      allowedOrigins: [origin],
      account: { hosted: null, parts: null, fields: null, ...account },
      identityProvider: { ...identityProvider, path: '/houses/meridian', signInMethods },
    }),
  })
  cleanUps.push(() => world.stop())
  const opened = await openPage({ viewport: { width: 390, height: 844 } })
  cleanUps.push(() => opened.close())
  const { page } = opened
  const url = `${world.origin}/houses/meridian/account`
  await page.goto(url)
  const signIn = page.getByRole('heading', { name: 'Sign in to Fieldnotes' })
  await signIn.waitFor()
  return {
    world,
    opened,
    url,
    ...toHands(world, page),
    /** The heading of the sign-in. */
    signInHeading: signIn,
    list: page.getByRole('navigation', { name: 'Account' }),
    row: (name: string) => page.getByRole('navigation').getByRole('button', { name }),
    submitEmail: async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill(ada)
      await page.getByRole('button', { name: 'Continue with email' }).click()
    },
  }
}

describe('the hosted account', () => {
  test('a user signs in by code, adds an address after a fresh proof, and signs out, with the keyboard alone; no policy is broken', async () => {
    const at = await start(['otp'], {
      // every section of the widget: one that the service's settings do not know does not compile
      parts: {
        name: 'edit',
        language: 'edit',
        emails: 'edit',
        phones: 'edit',
        password: 'edit',
        passkeys: 'edit',
        accounts: 'edit',
        wallets: 'edit',
        secondStep: 'edit',
        recoveryCodes: 'edit',
        devices: 'edit',
        apps: 'edit',
        download: 'edit',
        deletion: 'off',
      } satisfies Record<AccountSectionName, AccountPart>,
    })
    const { page, world } = at
    await at.signIn()
    await at.list.waitFor()
    expect(page.url()).toBe(at.url)
    expect(await at.list.getByRole('button').count()).toBe(13)

    const work = 'ada@work.example'
    world.clock.advance(later)
    await at.row('Email addresses').press('Enter')
    await page.getByRole('button', { name: 'Add an email address' }).press('Enter')
    const field = page.getByRole('textbox', { name: 'Email' })
    await field.fill(work)
    await field.press('Enter')
    const question = page.getByRole('dialog', { name: "Confirm it's you" })
    await question.getByText(ada).waitFor()
    await question.getByRole('textbox').fill(await world.inbox.codeFor(ada))
    await page.getByRole('heading', { name: 'Enter passcode' }).waitFor()
    await page.getByRole('textbox').fill(await world.inbox.codeFor(work))
    await page.getByText(`${work} was added. We told ${ada}.`).first().waitFor()

    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await at.signInHeading.waitFor()
    await at.opened.expectNoErrors()
  })

  inLongRun('e2e/hosted-methods')(
    'a link that is opened in another tab lets the first tab go on to the account; one section can be asked for',
    async () => {
      const at = await start(['emailMagicLinks'])
      await at.page.goto(`${at.url}?section=devices`)
      await at.submitEmail()
      await at.page.getByRole('heading', { name: 'Check your email' }).waitFor()
      const tab = await at.page.context().newPage()
      await tab.goto(await at.world.inbox.linkFor(ada))
      await tab.getByRole('heading', { name: 'You are signed in' }).waitFor()
      await at.page.getByRole('heading', { name: 'Devices' }).waitFor()
      await at.page.getByText('Only this device is signed in.').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/accounts/sign-in/hosted-return')(
    'a provider leads back to the account, also from “Connect”, and one that fails says so',
    async () => {
      const at = await start(['otp', 'oauth'])
      const { page } = at
      const made = new URLSearchParams({ stytch_token_type: 'oauth', token: 'x'.repeat(43) })
      await at.signIn()
      await at.row('Connected accounts').click()
      await at.press('Connect Example provider')
      await at.press('Cancel')
      await page.getByText('You cancelled the sign-in.').first().waitFor()
      await at.press('Connect Example provider')
      await page.getByLabel('Email').fill('ada@elsewhere.example')
      await at.press('Continue')
      await at.row('Connected accounts').getByText('Example provider').waitFor()
      expect(page.url()).toBe(at.url)
      await page.goto(`${at.url}?${made}`)
      await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
      await page.getByRole('heading', { name: 'Connected accounts' }).waitFor()
      await at.press('Sign out')
      await at.signInHeading.waitFor()
      await page.goto(`${at.url}?${made}`)
      await at.signInHeading.waitFor()
      await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
      expect(page.url()).toBe(at.url)
      await page.getByRole('button', { name: 'Continue with Example provider' }).click()
      await page.getByLabel('Email').fill('ada@elsewhere.example')
      await at.press('Continue')
      await at.list.waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/hosted-pages/account-page')(
    'a session that ends in another tab leads to the sign-in in its place, and from there to the account again',
    async () => {
      const at = await start(['otp'])
      await at.signIn()
      await at.list.waitFor()
      const tab = await at.page.context().newPage()
      await tab.goto(at.url)
      await tab.getByRole('button', { name: 'Sign out' }).click()
      await tab.getByRole('heading', { name: 'Sign in to Fieldnotes' }).waitFor()
      await at.page.getByRole('heading', { name: 'Sign up or log in' }).waitFor()
      expect(await at.page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(false)
      at.world.clock.advance(61_000)
      await at.signIn()
      await at.list.waitFor()
      await at.page.getByRole('button', { name: 'Sign out' }).waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/hosted-pages/account-page')(
    'a user who deletes the account reads until when it can be kept, and keeps it on the same page',
    async () => {
      const at = await start(['otp'])
      await at.signIn()
      await at.row('Delete account').click()
      await at.page.getByLabel('Type “delete” to go on').fill('delete')
      await at.press('Delete account')
      await at.page.getByText('Until then you can sign in and keep it.').waitFor()
      await at.world.inbox.next(ada)
      at.world.clock.advance(61_000)
      await at.page.goto(at.url)
      await at.signIn()
      await at.press('Keep my account')
      await at.list.waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/hosted-pages/account-page')(
    'where users make recovery codes, one of them signs in on the same page; the fields that the project names are there',
    async () => {
      const at = await start(['otp'], {
        parts: { recoveryCodes: 'edit' },
        fields: [{ key: 'company', label: { en: 'Company “&"', de: 'Firma' }, kind: 'text' }],
      })
      const { page, world } = at
      await at.signIn()
      await at.row('Name').click()
      await page.getByLabel('Company “&"').waitFor()
      await at.press('Back')
      await at.row('Recovery codes None').click()
      await at.press('Make recovery codes')
      const code = (await page.locator('ol').getByRole('listitem').first().textContent()) ?? ''
      await page.getByLabel('I have saved these codes').check()
      await at.press('Done')
      await page.getByText('10 of 10 left').waitFor()
      await world.inbox.next(ada)
      await at.press('Sign out')
      await at.signInHeading.waitFor()
      world.clock.advance(61_000)
      await at.submitEmail()
      await at.press('Enter a recovery code')
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(code)
      await at.press('Continue')
      // the page goes on at once, and its list says how many are left
      await at.row('Recovery codes 9 codes left').waitFor()
      await at.opened.expectNoErrors()
    },
  )
})
