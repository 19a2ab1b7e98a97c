/**
 * A layer of a package is the folder of that name directly in `src`: a file may import files of its own layer and of
 * those below it.
 *
 * @typedef {{ name: string, says: string }} Layer
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
  const heights = new Map(layers.map(({ name }, height) => [name, height]))
  const getHeight = (/** @type {string} */ file) =>
    file.includes('/') ? heights.get(file.slice(0, file.indexOf('/'))) : layers.length
  const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))]
  const imported = new Set(imports.map(({ to }) => to))
  const isHelper = (/** @type {string} */ file) =>
    !file.includes('/') && imported.has(file) && !entries.includes(file)
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
 * The folders beside each other in which two files lie, at any depth; nothing for files of one folder, or where one
 * file's folder contains the other's.
 *
 * @returns {string[]}
 */
function getSiblings(/** @type {string} */ from, /** @type {string} */ to) {
  const start = from.split('/').slice(0, -1)
  const end = to.split('/').slice(0, -1)
  const depth = start.findIndex((part, i) => part !== end[i])
  if (depth < 0 || depth >= end.length) return []
  return [start, end].map((folder) => folder.slice(0, depth + 1).join('/'))
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
