/**
 * What a user does in the parts of the account that are a form or a list of their own: name, language, addresses,
 * password, passkeys, second step, recovery codes, download, deletion, each with what it refuses. With the keyboard alone.
 */
import type { AccountSectionName } from '@portico/widget'
import { expect } from 'vitest'
import { toTotpCode } from '../compat/support/to-totp-code.ts'
import { ada, findQuestion, later, type Owner, prove, takeCode } from './account-parts.ts'
import { createSession } from './create-session.ts'
import { startRecovery } from './start-recovery.ts'
import { toWrongCode } from './to-wrong-code.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const good = 'nine copper submarines'
/** After that, the service sends an address another code. */
const nextCode = 61_000

/** The first screen of a section, or what has taken its place. */
const findPlace = ({ at }: Owner) => at.widget.locator('.st-account-place')
const findInvalid = ({ at }: Owner) => at.widget.locator('input[aria-invalid=true]')

async function keepName(owner: Owner): Promise<void> {
  const { at, say, open, examine, waitForWord } = owner
  await open('name')
  await examine()
  const fields = findPlace(owner).getByRole('textbox')
  await fields.first().fill('Ada')
  await fields.last().fill('http://pictures.example/ada.png')
  await fields.last().press('Enter')
  await at.text(say('account.picture.invalid')).first().waitFor()
  await examine()
  await fields.last().fill('')
  await fields.last().press('Enter')
  await waitForWord(say('account.name.saved'))
  await examine()
}

async function keepLanguage(owner: Owner): Promise<void> {
  const { say, open, press, examine, waitForWord } = owner
  await open('language')
  await examine()
  await findPlace(owner).getByRole('combobox').selectOption('Deutsch')
  await press(say('account.name.save'))
  await waitForWord(say('account.language.saved'))
  await examine()
}

/** Asks for a code to an address. */
async function askFor(owner: Owner, email: string): Promise<void> {
  const { at, say, open, press } = owner
  await open('emails')
  await press(say('account.emails.add'))
  const field = at.widget.getByRole('textbox')
  await field.fill(email)
  await field.press('Enter')
}

async function keepEmails(owner: Owner): Promise<void> {
  const { at, world, say, open, press, row, examine, waitForWord } = owner
  const [bob, work] = ['bob@example.com', 'ada@work.example']
  await createSession(world, bob)
  world.clock.advance(nextCode)
  await open('emails')
  await examine()
  await askFor(owner, 'no address')
  await findInvalid(owner).waitFor()
  await examine()

  await press(say('button.back.ariaLabel'))
  await askFor(owner, bob)
  await at.widget.locator('.st-otp-input').fill(await world.inbox.codeFor(bob))
  await at.text(say('account.emails.belongsToAnother')).first().waitFor()
  await examine()

  await press(say('button.back.ariaLabel'))
  await askFor(owner, work)
  const code = await world.inbox.codeFor(work)
  await at.widget.locator('.st-otp-input').fill(toWrongCode(code))
  await findInvalid(owner).waitFor()
  await examine()
  await at.widget.locator('.st-otp-input').fill(code)
  await waitForWord(say('account.added', { value: work, primary: ada }))

  const menu = at.widget.getByRole('menu')
  const openMenu = async (email: string) => {
    await row(email).getByRole('button').press('Enter')
    await menu.waitFor()
  }
  await row(ada).getByRole('button').press('Enter')
  await at.widget.getByText(say('account.emails.primaryStays')).waitFor()
  expect(await at.widget.getByRole('menuitem').count()).toBe(0)
  await examine()
  await at.page.keyboard.press('Escape')
  await openMenu(work)
  await examine()
  await menu.getByRole('menuitem').first().press('Enter')
  await waitForWord(say('account.emails.madePrimary', { email: work }))
  await openMenu(ada)
  await menu.getByRole('menuitem').last().press('Enter')
  const gone = at.widget.locator('.st-item-gone')
  await gone.waitFor()
  await examine()
  await at.page.keyboard.press('Enter')
  await gone.waitFor({ state: 'detached' })
  await row(ada).waitFor()
}

async function keepPassword(owner: Owner): Promise<void> {
  const { at, world, say, open, examine, waitForWord } = owner
  await open('password')
  await examine()
  const field = findPlace(owner).locator('input[autocomplete=new-password]')
  await field.fill('abc')
  await field.press('Enter')
  await examine()
  /** Presses the button once the password is judged. */
  const submit = async (id: 'account.password.set' | 'account.password.submit') => {
    const button = findPlace(owner).getByRole('button', { name: say(id), exact: true })
    await expect.poll(() => button.isEnabled()).toBe(true)
    await button.press('Enter')
  }
  await field.fill(good)
  world.clock.advance(later)
  await submit('account.password.set')
  const question = findQuestion(owner)
  await question.getByText(say('account.act.setPassword')).waitFor()
  await question.getByRole('textbox').waitFor()
  await examine()
  await takeCode(owner)
  await at.page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(good)
  await submit('account.password.set')
  const right = await takeCode(owner)
  await question.getByRole('textbox').fill(toWrongCode(right))
  await question.locator('input[aria-invalid=true]').waitFor()
  await examine()
  await question.getByRole('textbox').fill(right)
  await waitForWord(say('account.password.changed'))
  await examine()
  // a user who has a password proves with it, and the other way is one of a list
  world.clock.advance(later)
  await field.fill(`${good} twice`)
  await submit('account.password.submit')
  await question.getByText(say('account.act.changePassword')).waitFor()
  await examine()
  await question
    .getByRole('button', { name: say('account.confirm.another'), exact: true })
    .press('Enter')
  await question.getByText(say('account.confirm.any')).waitFor()
  await examine()
  await at.page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
}

