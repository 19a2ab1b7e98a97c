/** Every state of the phone forms and of their code screen, as `screen-states.ts` keeps the others. */
import { expect } from 'vitest'
import type { MountOptions } from './host-options.ts'
import type { Visit } from './journey.ts'
import { logo } from './logo.ts'
import type { ScreenState } from './screen-states.ts'
import { toWrongCode } from './to-wrong-code.ts'

const tabs: MountOptions = {
  config: {
    products: ['oauth', 'otp'],
    oauthOptions: { providers: [{ type: 'google' }] },
    otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
  },
  presentation: { options: { logo } },
}
const alone: MountOptions = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } }
const minute = 60_000
const national = '(415) 555-0132'

async function chooseTab(at: Visit, name: string) {
  await at.widget.getByRole('tab', { name, exact: true }).click()
  await at.phoneField.waitFor()
}

async function type(at: Visit, text: string, expected: string) {
  await at.phoneField.fill(text)
  // the parser is there once it has formatted
  await expect.poll(() => at.phoneField.inputValue()).toBe(expected)
}

async function openCountries(at: Visit, wanted?: string) {
  await chooseTab(at, 'Text')
  await at.countryButton.click()
  if (wanted) await at.widget.getByRole('combobox', { name: 'Search' }).fill(wanted)
}

async function askForCode(at: Visit, tab: string) {
  await chooseTab(at, tab)
  await at.submitPhone('4155550132')
  await at.text('+1 415 555 0132').waitFor()
}

/** The states of numbers on Main, and of the code that was sent to one. */
export const phoneScreenStates: readonly ScreenState[] = [
  {
    name: 'Phone number',
    sheet: 'phone',
    mount: tabs,
    reach: (at) => chooseTab(at, 'Text'),
  },
  {
    name: 'Phone number, alone',
    sheet: 'phone',
    mount: alone,
    reach: (at) => at.phoneField.waitFor(),
  },
  {
    name: 'Country selector open',
    sheet: 'phone',
    mount: tabs,
    async reach(at) {
      await openCountries(at)
      await at.widget.getByRole('option', { name: 'United States' }).waitFor()
    },
  },
  {
    name: 'Country found',
    sheet: 'phone',
    mount: tabs,
    async reach(at) {
      await openCountries(at, 'united')
      await at.widget.getByRole('option', { name: 'United Kingdom' }).waitFor()
    },
  },
  {
    name: 'No country found',
    sheet: 'phone',
    mount: tabs,
    async reach(at) {
      await openCountries(at, 'atlantis')
      await at.text('No country found').waitFor()
    },
  },
  {
    name: 'WhatsApp, typed',
    sheet: 'phone',
    mount: tabs,
    async reach(at) {
      await chooseTab(at, 'WhatsApp')
      await type(at, '4155550132', national)
      await at.phoneField.focus()
    },
  },
  {
    name: 'Phone number error',
    sheet: 'phone',
    mount: tabs,
    async reach(at) {
      await chooseTab(at, 'Text')
      await type(at, '41555501', '(415) 555-01')
      await at.widget.getByRole('button', { name: 'Continue with text message' }).click()
      await at.text('Phone number format is invalid.').first().waitFor()
    },
  },
  {
    name: 'Code by text message',
    sheet: 'phone',
    mount: tabs,
    reach: (at) => askForCode(at, 'Text'),
  },
  {
    name: 'Code by WhatsApp',
    sheet: 'phone',
    mount: tabs,
    reach: (at) => askForCode(at, 'WhatsApp'),
  },
  {
    name: 'Wrong code',
    sheet: 'phone',
    mount: tabs,
    async reach(at, world) {
      await askForCode(at, 'Text')
      await at.codeField.fill(toWrongCode(await world.inbox.codeFor('+14155550132')))
      await at.text('Invalid passcode, please try again.').first().waitFor()
    },
  },
  {
    name: 'Code sent',
    sheet: 'phone',
    mount: tabs,
    async reach(at) {
      await askForCode(at, 'WhatsApp')
      await at.resendButton.click()
      await at.text('Code sent').waitFor()
    },
  },
  {
    name: 'Expired',
    sheet: 'phone',
    mount: tabs,
    prepare: (page) => page.clock.install(),
    async reach(at) {
      await askForCode(at, 'Text')
      await at.page.clock.fastForward(5 * minute)
      await at.text('Your code has expired.').first().waitFor()
    },
  },
]
