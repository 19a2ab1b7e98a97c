/**
 * Makes everything of a release from a fresh clone, which this file is started in: the tarballs of all public packages, the
 * archives, the bill of materials and the sums.
 *
 *   node scripts/release/make-release.mjs <folder>
 */
import '../require-node.mjs'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installPackages } from '../install-packages.mjs'
import { inRoot } from '../root.mjs'
import { run, runNpm } from '../run.mjs'
import { say, since } from '../say.mjs'
import { createSbom } from './create-sbom.mjs'
import { expectSuccess } from './expect-success.mjs'
import { listNodes } from './fetch-node.mjs'
import { makeArchive } from './make-archive.mjs'
import { listPublicPackages } from './public-packages.mjs'
import { writeSums } from './sums.mjs'

/** @typedef {import('./create-sbom.mjs').Bundled} Bundled */

const target = resolve(process.argv[2] ?? 'release')
// modes of files that builds write must not depend on who runs them
process.umask(0o022)
// as `types-in-order.mjs` reads it
process.env.PORTICO_BUILD = 'release'
mkdirSync(target, { recursive: true })

const madeAt = new Date(
  Number(await expectSuccess(run('git', ['log', '-1', '--format=%ct']))) * 1000,
)
await installPackages()
const packed = await packAll()
/** @type {Record<string, import('./lock.mjs').Locked>} */
const packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
const { version } = packed[0]?.manifest ?? { version: '' }

const startedAt = Date.now()
for (const arch of /** @type {const} */ (['x64', 'arm64'])) {
  const work = inRoot('.cache/archive', arch)
  mkdirSync(work, { recursive: true })
  await makeArchive({ arch, packed, packages, madeAt, target, work })
}
say(`Archives for x64 and arm64, in ${since(startedAt)}`)

const own = await Promise.all(
  packed.map(async ({ file, ...one }) => ({
    ...one,
    tarball: readFileSync(file),
    bundled: await readBundled(file),
  })),
)
const sbom = createSbom({ own, packages, nodes: listNodes(), madeAt })
writeFileSync(join(target, `portico-${version}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`)
writeFileSync(join(target, 'release.json'), `${JSON.stringify(await describe(), null, 2)}\n`)
writeSums(target)

/** Packs every public package; the scripts of the packages build them. */
async function packAll() {
  const done = []
  for (const { folder, manifest } of listPublicPackages()) {
    const began = Date.now()
    const args = ['pack', '--json', '--pack-destination', target]
    const output = await expectSuccess(runNpm(args, { cwd: inRoot(folder) }))
    const filename = /"filename": "([^"]+)"/.exec(output)?.[1]
    if (!filename) throw new Error(output)
    const file = join(target, filename)
    const hash = createHash('sha512').update(readFileSync(file)).digest('base64')
    done.push({ manifest, folder, file, integrity: `sha512-${hash}` })
    say(`${manifest.name} ${manifest.version}, in ${since(began)}`)
  }
  return done
}

/**
 * Reads what a build bundled, from the lists that the tarball holds.
 *
 * @param {string} tarball
 * @returns {Promise<Bundled[]>}
 */
async function readBundled(tarball) {
  const files = (await expectSuccess(run('tar', ['tzf', tarball]))).split('\n')
  const lists = files.filter((file) => file.endsWith('/third-party.json'))
  /** @type {Map<string, Bundled>} */
  const found = new Map()
  for (const list of lists.toSorted()) {
    const text = await expectSuccess(run('tar', ['xzOf', tarball, list]))
    for (const part of /** @type {Bundled[]} */ (JSON.parse(text)))
      found.set(`${part.name}@${part.version}`, part)
  }
  return [...found.values()]
}

/** What has to be equal for an equal outcome. */
async function describe() {
  const commit = (await expectSuccess(run('git', ['rev-parse', 'HEAD']))).trim()
  const npm = (await expectSuccess(runNpm(['--version']))).trim()
  return { version, commit, node: process.versions.node, npm }
}
