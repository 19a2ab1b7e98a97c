/**
 * `portico init` in new apps: one command adds the sign-in, `portico dev` runs app and service, `portico remove` takes everything
 * out again. The packages come from a registry, by their names.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort, openPage } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import {
  createFreshApp,
  type FreshApp,
  type FreshAppName,
  generators,
} from './support/fresh-apps.ts'
import { inLongRun } from './support/in-long-run.ts'
import { type Registry, startRegistry } from './support/start-registry.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

/** Installing takes what the registry and the framework take; milliseconds. */
const timeout = 900_000

/** What `portico dev --json` prints. */
interface Ready {
  readonly page: string
  readonly service: string
  readonly inbox: string
}

let registry: Registry
let shared: SharedBrowser
beforeAll(async () => {
  registry = await startRegistry()
  shared = await takeBrowser()
}, timeout)
afterAll(async () => {
  await shared?.release()
  await registry?.stop()
})

const names = Object.keys(generators) as FreshAppName[] // the keys of a literal

describe.each(takeRows(names, ['plain-html']))('a new app: %s', (name) => {
  let app: FreshApp
  beforeAll(async () => {
    app = await createFreshApp(name, registry)
  }, timeout)
  afterAll(() => app?.remove())

  test(
    'one command adds the sign-in, a second changes nothing, and remove leaves the app as it was',
    async () => {
      const startedAt = Date.now()
      const portico = async (...args: string[]) =>
        JSON.parse(await app.run('npx', 'portico', ...args, '--json'))
      const { method, checks } = generators[name]
      const port = String(await findFreePort())
      const outcome = await portico('init', '--yes', '--methods', method, '--port', port)
      expect(outcome).toMatchObject({ isChanged: true, manual: [] })
      expect(outcome.written.length).toBeLessThanOrEqual(4)
      expect(JSON.stringify(outcome)).not.toMatch(/secret-test-|public-token-test-/)

      const dev = await startDev(app)
      try {
        const hasServer = outcome.environment?.names.includes('PORTICO_SECRET') ?? false
        await goThrough(dev.ready, { startedAt, hasServer, method })
      } finally {
        await dev.stop()
      }
      for (const script of checks) await app.run('npm', 'run', script)

      const before = await hashTree(app)
      expect(await portico('init', '--yes')).toMatchObject({ isChanged: false, written: [] })
      expect(await hashTree(app)).toEqual(before)

      expect(await portico('remove')).toMatchObject({ isChanged: true, left: [] })
      expect(await app.run('git', 'status', '--porcelain', '--ignored')).not.toMatch(
        /portico|\.env/,
      )
      expect(await app.run('git', 'status', '--porcelain')).toBe('')
      for (const script of checks) await app.run('npm', 'run', script)
    },
    timeout,
  )

  /** Signs up, reloads, sees the members' page, and signs out. */
  async function goThrough(
    { page: address, inbox }: Ready,
    told: { readonly startedAt: number; readonly hasServer: boolean; readonly method: string },
  ) {
    const opened = await openPage(shared.browser)
    const { page, context } = opened
    const load = async () => {
      const cookies = await context.cookies(address)
      const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ')
      return (await fetch(address, { headers: { cookie } })).text()
    }
    try {
      await page.goto(address, { waitUntil: 'networkidle' })
      if (told.hasServer) await waitUntilBuilt(page)
      await page.getByRole('textbox', { name: 'Email' }).fill(ada)
      await page.getByRole('button', { name: 'Continue with email' }).click()
      const code = page.getByRole('textbox', { name: 'One-time passcode' })
      if (told.method === 'code') {
        await code.waitFor()
        await code.pressSequentially((await readMessage(inbox)).code)
      } else {
        await page.getByText('Check your email').waitFor()
        await page.goto((await readMessage(inbox)).links[0]?.url ?? '')
      }
      await page.getByText(`Signed in as ${ada}`).waitFor()
      await page.reload()
      await page.getByText(`Signed in as ${ada}`).waitFor()
      console.info(
        `${name}: ${Math.round((Date.now() - told.startedAt) / 1000)} s to the first reload`,
      )
      const cookies = await context.cookies(address)
      const tokens = cookies.filter((one) => one.name.startsWith('stytch_session'))
      expect(tokens.length).toBeGreaterThan(0)
      expect(tokens.every(({ httpOnly }) => httpOnly === told.hasServer)).toBe(true)
      // a server keeps the tokens from the page, and renders who it is
      if (told.hasServer) expect(await load()).toContain(ada)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('textbox', { name: 'Email' }).waitFor()
      expect(await load()).not.toContain(ada)
    } finally {
      await opened.close()
    }
  }
})

