/**
 * What a test of the bindings stands on: a world of its own, the React host, pages that write down every
 * state they show. Everything it opens is closed after each test.
 */
import { createWorld, startHostPage, type World, type WorldOptions } from '@portico/testkit'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll } from 'vitest'
import { preparePages } from '../support/prepare-pages.ts'
import { type SignInPage, toSignInPage } from '../support/sign-in-page.ts'
import { type BuiltHost, buildHost, type ReactVersion } from './build-host.ts'
import type { ReactHostOptions } from './host-options.ts'

/** An open page of the host. */
export interface ReactVisit extends SignInPage {
  readonly page: Page
  /** Every text that the page showed since it was opened or reloaded, in order. */
  seen(): Promise<string[]>
  /** What the readers of the page told, each time one of them changed. */
  readings(): Promise<string[][]>
  /** Lets the host's script come, if the page holds it back. */
  release(): void
  /** Loads the page again; its script comes as on the first visit. */
  reload(): Promise<void>
  expectNoErrors(): Promise<void>
}

/** How a page is visited. */
export interface ReactVisitOptions
  extends Pick<
    ReactHostOptions,
    'page' | 'config' | 'isServerRendered' | 'assumeHydrated' | 'served'
  > {
  /** Options of the client. @default those that name the service */
  readonly client?: ReactHostOptions['client']
  /** The content security policy of the page. */
  readonly policy?: (world: World) => string
  /** Whether the host's script waits until the test releases it. @default false */
  readonly isHeld?: boolean
  /** Of the widget, in the browser alone. */
  readonly strings?: ReactHostOptions['strings']
  /** Changes the page before it is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** One test's surroundings. */
export interface ReactTest {
  readonly world: World
  readonly host: BuiltHost
  visit(options: ReactVisitOptions): Promise<ReactVisit>
}

/** Runs in the page before anything else: writes down what it shows after every change of its tree. */
function record() {
  const seen: string[] = []
  const readings: string[][] = []
  Object.assign(window, { recorded: { seen, readings } })
  new MutationObserver(() => {
    const root = document.getElementById('root')
    const text = root?.textContent ?? ''
    if (text && text !== seen.at(-1)) seen.push(text)
    const read = [...(root?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? '')
    if (read.join() !== readings.at(-1)?.join()) readings.push(read)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const toHtml = (content: string, language = 'en') => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>Fieldnotes</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/host/browser.js"></script>
  </head>
  <body><div id="root">${content}</div></body>
</html>
`

/**
 * Registers set-up and clean-up for the tests of a version of React.
 *
 * @returns starts one test
 */
export function prepareReact(
  version: ReactVersion,
): (options?: { world?: WorldOptions }) => Promise<ReactTest> {
  const openPage = preparePages()
  let host: BuiltHost
  let cleanUps: (() => Promise<void>)[] = []

  beforeAll(async () => {
    host = await buildHost(version)
  })
  afterEach(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
    cleanUps = []
  })

  return async ({ world: worldOptions } = {}) => {
    const world = await createWorld(worldOptions)
    cleanUps.push(() => world.stop())
    return {
      world,
      host,
      async visit({ policy, isHeld = false, strings, prepare, ...chosen }) {
        const { publicToken } = world.project
        const endpoints = { testAPIURL: world.origin, liveAPIURL: world.origin }
        const options: ReactHostOptions = { publicToken, client: { endpoints }, ...chosen }
        const site = await startHostPage({
          html: toHtml(
            chosen.isServerRendered ? host.renderHost(options) : '',
            chosen.served?.pageLanguage,
          ),
          folders: { '/host/': host.folder },
          files: {
            '/options.js': `export const options = ${JSON.stringify({ ...options, ...(strings && { strings }) })}`,
          },
          service: world.origin,
          ...(policy && { policy: policy(world) }),
        })
        cleanUps.push(() => site.stop())
        const opened = await openPage()
        cleanUps.push(() => opened.close())
        await opened.context.addInitScript(record)
        const { page, expectNoErrors } = opened
        let release = () => {}
        const released = new Promise<void>((resolve) => {
          release = resolve
        })
        if (isHeld) {
          await page.route('**/host/browser.js', async (route) => {
            await released
            await route.continue()
          })
        }
        await prepare?.(page)
        // a page whose script is held is never loaded
        const load = { waitUntil: isHeld ? 'commit' : 'load' } as const
        await page.goto(site.origin, load)
        const read = <Part extends 'seen' | 'readings'>(part: Part) =>
          page.evaluate((name) => Reflect.get(Reflect.get(window, 'recorded'), name), part)
        return {
          page,
          ...toSignInPage(page),
          seen: () => read('seen'),
          readings: () => read('readings'),
          release,
          reload: async () => void (await page.reload(load)),
          expectNoErrors,
        }
      },
    }
  }
}
