/**
 * What a journey in the browser stands on: a world of its own, a host page, pages under watch. Everything
 * it opens is closed after each test; the browser lives as long as the file.
 */
import { fileURLToPath } from 'node:url'
import {
  createWorld,
  type HostPage,
  type OpenedPage,
  startHostPage,
  type World,
  type WorldOptions,
} from '@portico/testkit'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { buildReactHost } from './build-react-host.ts'
import { toHostHtml } from './host-html.ts'
import type { HostOptions, MountOptions } from './host-options.ts'
import { type PagesOptions, preparePages } from './prepare-pages.ts'
import { type SignInPage, toSignInPage } from './sign-in-page.ts'
import type { Surface } from './surfaces.ts'
import { withProviders } from './with-providers.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Options of a journey. */
export interface JourneyOptions {
  readonly surface: Surface
  /**
   * The page's policy. With one, page, bundle and API share the page's origin. @default none
   */
  readonly policy?: string
  readonly world?: WorldOptions
}

/** Options of one visit. */
interface VisitOptions {
  readonly mount: MountOptions
  /** @default the project's */
  readonly publicToken?: string
  /** What the page's button "Mount again" mounts. */
  readonly remount?: MountOptions
  /** Options of the client beside the service's address. */
  readonly client?: Readonly<Record<string, unknown>>
  /** The browser profile: viewport, colour scheme, locale. */
  readonly profile?: BrowserContextOptions
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** What is opened; null where the journey opens its first page itself. @default `/` */
  readonly path?: string | null
}

/** A page of a journey: under watch, and read as a sign-in page. */
export interface Visit extends SignInPage {
  readonly opened: OpenedPage
  readonly page: Page
  /** Where the page stands: the host's, where none is open yet. */
  origin(): string
  /** Opens another page there. */
  open(path: string): Promise<void>
}

/** Reads a page under watch, of a host at an origin. */
export function toVisit(opened: OpenedPage, host: string): Visit {
  const { page } = opened
  const origin = () => (page.url() === 'about:blank' ? host : new URL(page.url()).origin)
  return {
    opened,
    page,
    origin,
    async open(path) {
      await page.goto(new URL(path, origin()).href)
    },
    ...toSignInPage(page),
  }
}

/** One person's way through the widget, and the world around it. */
export interface Journey {
  readonly world: World
  readonly host: HostPage
  /** Where links lead back to. */
  readonly welcomeUrl: string
  /** Opens the host page in a browser profile of its own. */
  visit(options: VisitOptions): Promise<Visit>
}

/**
 * Registers set-up and clean-up for the journeys of a test file.
 *
 * @param pagesOptions - which Chromium they run in, and how it opens pages
 * @returns starts one journey
 */
export function prepareJourneys(
  pagesOptions?: PagesOptions,
): (options: JourneyOptions) => Promise<Journey> {
  const openPage = preparePages(pagesOptions)
  let cleanUps: (() => Promise<void>)[] = []

  afterEach(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
    cleanUps = []
  })

  return async (options) => {
    const { stop, setOptions, ...started } = await startJourneyHost(options)
    cleanUps.push(stop)

    return {
      ...started,
      async visit({ profile, prepare, path = '/', ...visitOptions }) {
        setOptions(visitOptions)
        const opened = await openPage(profile)
        cleanUps.push(() => opened.close())
        await prepare?.(opened.page)
        const visit = toVisit(opened, started.host.origin)
        if (path !== null) await visit.open(path)
        return visit
      },
    }
  }
}

/** The world of a journey and its host page, whatever browser opens it. */
export interface JourneyHost extends Omit<Journey, 'visit'> {
  /** What the page mounts from its next load on. */
  setOptions(options: Pick<VisitOptions, 'mount' | 'publicToken' | 'remount' | 'client'>): void
  stop(): Promise<void>
}

/** Starts a world and a host page beside it. */
export async function startJourneyHost({
  surface,
  policy,
  world: worldOptions,
}: JourneyOptions): Promise<JourneyHost> {
  const world = await createWorld(withProviders(worldOptions))
  const files: Record<string, string> = {}
  const host = await startHostPage({
    html: toHostHtml(surface),
    folders: await listFolders(surface),
    files,
    ...(policy && { policy, service: world.origin }),
  })
  const welcomeUrl = `${host.origin}/welcome`
  const apiUrl = policy ? host.origin : world.origin
  return {
    world,
    host,
    welcomeUrl,
    setOptions({ mount, publicToken, remount, client }) {
      const options: HostOptions = {
        publicToken: publicToken ?? world.project.publicToken,
        client: { endpoints: { testAPIURL: apiUrl, liveAPIURL: apiUrl }, ...client },
        mount: toMount(mount, surface, welcomeUrl),
        ...(remount && { remount: toMount(remount, surface, welcomeUrl) }),
      }
      files['/options.js'] = `export const options = ${JSON.stringify(options)}`
    },
    async stop() {
      await host.stop()
      await world.stop()
    },
  }
}

const listFolders = async ({ build }: Surface) => ({
  '/bundle/': inRepository('packages/widget/dist/standalone'),
  '/host/': inRepository('e2e/host'),
  ...(build === 'react' && { '/react/': await buildReactHost() }),
})

/** A mount's options on a surface, links leading back to the host page unless it says otherwise. */
function toMount(mount: MountOptions, { root }: Surface, welcomeUrl: string): MountOptions {
  const links = { loginRedirectURL: welcomeUrl, signupRedirectURL: welcomeUrl }
  const resetUrl = new URL('/reset', welcomeUrl).href
  return {
    ...mount,
    config: {
      emailMagicLinksOptions: links,
      passwordOptions: { loginRedirectURL: resetUrl, resetPasswordRedirectURL: resetUrl },
      ...mount.config,
      enableShadowDOM: root === 'shadow',
    },
  }
}
