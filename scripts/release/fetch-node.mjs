/**
 * The Node of the archives and of the image: the binaries that npm carries as packages, for each processor. They lie in
 * `.cache`, and are compared with the hashes here, so that an archive is the same from whichever registry it is made.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { run, runNpm } from '../run.mjs'
import { expectSuccess } from './expect-success.mjs'

/** @typedef {'x64' | 'arm64'} Arch */

/** The version that archives and the image come with. */
export const nodeVersion = '24.21.0'

/** @type {Record<Arch, string>} of the packages of {@link nodeVersion}, as the registry states them */
const integrities = {
  x64: '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  arm64: 'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
}

/** The packages, for the bill of materials. */
export const listNodes = () =>
  Object.entries(integrities).map(([arch, hash]) => ({
    name: `node-linux-${arch}`,
    version: nodeVersion,
    integrity: `sha512-${hash}`,
  }))

/**
 * Fetches the Linux binary, unless it is there.
 *
 * @param {Arch} arch
 * @param {string} [version] - only {@link nodeVersion} is known by its hash, and another is refused
 * @returns {Promise<string>} the folder with `bin/node` and `LICENSE`
 */
export async function fetchNode(arch, version = nodeVersion) {
  if (version !== nodeVersion) throw new Error(`Node ${version} is not ${nodeVersion}.`)
  const folder = inRoot('.cache', `node-linux-${arch}-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const name = `node-linux-${arch}@${version}`
  await expectSuccess(runNpm(['pack', name, '--pack-destination', draft, '--silent']))
  const tarball = `${draft}/node-linux-${arch}-${version}.tgz`
  const integrity = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  if (integrity !== integrities[arch]) throw new Error(`${name} is not the package that is known.`)
  await expectSuccess(
    run('tar', [
      ...['xzf', tarball, '-C', draft, '--strip-components=1'],
      ...['package/bin/node', 'package/LICENSE'],
    ]),
  )
  rmSync(tarball)
  // another process may have been faster
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, folder)
  return folder
}
