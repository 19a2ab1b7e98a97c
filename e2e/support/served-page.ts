/**
 * A page that has the first screen of the sign-in in its HTML, as the service hands it out, and mounts the widget into
 * it. The widget's code waits until a test lets it go.
 */
import { fileURLToPath } from 'node:url'
import {
  createWorld,
  type HostPage,
  startHostPage,
  type World,
  type WorldOptions,
} from '@portico/testkit'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { type OpenPage, preparePages } from './prepare-pages.ts'
import { slowDown } from './slow-down.ts'
import { withProviders } from './with-providers.ts'

const bundle = fileURLToPath(new URL('../../packages/widget/dist/standalone', import.meta.url))

/** The widget's options, those of the snippet and those of the mount. */
export type ServedOptions = Readonly<Record<string, unknown>>

/** What the service hands out. */
interface Snippet {
  readonly html: string
  readonly code_url: string
  readonly script_hashes: readonly string[]
  readonly style_hashes: readonly string[]
}

/** How a page is served. */
export interface ServedPageOptions {
  /** The root whose first screen it is. @default 'sign-in' */
  readonly root?: string
  /** What the snippet is made with; links lead to the page unless it says otherwise. */
  readonly served: ServedOptions
  /** What the page mounts. @default the same */
  readonly mounted?: ServedOptions
  /** Under a policy that allows nothing inline but what it names; `scripts` without the hash of the script. */
  readonly policy?: 'with hashes' | 'without the script'
  /** Whether the page holds the code against its digest, and imports it by name. */
  readonly isFixed?: boolean
  /** Whether the page waits until `letGo` of its window is called, before it asks for the code. */
  readonly isHeld?: boolean
  /** Whether the page is on a slow phone. */
  readonly isSlow?: boolean
  readonly profile?: BrowserContextOptions
  readonly world?: WorldOptions
}

/** A page whose code is held back. */
export interface ServedPage {
  readonly page: Page
  readonly world: World
  readonly host: HostPage
  readonly element: Locator
  readonly field: Locator
  readonly button: Locator
  /** Lets the code come, and waits until the widget stands. */
  release(): Promise<void>
  /** What the page noted under a name. */
  read(name: string): Promise<unknown>
  /** How often a link was asked for. */
  sends(): number
  expectNoErrors(): Promise<void>
}

/** As the query carries them. */
export const toQuery = (options: unknown): string =>
  Buffer.from(JSON.stringify(options)).toString('base64url')

/** Fetches a snippet of a world's project. */
async function fetchSnippet(
  world: World,
  root: string,
  options: ServedOptions,
  isFixed: boolean,
): Promise<Snippet> {
  const { publicToken } = world.project
  const answer = await fetch(
    `${world.origin}/v1/public/snippets/${root}.json?public_token=${publicToken}&options=${toQuery(options)}&integrity=${isFixed}`,
  )
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json() as Promise<Snippet> // as the service documents it
}

const toPolicy = (
  origin: string,
  { script_hashes, style_hashes }: Snippet,
  kind: ServedPageOptions['policy'],
) =>
  [
    "default-src 'none'",
    ["script-src 'self'", origin, ...(kind === 'with hashes' ? script_hashes : [])].join(' '),
    ['style-src', ...style_hashes].join(' '),
    'img-src data:',
    `connect-src ${origin}`,
    `form-action ${origin}`,
    "require-trusted-types-for 'script'",
  ].join('; ')

