/**
 * A layer of a package: a file may import files of its own layer and of those below it. It is the folder of that name
 * directly in `src`, or, where the files have not moved yet, the listed folders.
 *
 * @typedef {{ name: string, says: string, folders?: string[] }} Layer
 * @typedef {import('./read-imports.mjs').Import} Import
 * @typedef {{ unplaced: string[], upward: string[], cycles: string[] }} Violations
 */

/** How many folders a package may have directly in `src`. */
export const maxFolders = 12

/**
 * What breaks a package's layers: files of no layer, imports from a lower layer into a higher one, and folders
 * that import each other by value, in a ring.
 *
 * @param {readonly Layer[]} layers from the bottom to the top
 * @param {readonly Import[]} imports
 * @param {readonly string[]} [entries] the entry points that package.json names. Files directly in `src` stand above all
 * layers; there an entry point may be imported, and no other file
 * @returns {Violations}
 */
export function findViolations(layers, imports, entries = []) {
  const hasLists = layers.some(({ folders }) => folders)
  const { getHeight, getSiblings } = hasLists ? readLists(layers) : readFolders(layers)
  const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))]
  const imported = new Set(imports.map(({ to }) => to))
  const isHelper = (/** @type {string} */ file) =>
    !hasLists && !file.includes('/') && imported.has(file) && !entries.includes(file)
  const unplaced = files.filter((file) => getHeight(file) === undefined || isHelper(file))

  const upward = imports
    .filter(({ from, to }) => (getHeight(from) ?? 0) < (getHeight(to) ?? 0))
    .map(({ from, to, isType }) => `${from} -> ${to}${isType ? ' (types)' : ''}`)

  /** @type {Map<string, Set<string>>} */
  const arrows = new Map()
  for (const { from, to, isType } of imports) {
    const [start, end] = getSiblings(from, to)
    if (isType || !start || !end || start === end) continue
    arrows.set(start, (arrows.get(start) ?? new Set()).add(end))
  }
  return { unplaced, upward: [...new Set(upward)].sort(), cycles: findCycles(arrows) }
}

/**
 * How files are placed.
 *
 * @typedef {{
 *   getHeight: (file: string) => number | undefined,
 *   getSiblings: (from: string, to: string) => readonly (string | undefined)[],
 * }} Places
 */

/**
 * Places the files of a package whose layers are the folders in `src`.
 *
 * @returns {Places} with, for two files, the folders beside each other in which they lie, at any depth
 */
function readFolders(/** @type {readonly Layer[]} */ layers) {
  const heights = new Map(layers.map(({ name }, height) => [name, height]))
  return {
    getHeight: (file) =>
      file.includes('/') ? heights.get(file.slice(0, file.indexOf('/'))) : layers.length,
    getSiblings(from, to) {
      const start = from.split('/').slice(0, -1)
      const end = to.split('/').slice(0, -1)
      const depth = start.findIndex((part, i) => part !== end[i])
      if (depth < 0 || depth >= end.length) return []
      return [start, end].map((folder) => folder.slice(0, depth + 1).join('/'))
    },
  }
}

/**
 * Places the files of a package whose layers list their folders.
 *
 * @returns {Places} with, for two files, the listed folders in which they lie; a file is a folder of its name
 */
function readLists(/** @type {readonly Layer[]} */ layers) {
  /** Those of more parts first: `methods/otp/declaration` before `methods/otp`; `*` stands for one part. */
  const patterns = layers
    .flatMap(({ folders = [] }, height) =>
      folders.map((folder) => ({ parts: folder.split('/'), height })),
    )
    .sort((a, b) => b.parts.length - a.parts.length)
  const find = (/** @type {string} */ path) => {
    const parts = path.replace(/\.[^./]+$/, '').split('/')
    const found = patterns.find((pattern) =>
      pattern.parts.every((part, i) => part === parts[i] || (part === '*' && parts.length > i + 1)),
    )
    return found && { folder: parts.slice(0, found.parts.length).join('/'), height: found.height }
  }
  return {
    getHeight: (file) => find(file)?.height,
    getSiblings: (...files) => files.map((file) => find(file)?.folder),
  }
}

/** The groups of folders that reach each other, each as one line. */
function findCycles(/** @type {Map<string, Set<string>>} */ arrows) {
  const reach = new Map([...arrows.keys()].map((start) => [start, findReach(arrows, start)]))
  const together = (/** @type {string} */ a, /** @type {string} */ b) =>
    reach.get(a)?.has(b) && reach.get(b)?.has(a)
  const groups = [...arrows.keys()]
    .map((start) => [...arrows.keys()].filter((other) => together(start, other)))
    .filter((group) => group.length > 1)
    .map((group) => group.sort().join(' <-> '))
  return [...new Set(groups)]
}

function findReach(/** @type {Map<string, Set<string>>} */ arrows, /** @type {string} */ start) {
  /** @type {Set<string>} */
  const reached = new Set()
  const queue = [start]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const end of arrows.get(next) ?? []) {
      if (reached.has(end)) continue
      reached.add(end)
      queue.push(end)
    }
  }
  return reached
}
