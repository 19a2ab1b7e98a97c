/**
 * Builds what is older than its sources. A target's sources are hashed by content; the hash of the last
 * good build stands in `.cache/builds`. What did not change is not built, what changed is never served old.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from './root.mjs'
import { runBin } from './run.mjs'
import { giveUp, say, since } from './say.mjs'

const folderOfHashes = '.cache/builds'

/** What lies in a package's folder without deciding how it is built. */
const isNoSource = (/** @type {string} */ name) =>
  name === 'node_modules' ||
  name === 'dist' ||
  name.startsWith('.') ||
  /\.test\.tsx?$/.test(name) ||
  name.endsWith('.md')

/**
 * @param {string} path - a file or folder
 * @returns {string[]} the files in it that decide how it is built, in a fixed order
 */
function listSources(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !isNoSource(name))
    .sort()
    .flatMap((name) => listSources(join(path, name)))
}

/**
 * @param {readonly string[]} sources - files and folders, from `base`
 * @param {string} [base] - the repository's folder
 * @returns {string} a hash of their names and contents
 */
export function hashSources(sources, base = inRoot()) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listSources(join(base, source)))) {
    const content = readFileSync(file)
    hash.update(`${file.slice(base.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {import('./build-targets.mjs').Target} target
 */
function readState({ name, sources, outcome }) {
  const hashFile = inRoot(folderOfHashes, `${name.replaceAll(' ', '-')}.sha256`)
  const hash = hashSources(sources)
  const built = existsSync(hashFile) && existsSync(inRoot(outcome))
  return { hash, hashFile, isStale: !built || readFileSync(hashFile, 'utf8') !== hash }
}

/**
 * Builds those of the targets that are stale, side by side. Ends the command when one cannot be built.
 *
 * @param {readonly import('./build-targets.mjs').Target[]} targets
 * @param {(line: string) => void} [tell] - where each step is told
 */
export async function buildStale(targets, tell = say) {
  const stale = targets
    .map((target) => ({ target, ...readState(target) }))
    .filter(({ isStale }) => isStale)
  if (stale.length === 0) return

  tell(`Building ${stale.map(({ target }) => target.name).join(', ')}`)
  const startedAt = Date.now()
  await Promise.all(
    stale.map(async ({ target, hash, hashFile }) => {
      const { packageName, args, cwd } = target.command
      const { code, output } = await runBin(packageName, args, { cwd: inRoot(cwd) })
      if (code !== 0 || !existsSync(inRoot(target.outcome))) {
        giveUp(`${output}\nThe ${target.name} could not be built.`)
      }
      // the hash from before the build: a source changed meanwhile makes it stale again
      mkdirSync(dirname(hashFile), { recursive: true })
      writeFileSync(hashFile, hash)
    }),
  )
  tell(`  done in ${since(startedAt)}`)
}
