/**
 * The portable archive: one folder with the command, its packages and Node, for one processor. It is made without
 * running what is in it, so that each machine makes the archives of all.
 */
import {
  chmodSync,
  cpSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { inRoot } from '../root.mjs'
import { run, runNpm } from '../run.mjs'
import { expectSuccess } from './expect-success.mjs'
import { fetchNode } from './fetch-node.mjs'
import { listInstalled } from './lock.mjs'

/** @typedef {import('./fetch-node.mjs').Arch} Arch */
/** @typedef {{ manifest: import('./public-packages.mjs').Manifest, folder: string, file: string, integrity: string }} Packed */

/** Of the packages of this repository, those that the command needs. */
const wanted = ['@portico/service', 'portico']

/**
 * Makes `portico-<version>-linux-<arch>.tar.gz`.
 *
 * @param {object} options
 * @param {Arch} options.arch
 * @param {readonly Packed[]} options.packed - the tarballs of this repository
 * @param {Record<string, import('./lock.mjs').Locked>} options.packages - of the lock file
 * @param {Date} options.madeAt - the time of every file
 * @param {string} options.target - the folder that it is written to
 * @param {string} options.work - an empty folder
 */
export async function makeArchive({ arch, packed, packages, madeAt, target, work }) {
  const own = packed.filter(({ manifest }) => wanted.includes(manifest.name))
  const version = own[0]?.manifest.version ?? ''
  const name = `portico-${version}-linux-${arch}`
  const folder = join(work, name)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  await installLocked(folder, { arch, own, packages })
  cpSync(await fetchNode(arch), join(folder, 'node'), { recursive: true })
  for (const file of ['LICENSE', 'deploy/archive/README.md', 'deploy/systemd/portico.service']) {
    cpSync(inRoot(file), join(folder, file.split('/').at(-1) ?? file))
  }
  cpSync(inRoot('deploy/archive/portico'), join(folder, 'bin/portico'))
  chmodSync(join(folder, 'bin/portico'), 0o755)

  const tar = join(work, `${name}.tar`)
  await expectSuccess(
    run('tar', [
      ...['--create', '--file', tar, '--directory', work, '--format=gnu', '--sort=name'],
      // neither who made it nor when
      ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'],
      `--mtime=@${Math.floor(madeAt.getTime() / 1000)}`,
      name,
    ]),
  )
  const file = join(target, `${name}.tar.gz`)
  await pipeline(createReadStream(tar), createGzip({ level: 9 }), createWriteStream(file))
  rmSync(work, { recursive: true, force: true })
}

/**
 * Installs exactly what the lock file names: npm compares each package with its hash.
 *
 * @param {string} folder
 * @param {{ arch: Arch, own: readonly Packed[], packages: Record<string, import('./lock.mjs').Locked> }} options
 */
async function installLocked(folder, { arch, own, packages }) {
  const names = own.map(({ manifest }) => manifest.name)
  const dependencies = Object.fromEntries(
    own.map(({ manifest, file }) => [manifest.name, `file:${file}`]),
  )
  /** @type {Record<string, object>} */
  const locked = { '': { name: 'archive', version: '0.0.0', dependencies } }
  for (const { manifest, folder: place, file, integrity } of own) {
    const {
      version,
      dependencies: needs,
      bin,
    } = /** @type {{ version: string,
      dependencies?: Record<string, string>, bin?: Record<string, string> }} */ (manifest)
    locked[`node_modules/${manifest.name}`] = {
      ...{ version, resolved: `file:${file}`, integrity },
      ...(needs && { dependencies: needs }),
      ...(bin && { bin }),
    }
    const { installed } = listInstalled(packages, manifest, place, names)
    for (const one of installed) {
      // what only this package's own folder holds goes to where the archive has it
      const path = one.path.replace(`${place}/node_modules/`, 'node_modules/')
      const { version: theirs, integrity: hash, dependencies: more } = one.locked
      locked[path] = {
        ...{ version: theirs, integrity: hash, ...(more && { dependencies: more }) },
        ...(one.isOptional && { optional: true }),
        ...(one.locked.os && { os: one.locked.os }),
        ...(one.locked.cpu && { cpu: one.locked.cpu }),
        ...(one.locked.libc && { libc: one.locked.libc }),
        ...(one.locked.optionalDependencies && {
          optionalDependencies: one.locked.optionalDependencies,
        }),
      }
    }
  }
  const about = { name: 'archive', version: '0.0.0', private: true, dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'archive', version: '0.0.0', lockfileVersion: 3, packages: locked }),
  )
  await expectSuccess(
    runNpm(
      [
        ...['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
        ...['--os=linux', `--cpu=${arch}`, '--libc=glibc', '--loglevel=error'],
      ],
      { cwd: folder },
    ),
  )
  removeMusl(join(folder, 'node_modules'))
  // they name the folder that it was made in; the links would be npm's, to files of the packages
  for (const file of [
    'package.json',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'node_modules/.bin',
  ]) {
    rmSync(join(folder, file), { recursive: true, force: true })
  }
}

/** Some packages do not say which C library they are for, so that npm installs them for both. @param {string} folder */
function removeMusl(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/-musl$/.test(path)) rmSync(join(folder, path), { recursive: true, force: true })
  }
}
