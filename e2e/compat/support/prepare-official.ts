/**
 * What the compatibility suite stands on: one world and one browser a file, a host page a visit. Tests
 * keep apart by people and browser profiles.
 */
import {
  createWorld,
  type HostPage,
  launchBrowser,
  startHostPage,
  type World,
  type WorldOptions,
} from '@portico/testkit'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { buildOfficialHost } from './build-official-host.ts'
import { type OfficialPage, openOfficialPage } from './official-page.ts'
import { toOfficialHtml } from './to-official-html.ts'

/** Options of one visit. */
export interface OfficialVisit {
  /** Which host page: a version's `widget` or `headless`. */
  readonly entry: string
  /** What the widget is mounted with. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Options of the client beside the service's address. */
  readonly client?: Readonly<Record<string, unknown>>
  readonly profile?: BrowserContextOptions
}

/** The ground under the tests of one file. */
export interface OfficialGround {
  readonly world: World
  visit(options: OfficialVisit): Promise<OfficialPage & { readonly welcomeUrl: string }>
}

/**
 * Registers set-up and clean-up of a test file; the service is named by `endpoints`, over loopback.
 *
 * @returns gets the ground; to be called inside a test
 */
export function prepareOfficial(worldOptions: WorldOptions = {}): () => OfficialGround {
  let ground: OfficialGround | undefined
  let browser: Browser | undefined
  const hosts = new Map<string, HostPage>()
  let closers: (() => Promise<void>)[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    ground = createGround(await createWorld(worldOptions), browser)
  })
  afterEach(async () => {
    for (const close of closers) await close()
    closers = []
  })
  afterAll(async () => {
    await browser?.close()
    for (const host of hosts.values()) await host.stop()
    await ground?.world.stop()
  })

  async function startHost(entry: string) {
    const folders = { '/official/': await buildOfficialHost() }
    const host = hosts.get(entry) ?? (await startHostPage({ html: toOfficialHtml(entry), folders }))
    hosts.set(entry, host)
    return host
  }

  function createGround(world: World, chromium: Browser): OfficialGround {
    const endpoints = {
      liveAPIURL: world.origin,
      testAPIURL: world.origin,
      dfpBackendURL: world.origin,
      clientsideServicesIframeURL: `${world.origin}/clientside-services/index.html`,
    }
    return {
      world,
      async visit({ entry, config, client, profile }) {
        const { origin } = await startHost(entry)
        const welcomeUrl = `${origin}/welcome`
        const links = { loginRedirectURL: welcomeUrl, signupRedirectURL: welcomeUrl }
        const visited = await openOfficialPage(chromium, {
          url: origin,
          host: {
            publicToken: world.project.publicToken,
            client: { endpoints, ...client },
            ...(config && { config: { emailMagicLinksOptions: links, ...config } }),
          },
          isOurs: (host) => /^localhost:\d+$/.test(host),
          ...(profile && { profile }),
        })
        closers.push(() => visited.opened.context.close())
        return { ...visited, welcomeUrl }
      },
    }
  }

  return () => {
    if (!ground) throw new Error('The world is not ready yet.')
    return ground
  }
}
