/**
 * The root folders of the images that the Dockerfile names, where no image can be fetched: Debian by debootstrap, which
 * the image `debian` is made by as well, and Node and npm from their npm packages, where the image `node` has them.
 */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fetchNode } from '../../scripts/release/fetch-node.mjs'
import { installSystemPackages } from '../../scripts/system-packages.mjs'
import { inRepository } from './framework-host.ts'

const run = promisify(execFile)
const roots = inRepository('.cache/roots')
/** An npm of the same major version as that of the image. */
const npmVersion = '11.19.1'

/**
 * Makes a copy of the root folder of an image.
 *
 * @param image `debian:bookworm-slim` or `node:<version>-bookworm-slim`
 * @param folder where it is put; it must not exist
 * @throws Error for another image
 */
export async function copyBaseImage(image: string, folder: string): Promise<void> {
  const node = /^node:([\d.]+)-bookworm-slim$/.exec(image)?.[1]
  if (node === undefined && image !== 'debian:bookworm-slim') {
    throw new Error(`No root folder is known for the image ${image}.`)
  }
  await copyRoot(await makeDebian(), folder)
  if (node === undefined) return
  const local = join(folder, 'usr/local')
  const program = await fetchNode(process.arch === 'arm64' ? 'arm64' : 'x64', node)
  cpSync(join(program, 'bin/node'), join(local, 'bin/node'))
  await run('npm', [
    ...['install', '--global', '--prefix', local, '--ignore-scripts', '--prefer-offline'],
    ...['--no-audit', '--no-fund', `npm@${npmVersion}`],
  ])
}

/** Copies a root folder with its owners, modes and devices. */
export async function copyRoot(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true })
  await run('cp', ['-a', '--reflink=auto', from, to])
}

/**
 * Makes the root folder of a minimal Debian, once for all runs.
 *
 * @param packages further ones
 */
export async function makeDebian(name = 'bookworm', packages: readonly string[] = []) {
  const folder = join(roots, name)
  if (existsSync(folder)) return folder
  await installSystemPackages(['debootstrap'])
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  const cache = join(roots, 'packages')
  mkdirSync(cache, { recursive: true })
  await run('debootstrap', [
    ...['--variant=minbase', `--cache-dir=${cache}`],
    ...(packages.length === 0 ? [] : [`--include=${packages.join(',')}`]),
    ...['bookworm', draft],
  ])
  // another worker may have been faster, with the same outcome
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, folder)
  return folder
}
