/** A page of our own client and widget, and a watch over every place where a secret could be left. */
import { fileURLToPath } from 'node:url'
import { type HostPage, openPage, startHostPage, type World } from '@portico/testkit'
import type { StytchUIClient } from '@portico/widget'
import type { Browser, Page } from 'playwright-core'
import { dumpPage } from './dump-page.ts'
import { holds, type Secret } from './to-forms.ts'

declare global {
  interface Window {
    /** The client of the page. */
    watched: StytchUIClient
  }
}

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const html = `<!doctype html>
<html lang="en">
  <head>
    <title>Fieldnotes</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/host/page.js"></script>
  </head>
  <body><div id="sign-in"></div><p id="status"></p></body>
</html>`

type LoginConfig = Parameters<StytchUIClient['mountLogin']>[0]['config']

/** The page, and what it must not hold. */
export interface WatchedPage {
  readonly page: Page
  readonly welcomeUrl: string
  /** Adds a secret that the test knows of: a code, a link's token, what an app was told. */
  watch(name: string, value: string): void
  /** How many secrets are known so far, those that the service answered with included. */
  count(): number
  /** Mounts the widget with these options. */
  mount(config: LoginConfig): Promise<void>
  /** @returns `place: secret` for every secret found outside of the intended cookies */
  findLeaks(): Promise<string[]>
  /** Names of the cookies that scripts can read. */
  readCookieNames(): Promise<readonly string[]>
  stop(): Promise<void>
}

/** The one allowed hop: the link, and the page that it leads to. */
const isHop = (url: string) =>
  /\/v1\/public\/magic_links\/redirect|[?&]stytch_token_type=/.test(url)

/** A file of that page, fetched from where the page came from before its script has cleaned the address. */
const isOwnFile = (url: string, referer: string) =>
  isHop(referer) && new URL(url).origin === new URL(referer).origin

/** Opens it in a browser profile of its own. */
export async function startWatchedPage(
  browser: Browser,
  world: World,
  client: Readonly<Record<string, unknown>>,
): Promise<WatchedPage> {
  const host: HostPage = await startHostPage({
    html,
    folders: {
      '/bundle/': inRepository('packages/widget/dist/standalone'),
      '/host/': inRepository('e2e/storage-of-tokens'),
    },
  })
  const { page, context, close } = await openPage(browser)
  const secrets = new Map<string, Secret>()
  const watch = (name: string, value: string) => {
    if (value) secrets.set(value, { name, value })
  }
  const addresses: Promise<string>[] = []
  const answers: Promise<void>[] = []
  context.on('request', (request) => {
    const url = request.url()
    const noted = request.allHeaders().then(
      ({ referer = '' }) => `${isHop(url) ? '' : url} ${isOwnFile(url, referer) ? '' : referer}`,
      () => url,
    )
    addresses.push(noted)
  })
  context.on('response', (response) => {
    if (!response.url().includes('/sdk/v1/')) return
    const read = response.json().then(
      ({ data }) => {
        watch('session token', data?.session_token ?? '')
        watch('session JWT', data?.session_jwt ?? '')
        watch('signature of a session JWT', data?.session_jwt?.split('.')[2] ?? '')
      },
      () => {}, // a preflight has no body
    )
    answers.push(read)
  })
  await context.addInitScript((options) => Object.assign(window, { hostOptions: options }), {
    publicToken: world.project.publicToken,
    client,
  })
  await page.goto(host.origin)
  await page.waitForFunction(() => window.watched !== undefined)

  return {
    page,
    welcomeUrl: `${host.origin}/welcome`,
    watch,
    count: () => secrets.size,
    mount: (config) =>
      page.evaluate((given) => {
        window.watched.mountLogin({ elementId: '#sign-in', config: given })
      }, config),
    async findLeaks() {
      await Promise.all(answers)
      const dump = await page.evaluate(dumpPage)
      const places: Record<string, string> = {
        ...dump.places,
        'addresses and referrers': (await Promise.all(addresses)).join('\n'),
        'log of the service': world.logs.join('\n'),
        databases: dump.databases.join('\n'),
        caches: dump.caches.join('\n'),
      }
      return Object.entries(places).flatMap(([place, text]) =>
        [...secrets.values()]
          .filter((secret) => holds(text, secret))
          .map(({ name }) => `${place}: ${name}`),
      )
    },
    readCookieNames: async () => (await page.evaluate(dumpPage)).cookieNames,
    async stop() {
      await close()
      await host.stop()
    },
  }
}
