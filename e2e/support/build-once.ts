/**
 * What pages load is built once for all test files, workers and runs, for as long as its sources stay the same. It
 * stands in a folder named after their contents, which appears whole or not at all: none can read half a build.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hashSources } from '../../scripts/build-stale.mjs'
import { withLock } from './with-lock.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const builds = `${root}.cache/builds/e2e/`
const dayMs = 86_400_000

/** What every build depends on, beside its own sources. */
const everywhere = ['package-lock.json', 'tsconfig.base.json', 'e2e/support/build-once.ts']

/** The packages that a page loads, for a build that takes them from their sources. */
export const packages: readonly string[] = ['contract', 'client', 'widget', 'react'].map(
  (name) => `packages/${name}`,
)

const pending = new Map<string, Promise<string>>()

/**
 * Builds something, unless it stands there already.
 *
 * @param sources - files and folders, from the repository's, that decide the outcome
 * @param build - writes it into a folder, which is there
 * @returns the folder it stands in
 */
export function buildOnce(
  name: string,
  sources: readonly string[],
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const started = pending.get(name) ?? findOrBuild(name, sources, build)
  pending.set(name, started)
  return started
}

async function findOrBuild(
  name: string,
  sources: readonly string[],
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = `${builds}${name}-${hashOnce([...everywhere, ...sources])}`
  if (existsSync(folder)) return folder
  // a worker that comes while another one builds waits for that, and reads the outcome
  return withLock(`build-${name}`, async () => {
    if (existsSync(folder)) return folder
    const draft = `${folder}.${process.pid}`
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    await build(draft)
    renameSync(draft, folder)
    removeOld()
    return folder
  })
}

const hashes = new Map<string, string>()

/** Several builds have the same sources: they are read once. */
function hashOnce(sources: readonly string[]): string {
  const key = sources.join()
  const hash = hashes.get(key) ?? hashSources(sources, root).slice(0, 16)
  hashes.set(key, hash)
  return hash
}

/** Builds of sources that changed since are not missed; another run may still read those of today. */
function removeOld(): void {
  for (const name of readdirSync(builds)) {
    const isOld = statSync(builds + name).mtimeMs < Date.now() - dayMs
    if (isOld) rmSync(builds + name, { recursive: true, force: true })
  }
}
