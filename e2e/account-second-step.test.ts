/** The second step in the account: an authenticator app is added in two steps, holds from "Done" on, and is turned off. */
import { expectAccessible } from '@portico/testkit'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { toTotpCode } from './compat/support/to-totp-code.ts'
import { openAccount, wholeAccount } from './support/account-page.ts'
import { inLongRun } from './support/in-long-run.ts'
import { type Journey, prepareJourneys, type Visit } from './support/journey.ts'
import { requireStepOfUser } from './support/require-step-of-user.ts'
import { main, shadow } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'

const test = takeTurns(import.meta.url)

const narrow = { viewport: { width: 440, height: 900 } }
const wrong = 'The code is wrong or expired, please try again.'
/** Longer than a proof counts. */
const later = 11 * 60_000

const startJourney = prepareJourneys()

/** Opens the section of a user. */
async function openSection(journey: Journey, profile: object = narrow) {
  const at = await journey.visit({ mount: wholeAccount, profile })
  const account = await openAccount(journey.world, at)
  await account.row('Second step Off').click()
  await at.heading('Add a second step').waitFor()
  return { at, account }
}

/** Reads the key as a user types it into an app that cannot scan, and returns what the app then shows. */
async function readApp({ world }: Journey, { widget }: Visit) {
  const link = widget.getByRole('button', { name: 'Enter a key instead' })
  await link.or(widget.locator('code')).first().waitFor()
  if (await link.isVisible()) await link.click()
  const key = (await widget.locator('code').textContent()) ?? ''
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = key.replaceAll(' ', '')
  return { show: () => toTotpCode(secret, world.clock.now()), secret }
}

const codeField = ({ widget }: Visit) => widget.getByRole('textbox', { name: 'Code from the app' })
const chooseApp = ({ widget }: Visit) =>
  widget.getByRole('button', { name: 'Authenticator app Works without a network' })
const listCodes = ({ widget }: Visit) =>
  widget
    .getByRole('heading', { name: 'Save your recovery codes' })
    .waitFor()
    .then(() => widget.locator('ol').getByRole('listitem').allTextContents())

/** Adds an app, and saves its codes. */
async function add(journey: Journey, at: Visit) {
  await chooseApp(at).click()
  await at.heading('Scan this code').waitFor()
  const app = await readApp(journey, at)
  await codeField(at).fill(app.show())
  const codes = await listCodes(at)
  await at.widget.getByLabel('I have saved these codes').check()
  await at.widget.getByRole('button', { name: 'Done' }).click()
  await at.text('Your second step is on.').first().waitFor()
  return { ...app, codes }
}

