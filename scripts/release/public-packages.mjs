/** What is published: every package that is not private, each after those that it needs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/**
 * @typedef {object} Manifest - what `package.json` says
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {string} [license]
 * @property {boolean} [private]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * @param {string} folder - a repository
 * @returns {{ folder: string, manifest: Manifest }[]}
 */
export function listPublicPackages(folder = inRoot()) {
  const found = readdirSync(`${folder}/packages`)
    .filter((name) => existsSync(`${folder}/packages/${name}/package.json`))
    .map((name) => ({
      folder: `packages/${name}`,
      manifest: readManifest(`${folder}/packages/${name}/package.json`),
    }))
    .filter(({ manifest }) => manifest.private !== true)
  const names = found.map(({ manifest }) => manifest.name)
  /** @param {Manifest} manifest @returns {number} */
  const toDepth = ({ dependencies = {} }) =>
    Math.max(
      0,
      ...found
        .filter(({ manifest }) => names.includes(manifest.name) && manifest.name in dependencies)
        .map(({ manifest }) => toDepth(manifest) + 1),
    )
  return found.toSorted(
    (one, other) =>
      toDepth(one.manifest) - toDepth(other.manifest) || (one.folder < other.folder ? -1 : 1),
  )
}

/**
 * @param {string} file
 * @returns {Manifest}
 */
export const readManifest = (file) => JSON.parse(readFileSync(file, 'utf8'))
