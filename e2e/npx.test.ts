/** What one command gives in an empty folder: the packages are installed from a registry, and nothing else is there. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort, runStartCommand } from '@portico/testkit'
import { takeFirst } from '@portico/testkit/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installOtherNode, otherNodeVersions } from '../scripts/other-node.mjs'
import { preparePages } from './support/prepare-pages.ts'
import { type Registry, startRegistry } from './support/start-registry.ts'

const run = promisify(execFile)
const ada = 'ada@example.com'

/** All that npm may put on the disk of those who install the command. */
const mostInstalledBytes = 60_000_000

let registry: Registry
beforeAll(async () => {
  registry = await startRegistry(['service', 'portico'])
}, 300_000)
afterAll(() => registry?.stop())

describe.each(takeFirst([process.versions.node, ...otherNodeVersions]))(
  'npx portico in an empty folder, with Node %s',
  (version) => {
    const openPage = preparePages()
    let folder: string
    let env: NodeJS.ProcessEnv
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'portico-npx-'))
      const program =
        version === process.versions.node ? process.execPath : await installOtherNode(version)
      if (program === null) throw new Error(`Node ${version} could not be installed.`)
      env = { ...registry.env, PATH: `${dirname(program)}:${process.env.PATH}` }
    }, 120_000)
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test('opens a page where a link signs in, without a note of doctor, in at most 60 MB', {
      timeout: 120_000,
    }, async () => {
      const port = await findFreePort()
      const startedAt = Date.now()
      const portico = await runStartCommand(port, {
        program: 'npx',
        args: ['--yes', '--prefer-offline', 'portico'],
        cwd: folder,
        env,
      })
      try {
        const opened = await openPage()
        const { page } = opened
        await page.goto(portico.origin)
        await page.getByRole('textbox', { name: 'Email' }).fill(ada)
        await page.getByRole('button', { name: 'Continue with email' }).click()
        await page.getByRole('heading', { name: 'Check your email' }).waitFor()
        const [message] = await portico.loadInbox(ada)
        await page.goto(message?.links[0]?.url ?? '')
        await page.getByRole('heading', { name: 'Signed in' }).waitFor()
        console.info(
          `Node ${version}: signed in ${(Date.now() - startedAt) / 1_000} s after the command`,
        )
        await opened.expectNoErrors()
        expect(portico.output()).toContain('App ')
        await opened.close()
      } finally {
        await portico.stop()
      }

      const asked = { ...process.env, ...env, PORT: String(port), NODE_ENV: undefined }
      const doctor = await run('npx', ['--yes', '--prefer-offline', 'portico', 'doctor'], {
        cwd: folder,
        env: asked,
      })
      const states = doctor.stdout.trim().split('\n')
      expect(states.filter((line) => !line.startsWith('ok '))).toEqual([])
      expect(states.length).toBeGreaterThan(4)
      const [installed] = readdirSync(join(registry.env.npm_config_cache, '_npx'))
      const modules = join(registry.env.npm_config_cache, '_npx', installed ?? '', 'node_modules')
      expect(sumBytes(modules)).toBeLessThan(mostInstalledBytes)
      // each version installs for itself
      rmSync(join(registry.env.npm_config_cache, '_npx'), { recursive: true })
    })
  },
)

/** The sizes of all files below a folder. */
function sumBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