describe('the second step in the account', () => {
  test.each(takeFirst([main, shadow]))(
    'an app is added by its key and first code, holds from "Done" on, and the list counts its codes ($name)',
    async (surface) => {
      const journey = await startJourney({ surface })
      const { at, account } = await openSection(journey)
      await expectAccessible(at.page)
      await chooseApp(at).click()
      await at.heading('Scan this code').waitFor()
      await at.widget.getByRole('img', { name: 'QR code. You can enter a key instead.' }).waitFor()
      await expectAccessible(at.page)
      const app = await readApp(journey, at)
      await at.heading('Enter this key').waitFor()
      await codeField(at).fill(app.show())
      const codes = await listCodes(at)
      expect(new Set(codes).size).toBe(10)
      await expectAccessible(at.page)
      const done = account.button('Done')
      expect(await done.isDisabled()).toBe(true)
      expect(await account.button('Back').count()).toBe(0)
      await at.widget.getByLabel('I have saved these codes').check()
      await done.click()
      await at.text('Your second step is on.').first().waitFor()
      await at.text('10 of 10 left').waitFor()
      await expectAccessible(at.page)
      await account.button('Back').click()
      await account.row('Second step Authenticator app, 10 codes left').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test('where it is required it cannot be turned off, and a new phone takes the place of the old one', async () => {
    const journey = await startJourney({ surface: main })
    const { at, account } = await openSection(journey)
    const old = await add(journey, at)
    await requireStepOfUser(journey.world)
    await at.page.reload()
    await account.row('Second step').click()
    await at.text('10 of 10 left').waitFor()
    await account.button('Turn off').click()
    const refusal = at.text(/ asks for a second step, so it cannot be turned off\.$/)
    await refusal.waitFor()
    await expectAccessible(at.page)
    expect(await account.button('Turn off').count()).toBe(0)
    await account.button('Set up a new phone').click()
    await at.heading('Scan this code').waitFor()
    const app = await readApp(journey, at)
    expect(app.secret).not.toBe(old.secret)
    await codeField(at).fill(app.show())
    const codes = await listCodes(at)
    expect(codes.filter((code) => old.codes.includes(code))).toEqual([])
    await at.widget.getByLabel('I have saved these codes').check()
    await account.button('Done').click()
    await at.text('Your second step is on.').first().waitFor()
    await at.text('10 of 10 left').waitFor()
    // the proof of it is the new one's
    journey.world.clock.advance(later)
    await account.button('New codes').click()
    await account.question.getByRole('textbox').fill(app.show())
    await listCodes(at)
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/service/src/accounts/totps/replace-totp')(
    'a second step that has become required meanwhile says so when it is turned off',
    async () => {
      const journey = await startJourney({ surface: main })
      const { at, account } = await openSection(journey)
      await add(journey, at)
      await account.button('Turn off').click()
      await at.heading('Turn off the second step?').waitFor()
      await requireStepOfUser(journey.world)
      await account.button('Turn off').click()
      await at.text(/so it cannot be turned off\.$/).waitFor()
      await account.button('Back').click()
      await at.text('10 of 10 left').waitFor()
    },
  )

  inLongRun('packages/widget/src/flow/enrolment/to-app-address')(
    'an app reads the QR code, which is dark on white in a dark scheme, and no picture is loaded for it',
    async () => {
      const journey = await startJourney({ surface: main })
      const pictures: string[] = []
      const at = await journey.visit({
        mount: wholeAccount,
        profile: { ...narrow, colorScheme: 'dark' },
        async prepare(page) {
          page.on('request', (request) => {
            if (request.resourceType() === 'image') pictures.push(request.url())
          })
        },
      })
      const account = await openAccount(journey.world, at)
      await account.row('Second step').click()
      await chooseApp(at).click()
      const picture = at.widget.getByRole('img', { name: /^QR code/ })
      await picture.waitFor()
      expect(
        await picture.evaluate((svg) => [
          getComputedStyle(svg).backgroundColor,
          getComputedStyle(svg.querySelector('path') ?? svg).fill,
        ]),
      ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
      expect(pictures).toEqual([])
    },
  )

  inLongRun('packages/service/src/accounts/totps/adding-totps')(
    'on a phone the key comes first, with a link that an app opens',
    async () => {
      const journey = await startJourney({ surface: main })
      const { at } = await openSection(journey, { ...narrow, hasTouch: true, isMobile: true })
      await chooseApp(at).click()
      await at.heading('Enter this key').waitFor()
      const address = await at.widget
        .getByRole('link', { name: 'Open in an app' })
        .getAttribute('href')
      const read = new URL(address ?? '')
      expect(decodeURIComponent(read.pathname)).toMatch(/:ada@example\.com$/)
      const { secret } = await readApp(journey, at)
      expect(read.searchParams.get('secret')).toBe(secret)
    },
  )

  inLongRun('packages/service/src/accounts/totps/adding-totps')(
    'a wrong code says so, the second one asks for the clock of the phone too, and the right one goes on by keys alone',
    async () => {
      const journey = await startJourney({ surface: main })
      const { at, account } = await openSection(journey)
      await chooseApp(at).press('Enter')
      await at.widget.locator('h1:focus').waitFor()
      const app = await readApp(journey, at)
      await codeField(at).focus()
      await at.page.keyboard.type(toWrongCode(app.show()))
      await at.text(wrong).first().waitFor()
      expect(await at.text(/Is the clock/).count()).toBe(0)
      await codeField(at).fill(toWrongCode(app.show(), 1))
      await at.text(`${wrong} Is the clock of your phone right?`).first().waitFor()
      await expectAccessible(at.page)
      await codeField(at).fill(app.show())
      await listCodes(at)
      await at.widget.locator('h1:focus').waitFor()
      await at.widget.getByLabel('I have saved these codes').press('Space')
      await account.button('Done').press('Enter')
      await at.text('Your second step is on.').first().waitFor()
    },
  )

  inLongRun('packages/service/src/accounts/totps/adding-totps')(
    'a user who leaves before "Done" has turned on nothing',
    async () => {
      const journey = await startJourney({ surface: main })
      const { at, account } = await openSection(journey)
      await chooseApp(at).click()
      const app = await readApp(journey, at)
      await codeField(at).fill(app.show())
      await listCodes(at)
      await at.page.reload()
      await account.row('Second step Off').click()
      await at.heading('Add a second step').waitFor()
    },
  )

  inLongRun('packages/service/src/accounts/totps/adding-totps')(
    'a second tab that begins anew ends the first one, which says so and starts again',
    async () => {
      const journey = await startJourney({ surface: main })
      const { at } = await openSection(journey)
      await chooseApp(at).click()
      const first = await readApp(journey, at)
      const tab = await at.page.context().newPage()
      await tab.goto(at.page.url())
      await tab.getByRole('button', { name: 'Second step Off' }).click()
      await tab.getByRole('button', { name: /^Authenticator app/ }).click()
      await tab.getByRole('img', { name: /^QR code/ }).waitFor()
      await codeField(at).fill(first.show())
      await at
        .text(/in another window/)
        .first()
        .waitFor()
      await at.heading('Add a second step').waitFor()
      await add(journey, at)
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'new codes and turning off want a proof by the app, asked in place; keeping it on changes nothing',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const { at, account } = await openSection(journey)
      const app = await add(journey, at)
      world.clock.advance(later)
      await account.button('New codes').click()
      await account.question.getByText('To make new recovery codes.').waitFor()
      await account.question.getByRole('textbox').fill(app.show())
      const codes = await listCodes(at)
      expect(codes.filter((code) => app.codes.includes(code))).toEqual([])
      await at.text(/The earlier ones have stopped working/).waitFor()
      await at.widget.getByLabel('I have saved these codes').check()
      await account.button('Done').click()

      await account.button('Turn off').click()
      await at.heading('Turn off the second step?').waitFor()
      await at.widget.locator('button:focus', { hasText: 'Keep it on' }).waitFor()
      await expectAccessible(at.page)
      await at.page.keyboard.press('Enter')
      await at.text('10 of 10 left').waitFor()
      world.clock.advance(later)
      await account.button('Turn off').click()
      await account.button('Turn off').click()
      await account.question.getByRole('textbox').fill(app.show())
      await at.text('Your second step is off.').first().waitFor()
      await at.heading('Add a second step').waitFor()
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'the codes are copied and downloaded as they are shown',
    async () => {
      const journey = await startJourney({ surface: main })
      const { at, account } = await openSection(journey, {
        ...narrow,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      await chooseApp(at).click()
      const app = await readApp(journey, at)
      await codeField(at).fill(app.show())
      const codes = await listCodes(at)
      await account.button('Copy').click()
      await account.button('Copied').waitFor()
      expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
      const [file] = await Promise.all([
        at.page.waitForEvent('download'),
        account.button('Download').click(),
      ])
      expect(file.suggestedFilename()).toMatch(/-recovery-codes\.txt$/)
    },
  )

  inLongRun('e2e/account')('a page that lets users only read it shows no act', async () => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({
      mount: { config: { ...wholeAccount.config, parts: { secondStep: 'read' } } },
      profile: narrow,
    })
    const account = await openAccount(journey.world, at)
    await account.row('Second step Off').click()
    await at.heading('Second step').waitFor()
    expect(await at.widget.getByRole('button').allTextContents()).not.toContain('Turn off')
    expect(await chooseApp(at).count()).toBe(0)
  })
})
