/** Follows `package-lock.json` from packages to all that is installed with them. */

/**
 * @typedef {object} Locked - an entry of the lock file
 * @property {string} version
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * @typedef {object} Installed - a package that npm installs
 * @property {string} name
 * @property {string} path - in the lock file
 * @property {Locked} locked
 * @property {string[]} needs - paths of those that it needs
 * @property {boolean} isOptional - installed where the system fits
 */

/**
 * Lists what is installed with a package: its dependencies, the optional ones of every system, and theirs.
 *
 * @param {Record<string, Locked>} packages - of the lock file
 * @param {{ dependencies?: Record<string, string> }} manifest
 * @param {string} folder - of the package, in the lock file
 * @param {readonly string[]} own - names of packages that are listed elsewhere
 * @returns {{ needs: string[], installed: Installed[] }} by path; `needs` are those of the package itself
 */
export function listInstalled(packages, manifest, folder, own = []) {
  /** @type {Map<string, Installed>} */
  const found = new Map()
  /** @type {(names: readonly string[], from: string, isOptional: boolean) => string[]} */
  const follow = (names, from, isOptional) =>
    names.flatMap((name) => {
      if (own.includes(name)) return []
      const path = findPath(packages, name, from)
      if (path === null) throw new Error(`${name}, which ${from} needs, is not in the lock file.`)
      const before = found.get(path)
      if (before) before.isOptional &&= isOptional
      else found.set(path, createInstalled(packages, name, path, isOptional))
      return [path]
    })
  const needs = follow(Object.keys(manifest.dependencies ?? {}), folder, false)
  for (const one of found.values()) {
    const { dependencies = {}, optionalDependencies = {} } = one.locked
    const optional = Object.keys(optionalDependencies)
    const needed = Object.keys(dependencies).filter((name) => !optional.includes(name))
    one.needs.push(...follow(needed, one.path, one.isOptional), ...follow(optional, one.path, true))
  }
  return { needs, installed: [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) }
}

/** @type {(packages: Record<string, Locked>, name: string, path: string, isOptional: boolean) => Installed} */
function createInstalled(packages, name, path, isOptional) {
  const locked = packages[path]
  if (!locked) throw new Error(`${path} is not in the lock file.`)
  return { name, path, locked, needs: [], isOptional }
}

/**
 * Finds a package as Node does: in the folder itself, then in those above it.
 *
 * @param {Record<string, Locked>} packages
 * @param {string} name
 * @param {string} from - a path in the lock file
 */
function findPath(packages, name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}
