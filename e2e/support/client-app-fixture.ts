/**
 * The client app that `npm start` runs, beside a world: it sends people to the service's own pages, and they come
 * back to it. Everything that is opened is closed after the test.
 */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ClientRow } from '@portico/service/assembly'
import { createWorld, type OpenedPage, type World, type WorldOptions } from '@portico/testkit'
import type { Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { startClientApp } from '../../apps/client-app/start-client-app.mjs'
import { type PagesOptions, preparePages } from './prepare-pages.ts'

const bundle = fileURLToPath(new URL('../../packages/widget/dist/standalone', import.meta.url))
/** The secret of the client app. */
export const clientSecret = 'client-secret-test-of-the-journeys'

/** A world with hosted pages, the client app, and a person in front of it. */
export interface ClientAppFixture {
  readonly world: World
  readonly appUrl: string
  readonly opened: OpenedPage
  readonly page: Page
  /** Presses a button of the page, wherever it is by now. */
  press(name: string): Promise<void>
  /** Proves on the hosted page who they are. */
  signIn(email?: string): Promise<void>
  /** Waits until the app shows them as signed in. */
  waitForAccount(): Promise<void>
  /** What the app shows under a heading, by name. */
  readValues(heading: string): Promise<Record<string, string>>
  /** What the app says went wrong; waits for it. */
  readNotice(): Promise<string>
}

/** What differs from one client app to another. */
interface AppOptions {
  readonly isPushing?: boolean
  /** @default null */
  readonly logoUrl?: string | null
  /** @default 'Inkwell' */
  readonly name?: string
}

/** A client app as it is stored. */
export const toClientRow = (
  { project }: Pick<World, 'project'>,
  changes: Partial<ClientRow> & Pick<ClientRow, 'clientId' | 'metadata'>,
): ClientRow => ({
  projectId: project.projectId,
  origin: 'command',
  isFirstParty: false,
  name: 'Inkwell',
  description: '',
  logoUrl: null,
  secretHash: null,
  nextSecretHash: null,
  isActive: true,
  createdAt: 1,
  ...changes,
})

/** A world whose own pages work. */
export const createHostedWorld = ({ config, ...options }: WorldOptions = {}): Promise<World> =>
  createWorld({ ...options, config: { staticFolders: [bundle], ...config } })

/**
 * Registers set-up and clean-up for a test file.
 *
 * @returns opens the app's page, in a browser profile of its own
 */
export function prepareClientApp(
  pagesOptions?: PagesOptions,
): (options?: WorldOptions, appOptions?: AppOptions) => Promise<ClientAppFixture> {
  const openPage = preparePages(pagesOptions)
  let cleanUps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
    cleanUps = []
  })

  return async (options, appOptions) => {
    const { world, appUrl, stop } = await startWithClientApp(options, appOptions)
    cleanUps.push(stop)
    const opened = await openPage()
    cleanUps.push(() => opened.close())
    await opened.page.goto(appUrl)
    return { world, appUrl, opened, ...toHands(world, opened.page) }
  }
}

/** Starts a world with hosted pages and the client app beside it, whatever browser opens it. */
export async function startWithClientApp(
  options?: WorldOptions,
  { isPushing = false, logoUrl = null, name = 'Inkwell' }: AppOptions = {},
): Promise<Pick<ClientAppFixture, 'world' | 'appUrl'> & { stop(): Promise<void> }> {
  const world = await createHostedWorld(options)
  const app = await startClientApp({
    isPushing,
    issuer: world.origin,
    firstPort: 0,
    loadCredentials: async () => ({ clientId: 'fieldnotes', clientSecret }),
  })
  await world.storage.clients.add(
    toClientRow(world, {
      clientId: 'fieldnotes',
      name,
      logoUrl,
      secretHash: createHash('sha256').update(clientSecret).digest('hex'),
      metadata: {
        redirect_uris: [`${app.url}/callback`],
        post_logout_redirect_uris: [`${app.url}/`],
        backchannel_logout_uri: `${app.url}/backchannel-logout`,
        backchannel_logout_session_required: true,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        policy_uri: 'https://inkwell.example/privacy',
      },
    }),
  )
  return {
    world,
    appUrl: app.url,
    async stop() {
      await app.close()
      await world.stop()
    },
  }
}

/** A person's hands and eyes, on the app's page and on ours. */
export function toHands(world: World, page: Page) {
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await button.scrollIntoViewIfNeeded()
    // a pointer allows only what has been seen for a moment
    if (name === 'Allow') await page.locator('[data-sight="plain"]').waitFor()
    await button.click()
  }
  return {
    page,
    press,
    async signIn(email = 'ada@example.com') {
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await press('Continue with email')
      const field = page.getByRole('textbox', { name: 'One-time passcode' })
      await field.waitFor()
      await field.fill(await world.inbox.codeFor(email))
    },
    waitForAccount: () => page.getByRole('heading', { name: 'Signed in', level: 1 }).waitFor(),
    async readValues(heading: string) {
      const list = page.locator(`h2:text-is("${heading}") + dl`)
      const names = await list.locator('dt').allInnerTexts()
      const values = await list.locator('dd').allInnerTexts()
      return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    },
    // the page that leads back to the app may have an alert region without text
    readNotice: () => page.getByRole('alert').filter({ hasText: /\S/ }).innerText(),
  }
}