/** What the page tells a test, before anything else of it runs. */
const watch = () => {
  const list = (element: Element | null) => [
    ...((element?.shadowRoot ?? element)?.querySelectorAll('.st-scope, .st-scope *') ?? []),
  ]
  const told = {
    /** Where everything of the card stands, and how it is painted. What is hidden in the form is not drawn. */
    readLayout: (element: Element | null) =>
      list(element)
        .filter((node) => !node.matches('[type=hidden]'))
        .map((node) => {
          const { x, y, width, height } = node.getBoundingClientRect()
          const style = getComputedStyle(node)
          const names =
            'color background-color font border border-radius padding box-shadow opacity fill'
          const painted = names.split(' ').map((name) => style.getPropertyValue(name))
          return [node.localName, node.className, x, y, width, height, ...painted].join(' ')
        }),
    /** Its elements with all that they say, but for the number of the widget, and for what was served and says nothing. */
    readMarkup: (element: Element | null) =>
      list(element).map((node) => {
        const attributes = [...node.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .filter((attribute) => !/^(action|method|value)=$/.test(attribute))
          .sort()
        const text = node.firstElementChild ? '' : node.textContent
        return [node.localName, ...attributes, text]
          .join(' ')
          .replaceAll(/st-(theme-)?\d+/g, 'st-n')
      }),
  }
  Object.assign(window, told)
  addEventListener('DOMContentLoaded', () => {
    const element = document.querySelector('portico-sign-in')
    const input = (element?.shadowRoot ?? element)?.querySelector('input')
    Object.assign(window, { servedInput: input, servedLayout: told.readLayout(element) })
  })
}

/** Mounts the widget, and notes what its first drawing is, there and in an element with nothing in it. */
const toMountScript = (
  world: World,
  tag: string,
  code: string,
  options: ServedOptions,
  isHeld: boolean,
) =>
  `${
    isHeld
      ? `await new Promise((letGo) => Object.assign(window, { letGo }))
const { Portico } = await import('${code}')`
      : `import { Portico } from '${code}'`
  }
const client = new Portico('${world.project.publicToken}')
const element = document.querySelector('${tag}')
const fresh = document.createElement('${tag}')
const options = { client, ...${JSON.stringify(options)} }
element.render(options)
element.flushRender()
window.adoptedLayout = window.readLayout?.(element)
window.adoptedMarkup = window.readMarkup?.(element)
document.body.append(fresh)
fresh.render(options)
fresh.flushRender()
window.freshMarkup = window.readMarkup?.(fresh)
fresh.remove()
document.body.dataset.mounted = ''`

/** Registers set-up and clean-up. @returns opens a page */
export function prepareServedPages(): (options: ServedPageOptions) => Promise<ServedPage> {
  const openPage: OpenPage = preparePages()
  let cleanUps: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
    cleanUps = []
  })

  return async ({ isSlow = false, profile, ...options }) => {
    const { world, host, codeUrl, stop } = await startServedHost(options)
    cleanUps.push(stop)
    const opened = await openPage(profile)
    cleanUps.push(() => opened.close())
    const { page } = opened
    if (isSlow) await slowDown(page)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(codeUrl, async (route) => {
      await held
      await route.continue()
    })
    let sends = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && /login_or_create\?/.test(request.url())) sends += 1
    })
    await page.addInitScript(watch)
    // what is held is never loaded
    await page.goto(host.origin, { waitUntil: 'commit' })
    const element = page.locator(`portico-${options.root ?? 'sign-in'}`)
    await element.locator('.st-card').waitFor()
    return {
      page,
      world,
      host,
      element,
      field: element.getByRole('textbox', { name: 'Email' }),
      button: element.getByRole('button', { name: 'Continue with email' }),
      async release() {
        letGo()
        await page.locator('body[data-mounted]').waitFor()
      },
      read: (name) => page.evaluate((key): unknown => Reflect.get(window, key), name),
      sends: () => sends,
      expectNoErrors: opened.expectNoErrors,
    }
  }
}

/** Starts a world and a page with its first screen in it, whatever browser opens it. */
export async function startServedHost({
  root = 'sign-in',
  served,
  mounted = served,
  policy,
  isFixed = false,
  isHeld = false,
  world: worldOptions,
}: Omit<ServedPageOptions, 'isSlow' | 'profile'>): Promise<
  Pick<ServedPage, 'world' | 'host'> & { readonly codeUrl: string; stop(): Promise<void> }
> {
  const world = await createWorld({
    ...withProviders(worldOptions),
    config: { ...worldOptions?.config, staticFolders: [bundle] },
  })
  const welcome = 'http://localhost:3999/welcome'
  const withLinks = (options: ServedOptions) => ({
    ...options,
    config: {
      emailMagicLinksOptions: { loginRedirectURL: welcome, signupRedirectURL: welcome },
      ...(options.config as object), // of a widget
    },
  })
  const snippet = await fetchSnippet(world, root, withLinks(served), isFixed)
  const host = await startHostPage({
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fieldnotes</title><link rel="icon" href="data:,"></head><body><main><h2>Fieldnotes</h2>${snippet.html}</main><script type="module" src="/mount.js"></script></body></html>`,
    folders: {},
    files: {
      '/mount.js': toMountScript(
        world,
        `portico-${root}`,
        isFixed ? 'portico' : snippet.code_url,
        withLinks(mounted),
        isHeld,
      ),
    },
    ...(policy && { policy: toPolicy(world.origin, snippet, policy) }),
  })
  return {
    world,
    host,
    codeUrl: snippet.code_url,
    async stop() {
      await host.stop()
      await world.stop()
    },
  }
}
