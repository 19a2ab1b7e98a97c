/** The screens that survive a reload, and the user's way to each and on from it. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { passwords } from '@portico/contract/methods/passwords'
import type { ProjectConfig } from '@portico/service/assembly'
import type { World } from '@portico/testkit'
import { byAnyCode, byLink, byPassword } from './configurations.ts'
import type { MountOptions } from './host-options.ts'
import type { SignInPage } from './sign-in-page.ts'

const ada = 'ada@example.com'
const number = '+14155550132'
const password = 'seven wooden lighthouses'
const methods = fileURLToPath(new URL('../../packages/widget/src/methods/', import.meta.url))

/** A project whose mails with a link have a code as well. */
export const withLinkCode: Partial<ProjectConfig> = {
  magicLinks: {
    expirationMinutes: 30,
    requireSameBrowser: false,
    withCode: true,
    otherDevice: true,
  },
}

/** The names of all screens that methods keep, read from their sources. */
export function listKeptScreens(): string[] {
  const files = readdirSync(methods, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /screens\.tsx$/.test(file),
  )
  return files.flatMap((file) => {
    const [, kept = ''] = readFileSync(`${methods}${file}`, 'utf8').split('\n  kept: {\n')
    return [...kept.matchAll(/^ {4}'(\w+\.\w+)': \{$/gm)].map(([, name = '']) => name)
  })
}

/** How a user comes to a screen that is kept, and goes on there. */
export interface KeptWay {
  readonly screen: string
  readonly says: string
  readonly mount: MountOptions
  /** Where what is sent goes to, as the inbox and as the screen have it. */
  readonly to: string
  readonly shown: string
  readonly heading: string
  /** How long what was sent counts. */
  readonly minutes: number
  readonly reach: (at: SignInPage, world: World) => Promise<unknown>
  /** Signs in, or does what the screen is for. */
  readonly goOn: (at: SignInPage, world: World) => Promise<unknown>
}

const enterCode = async ({ codeField, heading }: SignInPage, code: string) => {
  await codeField.fill(code)
  await heading('Success!').waitFor()
}

const byPhone = (tab: string): Pick<KeptWay, 'reach' | 'goOn' | 'to' | 'shown'> => ({
  to: number,
  shown: '+1 415 555 0132',
  async reach(at) {
    await at.widget.getByRole('tab', { name: tab, exact: true }).click()
    await at.submitPhone('4155550132')
  },
  goOn: async (at, world) => enterCode(at, await world.inbox.codeFor(number)),
})

/** Every way to a screen that is kept: of passcodes one for each channel. */
export const keptWays: readonly KeptWay[] = [
  {
    screen: 'otp.enterCode',
    says: 'a code by mail',
    mount: byAnyCode,
    to: ada,
    shown: ada,
    heading: 'Enter passcode',
    minutes: 5,
    async reach(at) {
      await at.widget.getByRole('tab', { name: 'Email', exact: true }).click()
      await at.submitEmail(ada)
    },
    goOn: async (at, world) => enterCode(at, await world.inbox.codeFor(ada)),
  },
  {
    screen: 'otp.enterCode',
    says: 'a code by text message',
    mount: byAnyCode,
    heading: 'Enter passcode',
    minutes: 5,
    ...byPhone('Text'),
  },
  {
    screen: 'otp.enterCode',
    says: 'a code by WhatsApp',
    mount: byAnyCode,
    heading: 'Enter passcode',
    minutes: 5,
    ...byPhone('WhatsApp'),
  },
  {
    screen: 'emailMagicLinks.sent',
    says: 'a link, with a code beside it',
    mount: byLink,
    to: ada,
    shown: ada,
    heading: 'Check your email',
    minutes: 30,
    reach: (at) => at.submitEmail(ada),
    async goOn(at, world) {
      const { code } = await world.inbox.next(ada)
      await at.widget
        .getByRole('textbox', { name: 'Enter the code from the email' })
        .fill(code ?? '')
      await at.heading('Success!').waitFor()
    },
  },
  {
    screen: 'passwords.resetSent',
    says: 'the link that resets a password',
    mount: byPassword,
    to: ada,
    shown: ada,
    heading: 'Forgot password?',
    minutes: 30,
    async reach(at, world) {
      await world.call(passwords.create, { email: ada, password })
      await at.submitEmail(ada)
      await at.widget.getByRole('button', { name: 'Forgot Password?' }).click()
    },
    async goOn(at, world) {
      await at.widget.page().goto(await world.inbox.linkFor(ada))
      await at.heading('Reset your password').waitFor()
      await at.submitPassword('nine copper submarines')
      await at.heading('Success!').waitFor()
    },
  },
]
