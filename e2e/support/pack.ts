/** This repository's packages as npm packs them. Each is packed once for all tests until a source changes. */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildOnce } from './build-once.ts'
import { withLock } from './with-lock.ts'

const run = promisify(execFile)
const inPackage = (name: string) =>
  fileURLToPath(new URL(`../../packages/${name}`, import.meta.url))

/** What decides the tarballs. */
const sources = ['packages', 'apps', 'scripts']

/** Packs a package. @returns the tarball */
export async function pack(name: string): Promise<string> {
  const folder = await buildOnce(`packed-${name}`, sources, (draft) => packAnew(name, draft))
  const [tarball = ''] = readdirSync(folder)
  return join(folder, tarball)
}

/** Packs packages. @returns the tarballs */
export async function packAll(names: readonly string[]): Promise<string[]> {
  const packed: string[] = []
  // in turns: each builds what is stale
  for (const name of names) packed.push(await pack(name))
  return packed
}

/**
 * Packs a package into a folder, whether or not it was packed before.
 *
 * @param prepare - what happens in the package's folder first, while no other test packs
 */
export async function packAnew(name: string, folder: string, prepare = () => {}): Promise<void> {
  await withLock('pack', () => {
    prepare()
    const args = ['pack', '--pack-destination', folder]
    return run('npm', args, { cwd: inPackage(name) })
  })
}
