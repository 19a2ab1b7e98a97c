import { layersOf } from './layers-of.mjs'
import { listFolders } from './list-folders.mjs'
import { readImports } from './read-imports.mjs'

/** @typedef {import('./find-violations.mjs').Layer} Layer */

/** The layers as `docs/layers.md` shows them: one picture per package. */
export const drawLayers = () => `# Layers

Each layer is a folder in \`src\`. A file imports files of its own layer and of those below it, never of one above; folders
beside each other never import each other by value in a cycle. A file outside of all methods imports no method by its name,
but loops over the registry; \`scripts/layers/naming-exceptions.mjs\` lists the few exceptions with their reasons. \`npm run
check\` enforces all three. The order of the layers is defined in \`scripts/layers\`; \`npm run reference\` draws them here
with the imports that the code has. An arrow is left out where others lead the same way.
${Object.entries(layersOf).map(drawPackage).join('')}`

/** @param {[string, Layer[]]} entry */
function drawPackage([name, layers]) {
  const arrows = readArrows(
    name,
    layers.map((layer) => layer.name),
  )
  const rooms = layers.toReversed().flatMap((layer) => [
    drawLayer(name, layer),
    ...findDirect(arrows, layer.name)
      .sort()
      .map((end) => `  ${layer.name} --> ${end}`),
  ])
  return `
## ${name}

\`\`\`mermaid
flowchart TB
${rooms.join('\n')}
\`\`\`
`
}

const drawLayer = (/** @type {string} */ name, /** @type {Layer} */ layer) => {
  const folders = list(listFolders(name, layer.name))
  return `  ${layer.name}["<b>${layer.name}</b><br/>${layer.says}${folders && `<br/><i>${folders}</i>`}"]`
}

/** The layers below that each layer imports, in values or in types. */
function readArrows(/** @type {string} */ name, /** @type {string[]} */ order) {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map()
  for (const { from, to } of readImports(name)) {
    const [start = '', end = ''] = [from, to].map((file) => file.split('/')[0])
    if (order.indexOf(start) <= order.indexOf(end)) continue
    arrows.set(start, (arrows.get(start) ?? new Set()).add(end))
  }
  return arrows
}

/** The ends of a layer's arrows that no longer way over other arrows reaches. */
function findDirect(
  /** @type {ReadonlyMap<string, ReadonlySet<string>>} */ arrows,
  /** @type {string} */ start,
) {
  const ends = [...(arrows.get(start) ?? [])]
  const reaches = (/** @type {string} */ from, /** @type {string} */ to) =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  return ends.filter((end) => !ends.some((other) => other !== end && reaches(other, end)))
}

/** What is drawn wide is read badly. */
const list = (/** @type {readonly string[]} */ folders) =>
  folders.join(', ').replace(/(.{60}\S*) /g, '$1<br/>')
