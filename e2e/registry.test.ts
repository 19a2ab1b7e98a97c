/** Where tests install this repository's packages from, by name. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Registry, startRegistry } from './support/start-registry.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'portico-by-name-'))
let registry: Registry
beforeAll(async () => {
  registry = await startRegistry()
}, 300_000)
afterAll(async () => {
  await registry?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('npm installs a package of this repository by name, with what it needs of the others and of other makers', async () => {
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '@portico/server']
  await run('npm', args, { cwd: folder, env: { ...process.env, ...registry.env } })
  const { stdout } = await run('npm', ['ls', '--json', '--all'], { cwd: folder })
  expect(JSON.parse(stdout).dependencies).toMatchObject({
    '@portico/server': { version: '0.1.0', dependencies: { jose: expect.anything() } },
  })
})
