/** How a user signs in with each method, on whatever page the widget is mounted. */
import { passwords } from '@portico/contract/methods/passwords'
import { type ProjectConfig, toMethodConfigs } from '@portico/service/assembly'
import type { World } from '@portico/testkit'
import { installWallets, knownWallets } from '@portico/testkit/wallets'
import type { Page } from 'playwright-core'
import { byCode, byLink, byPasskeyOrCode, byPassword, byWallet } from './configurations.ts'
import type { MountOptions } from './host-options.ts'
import './host-window.ts'
import { signInByCookie } from './sign-in-by-cookie.ts'
import type { SignInPage } from './sign-in-page.ts'
import { addAuthenticator, withoutAutofill } from './virtual-authenticator.ts'

const ada = 'ada@example.com'
const password = 'seven wooden lighthouses'

/** A page that is open, whatever mounted the widget. */
export interface Visited extends SignInPage {
  readonly page: Page
  readonly world: World
}

/** How a user signs in with a method. */
export interface Way {
  readonly config: MountOptions['config']
  /** What the user has before: an account, a device, a wallet. */
  readonly prepare?: (at: Visited) => Promise<unknown>
  readonly signIn: (at: Visited) => Promise<unknown>
}

/** Waits until the page says who is signed in. */
export const isSignedIn = (page: Page): Promise<void> =>
  // E11: with a name, whatever the method tells of the user
  page
    .locator('#status, #person')
    .getByText(/Signed in as (?!Sign out)\S/)
    .waitFor()

/** A project with the provider that the way by a provider takes. */
export const withProvider = (origin: string): Pick<ProjectConfig, 'oauth'> => ({
  oauth: toMethodConfigs({
    oauth: {
      providers: {
        example: {
          type: 'oidc',
          issuer: `${origin}/dev/example-provider`,
          clientId: 'portico-development',
          label: 'Example provider',
          linksByEmail: true,
        },
      },
    },
  }).oauth,
})

/** A page of its own keeps its client to itself: another one, in its place. */
async function layOpenClient(page: Page, { origin, project }: World): Promise<void> {
  const client = `new Portico('${project.publicToken}')`
  await page.addScriptTag({
    type: 'module',
    content: `import { Portico } from '${origin}/portico.js'; window.portico = { client: ${client} }`,
  })
  await page.waitForFunction(() => Boolean(window.portico))
}

/** By the ids of the methods. */
const ways: Readonly<Record<string, Way>> = {
  otp: {
    ...byCode,
    async signIn({ world, ...at }) {
      await at.submitEmail(ada)
      await at.codeField.fill(await world.inbox.codeFor(ada))
    },
  },
  emailMagicLinks: {
    ...byLink,
    async signIn({ page, world, ...at }) {
      await at.submitEmail(ada)
      await at.heading('Check your email').waitFor()
      const tab = await page.context().newPage()
      await tab.goto(await world.inbox.linkFor(ada))
      await isSignedIn(tab)
    },
  },
  oauth: {
    config: {
      products: ['oauth'],
      oauthOptions: { providers: [{ type: 'example', label: 'Example provider' }] },
    },
    async signIn({ page, widget }) {
      await widget.getByRole('button', { name: 'Continue with Example provider' }).click()
      await page.getByLabel('Email').fill(ada)
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
  passkeys: {
    ...byPasskeyOrCode,
    async prepare({ page, world }) {
      await withoutAutofill(page)
      await addAuthenticator(page)
      await signInByCookie(world, page)
      await page.reload()
      await isSignedIn(page)
      const hasClient = await page.evaluate(() => Boolean(window.portico))
      if (!hasClient) await layOpenClient(page, world)
      await page.evaluate(async () => {
        const { client } = window.portico
        await client.webauthn.register({ is_passkey: true })
        await client.session.revoke()
      })
    },
    signIn: ({ widget }) => widget.getByRole('button', { name: 'Login with a Passkey' }).click(),
  },
  passwords: {
    ...byPassword,
    prepare: ({ world }) => world.call(passwords.create, { email: ada, password }),
    async signIn(at) {
      await at.submitEmail(ada)
      await at.submitPassword(password)
    },
  },
  crypto: {
    ...byWallet,
    prepare: ({ page }) => installWallets(page, [knownWallets.Metamask]),
    signIn: ({ widget }) =>
      widget.getByRole('button', { name: 'Continue with Metamask', exact: true }).click(),
  },
}

/** The way of a method. @throws Error when nothing says yet how a user signs in with it */
export function findWay(id: string): Way {
  const way = ways[id]
  if (!way) throw new Error(`No test says how a user signs in with ${id}.`)
  return way
}
