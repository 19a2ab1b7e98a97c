import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isLongRun } from '@portico/testkit/run'
import { afterAll, expect, test } from 'vitest'
import { pack, packAnew } from './support/pack.ts'

const run = promisify(execFile)

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'portico-packed-packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const readPackage = (name: string) =>
  JSON.parse(readFileSync(inRepository(`packages/${name}/package.json`), 'utf8'))

/** Those that are published; `packed-service.test.ts` packs, installs and starts the service itself. */
const published = readdirSync(inRepository('packages')).filter(
  (name) => name !== 'service' && readPackage(name).private !== true,
)

/** Every file that a manifest names for those who install the package: not the sources that the repository itself reads. */
function listNamedFiles(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('./') ? [value.slice(2)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([condition, one]) =>
    condition === 'source' ? [] : listNamedFiles(one),
  )
}

/** Each change reads the tarballs that other tests install; the long run packs again what a clone has not built. */
async function packAsAfterClone(name: string): Promise<string> {
  if (!isLongRun) return pack(name)
  const place = join(folder, name)
  mkdirSync(place)
  await packAnew(name, place, () =>
    rmSync(inRepository(`packages/${name}/dist/index.d.ts`), { force: true }),
  )
  return join(place, readdirSync(place)[0] ?? '')
}

test.each(published)(
  'E9: npm pack builds %s, with all that its manifest names and a README',
  async (name) => {
    const { stdout } = await run('tar', ['tzf', await packAsAfterClone(name)])
    const packed = stdout.split('\n').map((path) => path.replace('package/', ''))
    const { exports, bin, customElements } = readPackage(name)
    const named = listNamedFiles({ exports, bin, customElements }).filter(
      (path) => !path.includes('*'),
    )
    expect(named).not.toEqual([])
    expect(packed).toEqual(expect.arrayContaining([...named, 'README.md', 'package.json']))
  },
)

test('E14: what the repository pins for the Node that it promises is what the service brings along', () => {
  const { overrides } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))
  const parts: { name: string; version: string }[] = JSON.parse(
    readFileSync(inRepository('packages/service/dist/third-party.json'), 'utf8'),
  )
  const shipped = parts.filter(({ name }) => Object.hasOwn(overrides, name))
  expect(shipped).not.toEqual([])
  expect(shipped.map(({ name, version }) => [name, version])).toEqual(
    shipped.map(({ name }) => [name, overrides[name]]),
  )
  // npm reads overrides of the root alone: where the service is installed, it must not be left to npm
  for (const { name } of shipped)
    expect(Object.keys(readPackage('service').dependencies)).not.toContain(name)
})
