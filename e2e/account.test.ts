import { readFile } from 'node:fs/promises'
import { passwords } from '@portico/contract/methods/passwords'
import { expectAccessible } from '@portico/testkit'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listTexts } from '../packages/service/src/locales/to-catalogue.ts'
import { openAccount, wholeAccount } from './support/account-page.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import { signInByCookie } from './support/sign-in-by-cookie.ts'
import { main, shadow } from './support/surfaces.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const good = 'nine copper submarines'
const ada = 'ada@example.com'
/** Longer than a proof counts. */
const later = 11 * 60_000

/** Answers as the service does for a user who has allowed two client apps. */
const answerWithApps = (route: Route) =>
  route.fulfill({
    json: {
      status_code: 200,
      data: {
        connected_apps: ['Fieldnotes', 'Quayside'].map((name) => ({
          connected_app_id: name,
          name,
          description: '',
          client_type: 'third_party_public',
          logo_url: null,
          scopes_granted: 'openid',
        })),
      },
    },
  })

describe('the account on a page', () => {
  const startJourney = prepareJourneys()
  const narrow = { viewport: { width: 440, height: 900 } }

  test.each(takeFirst([main, shadow]))(
    'lists its sections with their state; a name and a language that are changed are there at once, and the keyboard comes back to the row ($name)',
    async (surface) => {
      const journey = await startJourney({ surface })
      const at = await journey.visit({ mount: wholeAccount, profile: narrow })
      const account = await openAccount(journey.world, at)
      await expectAccessible(at.page)
      await account.row('Name Not set').press('Enter')
      await at.heading('Name').waitFor()
      await at.widget.locator('h1:focus').waitFor()
      await at.widget.getByLabel('First name').fill('Ada')
      await at.widget.getByLabel('Last name').fill('Lindqvist')
      await account.button('Save').click()
      await at.text('Your name was saved.').first().waitFor()
      await expectAccessible(at.page)
      await account.button('Back').click()
      await at.heading('Ada Lindqvist').waitFor()
      expect(await account.row('Name Ada Lindqvist').evaluate((row) => row.matches(':focus'))).toBe(
        true,
      )
      const initials = at.widget.locator('.st-person .st-avatar')
      expect(await initials.textContent()).toBe('AL')
      await account.row('Name Ada Lindqvist').click()
      const picture = at.widget.getByLabel('Picture')
      await picture.fill('http://pictures.example/ada.png')
      await account.button('Save').press('Enter')
      await at.text('Enter an address that begins with https://.').waitFor()
      await expectAccessible(at.page)
      const referrers: (string | undefined)[] = []
      await at.page.route('https://pictures.example/**', (route) => {
        referrers.push(route.request().headers().referer)
        const isThere = route.request().url().endsWith('/ada.svg')
        return isThere
          ? route.fulfill({
              contentType: 'image/svg+xml',
              body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>',
            })
          : route.fulfill({ status: 404 })
      })
      await picture.fill('https://pictures.example/ada.svg')
      await account.button('Save').press('Enter')
      await at.text('Your name was saved.').first().waitFor()
      await account.button('Back').click()
      const shown = await initials.locator('img').boundingBox()
      expect([shown?.width, shown?.height]).toEqual([46, 46])
      expect(referrers).toEqual([undefined])
      await account.row('Language').press('Enter')
      const list = at.widget.getByLabel('Language', { exact: true })
      expect(await list.inputValue()).toBe('en')
      await list.selectOption('Deutsch')
      await account.button('Save').press('Enter')
      await at.text('Your language was saved.').first().waitFor()
      await expectAccessible(at.page)
      await account.button('Back').click()
      await account.row('Language Deutsch').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test('fields that the page has named stand below the name, in the language of the widget, and are kept', async () => {
    const journey = await startJourney({ surface: main })
    const fields = [{ key: 'company', label: { en: 'Company', de: 'Firma' }, kind: 'text' }]
    const mount = { config: { ...wholeAccount.config, fields } }
    const at = await journey.visit({ mount, profile: narrow })
    const account = await openAccount(journey.world, at)
    await account.row('Name').click()
    const field = at.widget.getByLabel('Company')
    await field.fill(`Quayside${'.'.repeat(300)}`)
    expect(await field.inputValue()).toHaveLength(256)
    await field.fill('Quayside')
    await expectAccessible(at.page)
    await account.button('Save').click()
    await at.text('Your name was saved.').first().waitFor()
    await at.page.reload()
    await account.row('Name').click()
    expect(await field.inputValue()).toBe('Quayside')
    await renderWith(at.page, { locale: 'de' })
    await at.widget.getByLabel('Firma').waitFor()
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/service/src/server/speak-languages')(
    'a language of the host is in the list, and mails come in it once it is chosen',
    async () => {
      const eo = { ...listTexts('en'), 'mails.wasItYou': 'Ĉu tio estis vi?' }
      const journey = await startJourney({
        surface: main,
        world: { config: { languages: { eo } } },
      })
      const at = await journey.visit({ mount: wholeAccount, profile: narrow })
      const account = await openAccount(journey.world, at)
      await account.row('Language').click()
      await at.widget.getByLabel('Language', { exact: true }).selectOption('Esperanto')
      await account.button('Save').click()
      await at.text('Your language was saved.').first().waitFor()
      await account.button('Back').click()
      await account.row('Language Esperanto').waitFor()
      await account.row('Password').click()
      await at.widget.getByLabel('New password').fill(good)
      await account.button('Set a password').click()
      const { html } = await journey.world.inbox.next(ada)
      expect(html).toContain('lang="eo"')
    },
  )

  test('its texts in another language come with that language alone, and those of a section with the section', async () => {
    const journey = await startJourney({ surface: main })
    const files: string[] = []
    const at = await journey.visit({
      mount: wholeAccount,
      profile: narrow,
      async prepare(page) {
        page.on('request', (request) => {
          files.push(...(/account-[\w-]+(?=-[\da-f]{8}\.js$)/.exec(request.url()) ?? []))
        })
      },
    })
    const account = await openAccount(journey.world, at)
    expect(files).toEqual([])
    await renderWith(at.page, { locale: 'de' })
    await account.row('E-Mail-Adressen').waitFor()
    expect(files).toEqual(['account-de'])
    await account.row('E-Mail-Adressen').click()
    await at.heading('E-Mail-Adressen').waitFor()
    await account.button('E-Mail-Adresse hinzufügen').click()
    await account.button('Code senden').waitFor()
    expect(files).toEqual(['account-de', 'account-emails-de'])
    await at.opened.expectNoErrors()
  })

  test('a password is set after a fresh proof, which is asked at the act; the act goes on by itself', async () => {
    const journey = await startJourney({ surface: main })
    const { world } = journey
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    const account = await openAccount(world, at)
    await account.row('Password').click()
    await at.widget.getByLabel('New password').fill(good)
    world.clock.advance(later)
    await account.button('Set a password').click()
    await account.question.getByText('To set a password.').waitFor()
    await account.question.getByText(ada).waitFor()
    await expectAccessible(at.page)
    const first = await world.inbox.codeFor(ada)
    await at.page.keyboard.press('Escape')
    await account.question.waitFor({ state: 'detached' })
    expect(await at.widget.getByLabel('New password').inputValue()).toBe(good)

    await account.button('Set a password').click()
    const second = await world.inbox.codeFor(ada)
    expect(second).not.toBe(first)
    await account.question.getByRole('textbox').fill(second)
    await at.text('Your password was changed.').first().waitFor()
    await at.heading('Change your password').waitFor()
  })

  test('a passkey is created in the account; with it the user proves who they are, and no other way is asked first', async () => {
    const journey = await startJourney({ surface: main })
    const { world } = journey
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    const account = await openAccount(world, at)
    await addAuthenticator(at.page)
    await account.row('Passkeys').click()
    await account.button('Create a Passkey').click()
    await at.widget.getByRole('listitem').first().waitFor()
    await expectAccessible(at.page)
    world.clock.advance(later)
    await account.button('Create a Passkey').click()
    await account.question.getByRole('button', { name: 'Continue with a Passkey' }).waitFor()
    await account.question.getByRole('button', { name: 'Confirm another way' }).click()
    await account.question.getByRole('button', { name: `Code by email to ${ada}` }).waitFor()
    await account.question.getByRole('button', { name: 'Close' }).click()
    await account.question.waitFor({ state: 'detached' })
  })

  inLongRun('e2e/sign-in-by-phone')(
    'a phone number is added by its code, and the list has it',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const at = await journey.visit({ mount: wholeAccount, profile: narrow })
      const account = await openAccount(world, at)
      await account.row('Phone numbers').click()
      await account.button('Add a phone number').click()
      await at.widget.getByLabel('Phone number').fill('4155550132')
      await account.button('Send code').click()
      await at.heading('Enter passcode').waitFor()
      await at.codeField.fill(await world.inbox.codeFor('+14155550132'))
      await at.text('was added. We told ada@example.com.').first().waitFor()
      await at.widget.getByRole('listitem').filter({ hasText: '+14155550132' }).waitFor()
      await account.button('More for +14155550132').click()
      await at.widget.getByRole('menuitem', { name: 'Remove' }).press('Enter')
      await at.text('+14155550132 was removed.').first().waitFor()
    },
  )

  test('an address is added by its code, made the primary one, and a removal is taken back', async () => {
    const journey = await startJourney({ surface: main })
    const { world } = journey
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    const account = await openAccount(world, at)
    const work = 'ada@work.example'
    // the service orders addresses by their times
    world.clock.advance(60_000)
    await account.row('Email addresses').click()
    await account.button('Add an email address').click()
    await at.widget.getByRole('textbox', { name: 'Email' }).fill(work)
    await account.button('Send code').click()
    await at.heading('Enter passcode').waitFor()
    await at.codeField.fill(await world.inbox.codeFor(work))
    await at.text(`${work} was added. We told ${ada}.`).first().waitFor()
    await expectAccessible(at.page)
    await account.button(`More for ${work}`).click()
    await at.widget.getByRole('menuitem', { name: 'Make primary' }).click()
    await at.text(`${work} is now your primary address. We told both.`).first().waitFor()
    await account.button(`More for ${ada}`).click()
    await at.widget.getByRole('menuitem', { name: 'Remove' }).click()
    await at.text(`${ada} was removed.`).first().waitFor()
    await account.button('Undo').press('Enter')
    await account.button(`More for ${ada}`).waitFor()
  })

  inLongRun('e2e/account-parts')(
    'a device is ended at once, and all others by one button; a device that is alone says so',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const at = await journey.visit({ mount: wholeAccount, profile: narrow })
      for (const _ of ['a phone', 'a tablet'])
        await signInByCookie(world, at.page, ada, at.origin())
      const account = await openAccount(world, at)
      await account.row('Devices').click()
      await at.heading('Devices').waitFor()
      const rows = at.widget.getByRole('list', { name: 'Devices' }).getByRole('listitem')
      await rows.filter({ hasText: 'This device' }).waitFor()
      expect(await rows.count()).toBe(3)
      await expectAccessible(at.page)
      await rows.nth(1).getByRole('button', { name: 'End' }).press('Enter')
      await rows.nth(1).getByText('Signed out just now').waitFor()
      await account.button('Sign out all other devices').click()
      await at.text('All other devices are signed out.').first().waitFor()
      expect(await rows.filter({ hasText: 'Signed out just now' }).count()).toBe(2)
      await expectAccessible(at.page)
      await account.button('Back').click()
      await account.row('Devices').click()
      await at.text('Only this device is signed in.').first().waitFor()
      expect(await rows.count()).toBe(1)
    },
  )

  test('the list says on how many devices the user is signed in; a device is given a name, which an empty one removes', async () => {
    const journey = await startJourney({ surface: shadow })
    const { world } = journey
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    await signInByCookie(world, at.page, ada, at.origin())
    const account = await openAccount(world, at)
    await account.row('Devices Signed in on 2').press('Enter')
    const rows = at.widget.getByRole('list', { name: 'Devices' }).getByRole('listitem')
    const own = await rows.first().locator('bdi').innerText()
    const pencil = rows.first().getByRole('button', { name: 'Edit' })
    await pencil.press('Enter')
    const field = at.widget.getByLabel('Name of the device')
    await expectAccessible(at.page)
    await field.fill('Work laptop')
    await field.press('Escape')
    expect(await rows.first().locator('bdi').innerText()).toBe(own)
    expect(await pencil.evaluate((button) => button.matches(':focus'))).toBe(true)

    await pencil.press('Enter')
    await field.fill('Work laptop')
    await field.press('Enter')
    await rows.first().getByText('Work laptop').waitFor()
    expect(await pencil.evaluate((button) => button.matches(':focus'))).toBe(true)
    await account.button('Back').click()
    await account.row('Devices').click()
    await rows.first().getByText('Work laptop').waitFor()

    await pencil.click()
    await field.fill('')
    await account.button('Save').click()
    await rows.first().getByText(own).waitFor()
    await rows.nth(1).getByRole('button', { name: 'End' }).click()
    await rows.nth(1).getByText('Ended').waitFor()
    await account.button('Back').click()
    await account.row('Devices Signed in on 1').waitFor()
    await at.opened.expectNoErrors()
  })

  test.each(takeFirst([main, shadow]))(
    'all that is kept about the user is saved as one file, after a fresh proof; no link to it stays ($name)',
    async (surface) => {
      const journey = await startJourney({ surface })
      const { world } = journey
      const at = await journey.visit({ mount: wholeAccount, profile: narrow })
      const account = await openAccount(world, at)
      await account.row('Download my data').press('Enter')
      await at.heading('Download my data').waitFor()
      await expectAccessible(at.page)
      world.clock.advance(later)
      await account.button('Download').press('Enter')
      await account.question.getByText('To download your data.').waitFor()
      const saved = at.page.waitForEvent('download')
      await account.question.getByRole('textbox').fill(await world.inbox.codeFor(ada))
      const download = await saved
      expect(download.suggestedFilename()).toMatch(/^[\w ]+-\d{4}-\d\d-\d\d\.json$/)
      const kept = JSON.parse(await readFile(await download.path(), 'utf8'))
      expect(kept.user.emails).toMatchObject([{ email: ada }])
      expect(kept.events.length).toBeGreaterThan(0)
      expect(Object.keys(kept)).not.toContain('request_id')
      await at.text('Your data was downloaded.').first().waitFor()
      await at.text('Last downloaded').waitFor()
      expect(await at.page.locator('a[download]').count()).toBe(0)
      await expectAccessible(at.page)
      await at.page.reload()
      await account.row('Download my data').click()
      await at.text('Last downloaded').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test.each(takeFirst([shadow, main]))(
    'an account is deleted by the typed word and a fresh proof, with the keyboard alone; the sign-in says until when it can be kept ($name)',
    async (surface) => {
      const journey = await startJourney({ surface })
      const { world } = journey
      const at = await journey.visit({
        mount: wholeAccount,
        profile: narrow,
        prepare: (page) => page.route('**/users/connected_apps', answerWithApps),
      })
      const account = await openAccount(world, at)
      await account.row('Delete account').press('Enter')
      await at.widget.getByRole('heading', { name: /^Delete your .+ account\?$/ }).waitFor()
      await at.text('Apps lose their access at once: Fieldnotes and Quayside.').waitFor()
      await expectAccessible(at.page)
      const field = at.widget.getByLabel('Type “delete” to go on')
      await field.fill('delet')
      await field.press('Enter')
      expect(await account.button('Delete account').isDisabled()).toBe(true)
      await field.fill(' DELETE')
      world.clock.advance(later)
      const sent = at.page.waitForRequest('**/otps/email/send/*')
      await field.press('Enter')
      await account.question.getByText('To delete your account.').waitFor()
      await sent
      // at once, while the question is still loading
      await at.page.keyboard.press('Escape')
      await account.question.waitFor({ state: 'detached' })
      await world.inbox.codeFor(ada)
      await field.press('Enter')
      await account.question.getByRole('textbox').fill(await world.inbox.codeFor(ada))
      await at.text('Until then you can sign in and keep it.').waitFor()
      await at.heading('Sign up or log in').waitFor()
      expect((await at.page.context().cookies()).map(({ name }) => name)).not.toContain(
        'stytch_session',
      )
      await expectAccessible(at.page)
      await at.widget.getByRole('button', { name: 'Use email' }).or(at.emailField).first().waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/accounts/addresses/addresses')(
    'an address that was only typed says so, and is proved by a code that is sent anew, with the keyboard alone',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const at = await journey.visit({ mount: wholeAccount, profile: narrow, path: null })
      const { data } = await world.call(passwords.create, {
        email: ada,
        password: 'seven wooden lighthouses',
        session_duration_minutes: 60,
      })
      const value = data?.session_token ?? ''
      await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
      await at.open('/account')
      await at.widget.getByRole('button', { name: /^Email addresses/ }).press('Enter')
      await at.heading('Email addresses').waitFor()
      await at.text('Not verified').waitFor()
      await expectAccessible(at.page)
      await at.widget.getByRole('button', { name: `More for ${ada}` }).press('Enter')
      await at.page.keyboard.press('Enter')
      await at.codeField.waitFor()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.text('Verified').or(at.text('Primary')).first().waitFor()
      expect(await at.text('Not verified').count()).toBe(0)
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/accounts/users/deletion')(
    'a user who keeps the account at the last moment has lost nothing',
    async () => {
      const journey = await startJourney({ surface: main })
      const at = await journey.visit({ mount: wholeAccount, profile: narrow })
      const account = await openAccount(journey.world, at)
      await account.row('Delete account').click()
      await account.button('Download my data first').click()
      await at.heading('Download my data').waitFor()
      await account.button('Back').click()
      await account.row('Delete account').click()
      await account.button('Keep my account').press('Enter')
      await account.row('Delete account').waitFor()
      expect(await account.row('Delete account').evaluate((row) => row.matches(':focus'))).toBe(
        true,
      )
    },
  )

  test('from 560 px on, the list stands beside the section, and each width of a card fits', async () => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({
      mount: wholeAccount,
      profile: { viewport: { width: 800, height: 900 } },
    })
    const account = await openAccount(journey.world, at)
    await at.heading('Email addresses').waitFor()
    expect(await account.row('Email addresses').getAttribute('aria-current')).toBe('page')
    await account.row('Passkeys').click()
    await at.heading('Passkeys').waitFor()
    await expectAccessible(at.page)
    for (const width of [720, 640, 560, 440, 360, 320]) {
      await at.page.setViewportSize({ width, height: 900 })
      const isTooWide = () =>
        at.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(await isTooWide()).toBe(false)
    }
  })

  test('a user who signs out sees the sign-in in its place', async () => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({ mount: wholeAccount, profile: narrow })
    await openAccount(journey.world, at)
    await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
    await at.heading('Sign up or log in').waitFor()
  })
})
