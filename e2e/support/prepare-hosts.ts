/**
 * A site of many hosts, as it stands in production: one page and the service behind one reverse proxy, reached by
 * https at the usual port under any name that ends in `.example`, and by one address. One world and one browser a
 * file; tests keep apart by people and browser profiles.
 */
import { fileURLToPath } from 'node:url'
import {
  createWorld,
  keepPages,
  launchBrowser,
  startHostPage,
  startTlsListener,
  type World,
  type WorldOptions,
} from '@portico/testkit'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { toHostHtml } from './host-html.ts'
import type { MountOptions } from './host-options.ts'
import { toVisit, type Visit } from './journey.ts'
import { main } from './surfaces.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** An address that is nobody's (RFC 5737), and leads to the site as the names do. */
export const address = '192.0.2.1'

/** The hosts, and who visits them. */
export interface Hosts {
  readonly world: World
  /** What the proxy answers by itself, by path, in place of page and service. */
  readonly files: Record<string, string>
  /** Path and query of every request so far. */
  readonly requests: readonly string[]
  /** Opens the page at an origin, in a browser profile of its own; with null the test opens the first one. */
  visit(origin: string, mount: MountOptions, path?: string | null): Promise<Visit>
}

/**
 * Registers set-up and clean-up of a test file.
 *
 * @returns gets the hosts; to be called inside a test
 */
export function prepareHosts(project: WorldOptions['project']): () => Hosts {
  let hosts: Hosts | undefined
  let closers: (() => Promise<void>)[] = []
  let visitClosers: (() => Promise<void>)[] = []

  async function start() {
    const world = await createWorld({
      ...(project && { project }),
      config: { mode: 'production', baseUrl: 'https://auth.example' },
    })
    closers.push(() => world.stop())
    const files: Record<string, string> = {}
    const page = await startHostPage({
      html: toHostHtml(main),
      folders: {
        '/bundle/': inRepository('packages/widget/dist/standalone'),
        '/host/': inRepository('e2e/host'),
      },
      files,
      service: world.origin,
    })
    closers.push(() => page.stop())
    const proxy = await startTlsListener({ target: page.origin })
    closers.push(() => proxy.stop())
    const to = `127.0.0.1:${proxy.port}`
    const browser = await launchBrowser({
      args: [
        `--host-resolver-rules=MAP *.example:443 ${to},MAP ${address}:443 ${to}`,
        // the certificate was made for this run; the browser itself asks for what is well known, so that
        // a profile's word would not do
        '--ignore-certificate-errors',
      ],
    })
    closers.push(() => browser.close())
    const pages = keepPages(browser)

    hosts = {
      world,
      files,
      requests: page.requests,
      async visit(origin, mount, path = '/') {
        const options = { publicToken: world.project.publicToken, mount }
        files['/options.js'] = [
          'const { origin } = location',
          'const client = { endpoints: { testAPIURL: origin, liveAPIURL: origin } }',
          `export const options = { client, ...${JSON.stringify(options)} }`,
        ].join('\n')
        const opened = await pages.open()
        visitClosers.push(() => opened.close())
        const visit = toVisit(opened, origin)
        if (path !== null) await visit.open(path)
        return visit
      },
    }
  }
  async function stop() {
    hosts = undefined
    for (const close of closers.reverse()) await close()
    closers = []
  }

  beforeAll(start)
  beforeEach(async () => {
    if (!hosts) await start()
  })
  afterEach(async ({ task }) => {
    for (const close of visitClosers) await close()
    visitClosers = []
    // a second try must not meet the people and messages of the first
    if (task.result?.state === 'fail') await stop()
  })
  afterAll(stop)

  return () => {
    if (!hosts) throw new Error('The hosts are not ready yet.')
    return hosts
  }
}
