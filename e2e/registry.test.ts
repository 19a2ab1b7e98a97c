/** The packages by themselves: installed by name in an empty folder, with what a registry gives. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { takeFirst } from '@portico/testkit/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installOtherNode, otherNodeVersions } from '../scripts/other-node.mjs'
import { type Registry, startRegistry } from './support/start-registry.ts'

const run = promisify(execFile)
const names = ['client', 'widget', 'react', 'server', 'service'].map((name) => `@portico/${name}`)

const folder = mkdtempSync(join(tmpdir(), 'portico-by-name-'))
let registry: Registry
beforeAll(async () => {
  registry = await startRegistry()
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...names]
  await run('npm', args, { cwd: folder, env: { ...process.env, ...registry.env } })
}, 300_000)
afterAll(async () => {
  await registry?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('npm installs the packages by name, with what they need of each other and of other makers', async () => {
  const { stdout } = await run('npm', ['ls', '--json', '--all'], { cwd: folder })
  expect(JSON.parse(stdout).dependencies).toMatchObject(
    Object.fromEntries(names.map((name) => [name, { version: '0.1.0' }])),
  )
})

describe.each(takeFirst([process.versions.node, ...otherNodeVersions]))(
  'with Node %s',
  (version) => {
    test.each(names)('%s is imported, and has its exports', { timeout: 120_000 }, async (name) => {
      const node =
        version === process.versions.node ? process.execPath : await installOtherNode(version)
      const script = `console.log(process.versions.node, Object.keys(await import('${name}')).length)`
      const { stdout } = await run(node ?? '', ['--input-type=module', '--eval', script], {
        cwd: folder,
      })
      const [used, count] = stdout.trim().split(' ')
      expect(used).toBe(version)
      expect(Number(count)).toBeGreaterThan(0)
    })
  },
)
