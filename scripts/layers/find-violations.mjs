/**
 * A layer of a package: a file may import files of its own layer and of those below it.
 *
 * @typedef {{ name: string, folders: string[], says: string }} Layer
 * @typedef {import('./read-imports.mjs').Import} Import
 * @typedef {{ unplaced: string[], upward: string[], cycles: string[] }} Violations
 */

/**
 * What breaks a package's layers: files of no layer, imports from a lower layer into a higher one, and folders
 * that import each other by value, in a ring.
 *
 * @param {readonly Layer[]} layers from the bottom to the top
 * @param {readonly Import[]} imports
 * @returns {Violations}
 */
export function findViolations(layers, imports) {
  const heights = new Map()
  /** Those of more parts first: `methods/otp/declaration` before `methods/otp`; `*` stands for one part. */
  const patterns = layers
    .flatMap(({ folders }, height) =>
      folders.map((folder) => ({ parts: folder.split('/'), height })),
    )
    .sort((a, b) => b.parts.length - a.parts.length)
  /** The folder of a layer in which a file lies; a file is a folder of its name. */
  const toFolder = (/** @type {string} */ path) => {
    const parts = path.replace(/\.[^./]+$/, '').split('/')
    const found = patterns.find((pattern) =>
      pattern.parts.every((part, i) => part === parts[i] || (part === '*' && parts.length > i + 1)),
    )
    if (!found) return undefined
    const folder = parts.slice(0, found.parts.length).join('/')
    heights.set(folder, found.height)
    return folder
  }
  const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))]
  const unplaced = files.filter((file) => !toFolder(file))

  const upward = imports
    .filter(({ from, to }) => (heights.get(toFolder(from)) ?? 0) < (heights.get(toFolder(to)) ?? 0))
    .map(({ from, to, isType }) => `${from} -> ${to}${isType ? ' (types)' : ''}`)

  /** @type {Map<string, Set<string>>} */
  const arrows = new Map()
  for (const { from, to, isType } of imports) {
    const [start, end] = [toFolder(from), toFolder(to)]
    if (isType || !start || !end || start === end) continue
    arrows.set(start, (arrows.get(start) ?? new Set()).add(end))
  }
  return { unplaced, upward: [...new Set(upward)].sort(), cycles: findCycles(arrows) }
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