inLongRun('packages/portico/src/init/init')(
  'on a terminal it asks three questions, runs both, and Ctrl-C ends them',
  async () => {
    const app = await createFreshApp('plain-html', registry)
    onTestFinished(app.remove)
    const { CI: _, ...env } = app.env
    const port = await findFreePort()
    const command = `stty cols 100 rows 40 && npx portico init --port ${port}`
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: app.folder,
      env: { ...env, BROWSER: 'none' },
    })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    let shown = ''
    child.stdout.on('data', (chunk) => {
      shown += chunk
    })
    const answer = async (question: string, keys: string) => {
      await expect.poll(() => shown).toContain(question)
      child.stdin.write(keys)
    }
    await answer('How do users sign in?', '\r')
    await answer('Where does the service run?', '\r')
    await answer('What is the name of the app?', '\r')
    await answer(`Inbox    http://localhost:${port}/`, '\u0003')
    await ended
    expect(shown).toContain('created  sign-in.html')
    const address = /Page +(\S+)/.exec(shown)?.[1] ?? ''
    await expect.poll(() => fetch(address).catch(() => 'ended')).toBe('ended')
    expect(await app.run('npx', 'portico', 'remove')).toContain('no longer set up')
    expect(await app.run('git', 'status', '--porcelain')).toBe('')
  },
  timeout,
)

/** In development the first page is loaded again when the modules are built that it was found to need. */
async function waitUntilBuilt(page: Page): Promise<void> {
  const again = () => page.waitForEvent('load', { timeout: 3_000 }).catch(() => null)
  while (await again());
}

async function readMessage(inbox: string): Promise<{ code: string; links: { url: string }[] }> {
  const answer = await fetch(`${inbox}?to=${ada}`, { headers: { accept: 'application/json' } })
  const [message] = await answer.json()
  return message
}

/** Starts `portico dev`, and waits until page and service answer. */
async function startDev({ folder, env }: FreshApp) {
  const child = spawn('npx', ['portico', 'dev', '--json'], { cwd: folder, env, detached: true })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ready = await new Promise<Ready>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)))
    ended.then((code) => reject(new Error(`portico dev has ended with ${code}\n${output}`)))
  })
  return {
    ready,
    /** As Ctrl-C does in a terminal; both have ended then. */
    stop: async () => {
      if (child.exitCode !== null || !child.pid) throw new Error(`It has ended.\n${output}`)
      process.kill(-child.pid, 'SIGINT')
      await ended
      for (const address of [ready.page, ready.service])
        await expect.poll(() => fetch(address).catch(() => 'ended')).toBe('ended')
    },
  }
}

/** Every file that git knows or could add, the ignored ones of the setup included. */
async function hashTree(app: FreshApp) {
  const listed = await app.run('git', 'ls-files', '--cached', '--others')
  const paths = listed
    .split('\n')
    .filter((path) => path && !/node_modules|^\.portico\/.*db/.test(path))
  return paths.map((path) => [
    path,
    createHash('sha256')
      .update(readFileSync(join(app.folder, path)))
      .digest('hex'),
  ])
}