async function keepPasskeys(owner: Owner): Promise<void> {
  const { at, say, open, press, row, examine } = owner
  await open('passkeys')
  await examine()
  // after the examination, which ends the devices of the page
  const device = await addAuthenticator(at.page)
  // as a user who closes the dialogue of the browser
  await device.setVerified(false)
  await press(say('account.passkeys.create'))
  const refused = at.widget.locator('.st-banner[data-tone=error]')
  await refused.waitFor()
  await device.setVerified(true)
  await press(say('account.passkeys.create'))
  const first = row(/./).first()
  await first.waitFor()
  await examine()
  await first.getByRole('button').first().press('Enter')
  await examine()
  const field = findPlace(owner).getByRole('textbox')
  await field.fill('Work laptop')
  await field.press('Enter')
  const named = row('Work laptop')
  await named.getByRole('button').last().press('Enter')
  await examine()
  await press(say('button.cancel'))
  await named.getByRole('button').last().press('Enter')
  await press(say('button.delete'))
  await named.waitFor({ state: 'detached' })
  await examine()
}

async function keepSecondStep(owner: Owner): Promise<void> {
  const { at, world, say, open, press, row, examine, waitForWord } = owner
  const place = findPlace(owner)
  await open('secondStep')
  await examine()
  await place.locator('.st-items button').first().press('Enter')
  await at.widget.locator('.st-qr').waitFor()
  await examine()
  await place.locator('.st-app .st-text-button').press('Enter')
  const key = (await place.locator('code').textContent()) ?? ''
  await examine()
  const code = toTotpCode(key.replaceAll(' ', ''), world.clock.now())
  const field = place.locator('.st-otp-input')
  await field.fill(toWrongCode(code))
  await findInvalid(owner).waitFor()
  await examine()
  await field.fill(code)
  await at.widget.locator('.st-codes').waitFor()
  await examine()
  await place.getByRole('checkbox').press('Space')
  await press(say('account.codes.done'))
  await waitForWord(say('account.step.isOn'))
  await row(say('account.step.codes')).waitFor()
  await examine()
  await press(say('account.step.turnOff'))
  await at.heading(say('account.step.offTitle')).waitFor()
  await examine()
  await press(say('account.step.keep'))
  await row(say('account.step.codes')).waitFor()
}

async function keepRecoveryCodes(owner: Owner): Promise<void> {
  const { at, say, open, press, examine } = owner
  await open('recoveryCodes')
  await examine()
  await press(say('account.codes.make'))
  await at.widget.locator('.st-codes').waitFor()
  await examine()
  const done = findPlace(owner).getByRole('button', { name: say('account.codes.done') })
  expect(await done.isDisabled()).toBe(true)
  await findPlace(owner).getByRole('checkbox').press('Space')
  await press(say('account.codes.done'))
  await at
    .text(say('account.step.codesLeft', { n: 10, all: 10 }))
    .first()
    .waitFor()
  await examine()
  await owner.waitForCount('recoveryCodes', 'account.value.codes', 10)
}

async function keepDownload(owner: Owner): Promise<void> {
  const { at, world, say, open, press, examine, waitForWord } = owner
  await open('download')
  await examine()
  world.clock.advance(later)
  await press(say('account.download.submit'))
  await findQuestion(owner).getByText(say('account.act.download')).waitFor()
  await examine()
  const saved = at.page.waitForEvent('download')
  await prove(owner)
  await saved
  await waitForWord(say('account.download.done'))
  await examine()
}

/** Ends with the sign-in in the account's place. */
async function keepDeletion(owner: Owner): Promise<void> {
  const { at, world, say, open, examine } = owner
  await open('deletion')
  await examine()
  const submit = findPlace(owner).getByRole('button', { name: say('account.deletion') })
  const field = findPlace(owner).getByRole('textbox')
  const word = say('account.deletion.word')
  await field.fill(word.slice(1))
  await field.press('Enter')
  expect(await submit.isDisabled()).toBe(true)
  await examine()
  await field.fill(word)
  world.clock.advance(later)
  await field.press('Enter')
  await findQuestion(owner).getByText(say('account.act.deleteAccount')).waitFor()
  await prove(owner)
  await at.widget.locator('.st-account-place').waitFor({ state: 'detached' })
  await at.widget.getByRole('heading').first().waitFor()
  await examine()
}

/** Stops a recovery that the host has started. */
export async function keepRecovery(owner: Owner): Promise<void> {
  const { at, world, say, examine } = owner
  await startRecovery(world)
  await at.page.reload()
  const banner = at.widget.locator('.st-recovery')
  await banner.waitFor()
  await examine()
  world.clock.advance(later)
  const stop = at.widget.getByRole('button', { name: say('account.recovery.stop'), exact: true })
  await stop.press('Enter')
  await findQuestion(owner).getByText(say('account.act.stopRecovery')).waitFor()
  await examine()
  await prove(owner)
  await at.text(say('account.recovery.stopped')).first().waitFor()
  await examine()
}

/** These parts, by their sections. */
export const ownParts = {
  name: keepName,
  language: keepLanguage,
  emails: keepEmails,
  password: keepPassword,
  passkeys: keepPasskeys,
  secondStep: keepSecondStep,
  recoveryCodes: keepRecoveryCodes,
  download: keepDownload,
  deletion: keepDeletion,
} as const satisfies Partial<Record<AccountSectionName, (owner: Owner) => Promise<void>>>
