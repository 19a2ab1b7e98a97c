/**
 * What a user does in the parts of the account that are more than a form: wallets, accounts elsewhere, client apps,
 * devices, phone numbers. Each begins and ends at the list, so that they can follow each other in one visit.
 */
import type { Language } from '@portico/contract'
import { expectAccessible, type World, type WorldOptions } from '@portico/testkit'
import { type InstalledWallets, installWallets, knownWallets } from '@portico/testkit/wallets'
import type { AccountSectionName } from '@portico/widget'
import { allTexts } from '@portico/widget/parts'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { formatText, teachPlurals } from '../../packages/widget/src/kernel/text/format-text.ts'
import { choosePlurals } from '../../packages/widget/src/kernel/text/plurals.ts'
import { loadAccountTexts } from '../../packages/widget/src/locales/account-texts.ts'
import { loadTexts } from '../../packages/widget/src/locales/loaders.ts'
import { wholeAccount } from './account-page.ts'
import { type AllowedApp, allowApp } from './allow-app.ts'
import { type ClientApp, startClientApp } from './client-app.ts'
import { findNarrowFaults } from './find-narrow-faults.ts'
import type { MountOptions } from './host-options.ts'
import type { Journey, JourneyOptions, Visit } from './journey.ts'
import { withoutInvisible } from './language-words.ts'
import { signInByCookie } from './sign-in-by-cookie.ts'
import { withProvider } from './sign-in-ways.ts'
import { main, type Surface, shadow } from './surfaces.ts'

export const ada = 'ada@example.com'
const number = '+14155550132'
/** Longer than a proof counts. */
export const later = 11 * 60_000

/** How the account looks in a test. */
export interface Look {
  readonly name: string
  readonly surface: Surface
  /** The width of the card. */
  readonly width: number
  /** @default en */
  readonly tag?: Language
  readonly theme?: 'pair' | 'quartz'
  readonly colorScheme?: 'light' | 'dark'
}

/** The look of tests that examine none. */
export const plain: Look = { name: 'light, 400 px', surface: main, width: 400 }

/** The looks in which each part is examined. */
export const looks: readonly Look[] = [
  plain,
  {
    name: 'shadow, 320 px, dark',
    surface: shadow,
    width: 320,
    theme: 'pair',
    colorScheme: 'dark',
  },
  { name: 'light, 720 px, Quartz', surface: main, width: 720, theme: 'quartz' },
  {
    name: 'shadow, 720 px, dark',
    surface: shadow,
    width: 720,
    theme: 'pair',
    colorScheme: 'dark',
  },
  {
    name: 'shadow, 400 px, dark Quartz, ar',
    surface: shadow,
    width: 400,
    theme: 'quartz',
    colorScheme: 'dark',
    tag: 'ar',
  },
]

/** From this width on, the list stands beside the section, and has numbers alone. */
const besideWidth = 560

type TextId = keyof typeof allTexts

/** The margins of the host page on both sides of the card. */
const margins = 48

/** The profile of a browser whose page shows the look. */
export const toProfile = ({ width, colorScheme = 'light' }: Look): BrowserContextOptions => ({
  viewport: { width: width + margins, height: 900 },
  colorScheme,
})

/** What a page of the look mounts. */
export const toMount = ({ tag, theme }: Look): MountOptions => ({
  config: {
    ...wholeAccount.config,
    oauthOptions: { providers: [{ type: 'example', label: 'Example provider' }] },
  },
  ...(tag && { locale: tag }),
  ...(theme && { presentation: { theme } }),
})

/** A project with a client app and a provider. */
export const toWorld = (app: ClientApp): WorldOptions => ({
  project: (origin) => ({ ...app.project, ...withProvider(origin) }),
})

/** A user at their account. */
export interface Owner {
  readonly at: Visit
  readonly world: World
  readonly wallets: InstalledWallets
  readonly app: AllowedApp
  /** Whether the list stands beside the section. */
  readonly isWide: boolean
  /** A text of the widget in the language of the look. */
  say(id: TextId, values?: Readonly<Record<string, string | number>>): string
  /** Opens a section from wherever the user is, with the keyboard. */
  open(section: AccountSectionName): Promise<void>
  /** Presses a button of the section, with the keyboard. */
  press(name: string): Promise<void>
  /** Goes to the list, and waits until the line of a section says how many there are. */
  waitForCount(section: AccountSectionName, id: TextId, n: number): Promise<void>
  /** The row of the section's list that has a text. */
  row(text: string | RegExp): Locator
  /** Waits until the section says what has just been done, or what went wrong. */
  waitForWord(sentence: string, tone?: 'success' | 'error'): Promise<void>
  /** Examines what is shown, if the test asks for that. */
  examine(): Promise<void>
}

/** The question for a proof. */
export const findQuestion = ({ at }: Pick<Owner, 'at'>): Locator => at.widget.getByRole('dialog')

