import { findViolations } from './find-violations.mjs'
import { layersOf } from './layers-of.mjs'
import { readImports } from './read-imports.mjs'

/**
 * What breaks the layers of the packages that have some.
 *
 * @returns {{ code: number, output: string }}
 */
export function checkLayers() {
  const found = Object.entries(layersOf).flatMap(([name, layers]) => {
    const { unplaced, upward, cycles } = findViolations(layers, readImports(name))
    return [
      ...unplaced.map((file) => `${name}/src/${file} is in no layer: scripts/layers/${name}.mjs`),
      ...upward.map((arrow) => `${name}/src: an import into a higher layer: ${arrow}`),
      ...cycles.map((cycle) => `${name}/src: folders that import each other: ${cycle}`),
    ]
  })
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') }
}
