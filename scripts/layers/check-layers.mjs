import { findNamedMethods } from './find-named-methods.mjs'
import { findViolations, maxFolders } from './find-violations.mjs'
import { layersOf } from './layers-of.mjs'
import { listEntries, listFolders } from './list-folders.mjs'
import { namingExceptions } from './naming-exceptions.mjs'
import { readImports } from './read-imports.mjs'

/**
 * What breaks the layers of the packages that have some.
 *
 * @returns {{ code: number, output: string }}
 */
export function checkLayers() {
  const found = Object.entries(layersOf).flatMap(([name, layers]) => {
    const imports = readImports(name)
    const { unplaced, upward, cycles } = findViolations(layers, imports, listEntries(name))
    const { named, unused } = findNamedMethods(
      imports,
      listFolders(name, 'methods'),
      namingExceptions[name],
    )
    const senders = layers.some((layer) => layer.name === 'senders')
      ? findNamedMethods(imports, listFolders(name, 'senders'), {}, ['senders']).named
      : []
    return [
      ...unplaced.map((file) => `${name}/src/${file} is in no layer: scripts/layers/${name}.mjs`),
      ...upward.map((arrow) => `${name}/src: an import into a higher layer: ${arrow}`),
      ...cycles.map((cycle) => `${name}/src: folders that import each other: ${cycle}`),
      ...named.map((arrow) => `${name}/src: a method is imported by name: ${arrow}`),
      ...senders.map((arrow) => `${name}/src: a sender is imported by name: ${arrow}`),
      ...unused.map(
        (file) =>
          `${name}/src/${file} imports no method by name: scripts/layers/naming-exceptions.mjs`,
      ),
      ...findStrayFolders(name, layers),
    ]
  })
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') }
}

/** Compares the folders in a package's `src` with its layers. */
function findStrayFolders(
  /** @type {string} */ name,
  /** @type {readonly import('./find-violations.mjs').Layer[]} */ layers,
) {
  const folders = listFolders(name)
  const names = layers.map((layer) => layer.name)
  return [
    ...folders
      .filter((folder) => !names.includes(folder))
      .map((folder) => `${name}/src/${folder} is no layer: scripts/layers/${name}.mjs`),
    ...names
      .filter((layer) => !folders.includes(layer))
      .map((layer) => `${name}/src has no folder ${layer}: scripts/layers/${name}.mjs`),
    ...(folders.length > maxFolders
      ? [`${name}/src has ${folders.length} folders; at most ${maxFolders} are read at once`]
      : []),
  ]
}