/** Takes the newest code for a proof; notices of what was done before may come first. */
export async function takeCode({ world }: Pick<Owner, 'world'>): Promise<string> {
  let code: string | null | undefined
  while (!code) code = (await world.inbox.next(ada)).code
  return code
}

/** Answers the question for a proof by a code. */
export async function prove(owner: Owner): Promise<void> {
  await findQuestion(owner)
    .getByRole('textbox')
    .fill(await takeCode(owner))
}

/** Signs in at the provider of development. */
export async function enterAtProvider(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Example provider' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

/**
 * Brings a user to the account.
 *
 * @param options.otherDevices on how many other devices they are signed in. @default none
 * @param options.isExamined whether each state is examined by axe, and at its width. @default false
 */
export async function openOwnAccount(
  { world, visit }: Journey,
  app: ClientApp,
  look: Look,
  options: { readonly otherDevices?: number; readonly isExamined?: boolean } = {},
): Promise<Owner> {
  const { tag = 'en', width } = look
  const { otherDevices = 0, isExamined = false } = options
  const isWide = width >= besideWidth
  let wallets: InstalledWallets | undefined
  const at = await visit({
    mount: toMount(look),
    profile: toProfile(look),
    path: null,
    async prepare(page) {
      wallets = await installWallets(page, [knownWallets.Metamask, knownWallets.Phantom])
    },
  })
  if (!wallets) throw new Error('No page was opened.')
  for (let device = 0; device < otherDevices; device += 1) {
    await signInByCookie(world, at.page, ada, at.origin())
  }
  const session = await signInByCookie(world, at.page, ada, at.origin())
  const allowed = await allowApp(app, world, session)
  await at.open('/account')
  await at.widget.getByRole('navigation').waitFor()

  const texts = tag === 'en' ? allTexts : await loadAllTexts(tag)
  const say: Owner['say'] = (id, values) =>
    withoutInvisible(formatText(texts[id] ?? id, values, tag))
  const place = at.widget.locator('.st-account-place')
  const line = (section: AccountSectionName) => at.widget.locator(`[data-section=${section}]`)
  const press = async (name: string) => {
    await place.getByRole('button', { name, exact: true }).press('Enter')
  }
  return {
    at,
    world,
    wallets,
    app: allowed,
    isWide,
    say,
    press,
    async open(section) {
      const back = at.widget.getByRole('button', {
        name: say('button.back.ariaLabel'),
        exact: true,
      })
      // a screen that was opened by another one leads back to it, and that one to the list
      while (!(await line(section).isVisible())) await back.press('Enter')
      await line(section).press('Enter')
      // a section that is a field focuses it
      await place.locator('h1:focus, input:focus').waitFor()
    },
    async waitForCount(section, id, n) {
      if (await line(section).isHidden()) await press(say('button.back.ariaLabel'))
      const count = isWide ? String(n) : say(id, { n })
      const read = async () => withoutInvisible(await line(section).innerText())
      await expect.poll(read).toContain(count)
    },
    row: (text) => place.getByRole('listitem').filter({ hasText: text }),
    async waitForWord(sentence, tone = 'success') {
      const banner = place.locator(`.st-banner[data-tone=${tone}]`)
      const read = async () => withoutInvisible((await banner.allInnerTexts()).join())
      await expect.poll(read).toBe(sentence)
    },
    async examine() {
      if (!isExamined) return
      await expectAccessible(at.page)
      expect(await findNarrowFaults(at.page, width)).toEqual([])
    },
  }
}

/** Starts an app, and what a journey needs to know it. */
export async function startApp(
  surface: Surface,
): Promise<{ readonly app: ClientApp; readonly options: JourneyOptions }> {
  const app = await startClientApp()
  return { app, options: { surface, world: toWorld(app) } }
}

teachPlurals(choosePlurals)

const rooms = [
  'account',
  'account-app',
  'account-codes',
  'account-confirm',
  'account-deletion',
  'account-devices',
  'account-download',
  'account-emails',
  'account-name',
  'account-recovery',
  'account-step',
] as const

/** Loads the texts of a language, with those of the sections. */
async function loadAllTexts(tag: Language): Promise<Readonly<Record<string, string>>> {
  const own = await Promise.all(rooms.map((room) => loadAccountTexts(tag, room)))
  return Object.assign({}, (await loadTexts(tag)).texts, ...own)
}

const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

async function keepWallets(owner: Owner): Promise<void> {
  const { at, say, open, press, row, examine, waitForWord, wallets } = owner
  await open('wallets')
  await examine()
  await press(say('account.wallets.add'))
  await at.heading(say('account.wallets.add')).waitFor()
  await examine()
  await press(say('crypto.wallet.continueWithMetamask'))
  await waitForWord(say('crypto.success.content'))
  const shown = shorten(wallets.accountOf(0, 'ethereum').address)
  await row(shown).waitFor()
  await examine()
  await owner.waitForCount('wallets', 'account.value.connected', 1)
  await open('wallets')
  await row(shown)
    .getByRole('button', { name: say('account.remove') })
    .press('Enter')
  await waitForWord(say('account.removed', { value: shown }))
  expect(await row(shown).count()).toBe(0)
  await examine()
}

async function keepAccountsElsewhere(owner: Owner): Promise<void> {
  const { at, say, open, row, examine } = owner
  const { page } = at
  const name = 'Example provider'
  const act = (id: 'account.accounts.connect' | 'account.accounts.disconnect') =>
    row(name).getByRole('button', { name: say(id) })
  await open('accounts')
  await examine()
  await act('account.accounts.connect').press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  // who comes back without a connection is where they left
  await at.widget.locator('.st-cancelled').getByText(say('oauth.cancelled')).waitFor()
  await at.heading(say('account.accounts')).waitFor()
  await examine()
  await act('account.accounts.connect').press('Enter')
  await enterAtProvider(page, 'ada@elsewhere.example')
  await at.widget
    .locator('[data-section=accounts]')
    .getByText(owner.isWide ? '1' : name, { exact: true })
    .waitFor()
  await open('accounts')
  await act('account.accounts.disconnect').waitFor()
  await examine()
  const gone = at.widget.locator('.st-item-gone')
  const disconnect = async () => {
    await act('account.accounts.disconnect').press('Enter')
    await gone.waitFor()
    expect(withoutInvisible(await gone.innerText())).toBe(
      say('account.accounts.disconnected', { value: name }),
    )
  }
  await disconnect()
  await examine()
  // the undo has the focus, and stands where the row was: nothing can be connected beside it
  expect(await row(name).getByRole('button').count()).toBe(1)
  await page.keyboard.press('Enter')
  await gone.waitFor({ state: 'detached' })
  await disconnect()
  await open('emails')
  await open('accounts')
  expect(await gone.count()).toBe(0)
  expect(await act('account.accounts.disconnect').count()).toBe(0)
  await act('account.accounts.connect').waitFor()
  await examine()
}

async function keepApps(owner: Owner): Promise<void> {
  const { at, say, open, press, row, examine, waitForWord, app } = owner
  expect(await app.readAccess()).toBe(200)
  await owner.waitForCount('apps', 'account.value.access', 1)
  await open('apps')
  await examine()
  await row('Inkwell').getByRole('button').press('Enter')
  await at.heading('Inkwell').waitFor()
  await examine()
  await press(say('account.apps.remove'))
  await waitForWord(say('account.removed', { value: 'Inkwell' }))
  await at.widget.getByText(say('account.apps.empty')).waitFor()
  expect(await app.readAccess()).toBe(401)
  expect(await app.refresh()).toBe('invalid_grant')
  await examine()
}

async function keepDevices(owner: Owner): Promise<void> {
  const { at, say, open, press, examine, waitForWord } = owner
  await open('devices')
  const rows = at.widget.getByRole('list', { name: say('account.devices') }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  await examine()
  await rows
    .first()
    .getByRole('button', { name: say('button.edit') })
    .press('Enter')
  const field = rows.first().getByRole('textbox')
  await field.fill('Work laptop')
  await examine()
  await field.press('Enter')
  await rows.first().getByText('Work laptop').waitFor()
  await rows
    .nth(1)
    .getByRole('button', { name: say('account.devices.end') })
    .press('Enter')
  await rows.nth(1).getByText(say('account.devices.endedNow')).waitFor()
  await examine()
  await press(say('account.devices.endOthers'))
  await waitForWord(say('account.devices.othersEnded'))
  await owner.waitForCount('devices', 'account.value.signedInOn', 1)
  // beside the list, a section that is open is not opened anew
  await open('phones')
  await open('devices')
  await at.text(say('account.devices.alone')).first().waitFor()
  await rows.first().getByText('Work laptop').waitFor()
  expect(await rows.count()).toBe(1)
}

async function keepPhones(owner: Owner): Promise<void> {
  const { at, world, say, open, press, row, examine, waitForWord } = owner
  await open('phones')
  await examine()
  await press(say('account.phones.add'))
  await examine()
  const field = at.widget.getByRole('textbox')
  await field.fill('4155550132')
  await field.press('Enter')
  await at.heading(say('passcode.title')).waitFor()
  await examine()
  await at.widget.getByRole('textbox').fill(await world.inbox.codeFor(number))
  await waitForWord(say('account.added', { value: '+1 415 555 0132', primary: ada }))
  await row(number).waitFor()
  await row(number).getByRole('button').press('Enter')
  await at.widget.getByRole('menu').waitFor()
  await examine()
  await at.widget.getByRole('menuitem').press('Enter')
  await waitForWord(say('account.removed', { value: number }))
  expect(await row(number).count()).toBe(0)
}

/** The parts, by their sections. */
export const parts = {
  wallets: keepWallets,
  accounts: keepAccountsElsewhere,
  apps: keepApps,
  devices: keepDevices,
  phones: keepPhones,
} as const satisfies Partial<Record<AccountSectionName, (owner: Owner) => Promise<void>>>
