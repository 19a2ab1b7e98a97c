/**
 * What the compatibility suite stands on: one world, one browser and one host page a file. Tests keep
 * apart by people and browser profiles.
 */
import {
  createWorld,
  type HostPage,
  startHostPage,
  startTlsListener,
  type World,
  type WorldOptions,
} from '@portico/testkit'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { takeBrowser } from '../../support/take-browser.ts'
import { buildOfficialHost } from './build-official-host.ts'
import { officialHtml } from './official-html.ts'
import { type OfficialPage, openOfficialPage } from './official-page.ts'

/** Options of one visit. */
export interface OfficialVisit {
  /** Which host page: a version's `widget` or `headless`. */
  readonly entry: string
  /** Which of its pages. @default '/' */
  readonly path?: string
  /** What the widget is mounted with. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Texts of the widget by their ids. @default its own */
  readonly strings?: Readonly<Record<string, string>>
  /** Options of the client. @default the service's address, by `endpoints`; none when names are mapped */
  readonly client?: Readonly<Record<string, unknown>>
  readonly profile?: BrowserContextOptions
  /** Scripts that stand in for those of outside providers, by the beginning of their URL. */
  readonly standIns?: Readonly<Record<string, string>>
  /** What the browser is given before the page is opened: a wallet. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** What the tests of one file stand on. */
export interface OfficialFixture {
  readonly world: World
  /** Where links lead back to. */
  readonly welcomeUrl: string
  /** Where the links of a reset mail lead to. */
  readonly resetUrl: string
  visit(options: OfficialVisit): Promise<OfficialPage>
}

/** Options of a file's fixture. */
export interface OfficialOptions {
  /** Whether the service is reached over TLS as well; pages go on using loopback. @default false */
  readonly tls?: boolean
  /** A function is called when the world starts. */
  readonly world?: WorldOptions | (() => WorldOptions)
  /**
   * Names that stand for this machine in the browser, as DNS and certificates do in production: the host
   * page's, and those of the service. @default none: page and service stand on loopback
   */
  readonly names?: { readonly page: string; readonly service: readonly string[] }
  /** Sites of others that the browser reaches: how, and by which names. @default none */
  readonly elsewhere?: {
    readonly browserArgs: readonly string[]
    readonly names: readonly string[]
  }
}

/**
 * Registers set-up and clean-up of a test file.
 *
 * @returns gets the fixture; to be called inside a test
 */
export function prepareOfficial(options: OfficialOptions = {}): () => OfficialFixture {
  let fixture: OfficialFixture | undefined
  let closers: (() => Promise<void>)[] = []
  let visitClosers: (() => Promise<void>)[] = []

  async function start() {
    const world = await createWorld({
      ...(typeof options.world === 'function' ? options.world() : options.world),
      tls: options.names?.service ?? options.tls ?? false,
    })
    closers.push(() => world.stop())
    const folders = { '/official/': await buildOfficialHost() }
    const host = await startHostPage({ html: officialHtml, folders })
    closers.push(() => host.stop())
    const { origin, args, isOurs } = options.names
      ? await mapNames(options.names, { world, host }, closers)
      : { origin: host.origin, args: [], isOurs: (name: string) => /^localhost:\d+$/.test(name) }
    const { browserArgs = [], names = [] } = options.elsewhere ?? {}
    const { pages, release } = await takeBrowser({ args: [...args, ...browserArgs] })
    closers.push(async () => {
      await pages.drop()
      await release()
    })
    const welcomeUrl = `${origin}/welcome`
    const resetUrl = `${origin}/reset`
    const targets = {
      emailMagicLinksOptions: { loginRedirectURL: welcomeUrl, signupRedirectURL: welcomeUrl },
      passwordOptions: { loginRedirectURL: resetUrl, resetPasswordRedirectURL: resetUrl },
    }

    fixture = {
      world,
      welcomeUrl,
      resetUrl,
      async visit({ entry, path = '/', config, strings, client, profile, standIns = {}, prepare }) {
        const visited = await openOfficialPage(pages, {
          url: new URL(path, origin).href,
          host: {
            entry,
            publicToken: world.project.publicToken,
            ...(options.names ? client && { client } : { client: toEndpoints(world, client) }),
            ...(config && { config: { ...targets, ...config } }),
            ...(strings && { strings }),
          },
          isOurs: (host) => isOurs(host) || names.includes(host),
          standIns,
          prepare,
          // the certificates were made for this run
          profile: { ignoreHTTPSErrors: options.names !== undefined, ...profile },
        })
        visitClosers.push(() => visited.opened.close())
        return visited
      },
    }
  }
  async function stop() {
    fixture = undefined
    for (const close of closers.reverse()) await close()
    closers = []
  }

  beforeAll(start)
  beforeEach(async () => {
    if (!fixture) await start()
  })
  afterEach(async ({ task }) => {
    for (const close of visitClosers) await close()
    visitClosers = []
    // a second try must not meet the people and messages of the first
    if (task.result?.state === 'fail') await stop()
  })
  afterAll(stop)

  return () => {
    if (!fixture) throw new Error('The world is not ready yet.')
    return fixture
  }
}

/** The service by URL, as the official package takes it verbatim. */
const toEndpoints = ({ origin }: World, client: OfficialVisit['client']) => ({
  endpoints: {
    liveAPIURL: origin,
    testAPIURL: origin,
    dfpBackendURL: origin,
    clientsideServicesIframeURL: `${origin}/v1/public/clientside-services/index.html`,
  },
  ...client,
})

/** Puts TLS before the host page, and names before both. */
async function mapNames(
  names: NonNullable<OfficialOptions['names']>,
  { world, host }: { world: World; host: HostPage },
  closers: (() => Promise<void>)[],
) {
  const page = await startTlsListener({ target: host.origin, names: [names.page] })
  closers.push(() => page.stop())
  const ports = new Map([
    [names.page, page.port],
    ...names.service.map((name) => [name, world.tls?.port] as const),
  ])
  const rules = [...ports].map(([name, port]) => `MAP ${name}:443 127.0.0.1:${port}`)
  return {
    origin: `https://${names.page}`,
    args: [`--host-resolver-rules=${rules.join(',')}`],
    isOurs: (name: string) => ports.has(name),
  }
}
