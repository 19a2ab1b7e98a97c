import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The possible places of the bundle: in the published package, installed beside it, or built in this repository. */
const bundles = [
  'dist/standalone',
  'node_modules/@portico/widget/dist/standalone',
  'packages/widget/dist/standalone',
]
/** The possible places of the playground: installed with the command `portico`, or built in this repository. */
const playground = ['node_modules/portico/dist/playground', 'apps/playground/dist']

/** The possible places of the operators’ console: in the published package, or built in this repository. */
const operatorsConsole = ['dist/console', 'apps/console/dist']

/** Finds the folder of the operators’ console; null where it was not built. */
export const findConsoleFolder = (): string | null => findAbove(operatorsConsole)

/** Finds the folders of built files, independent of the working directory. */
export function findBuiltFolders(isDevelopment: boolean): readonly string[] {
  return [bundles, isDevelopment ? playground : []].flatMap((places) => {
    const folder = findAbove(places)
    return folder === null ? [] : [folder]
  })
}

/** Finds the nearest of these places in this package's folder or in a folder above it. */
function findAbove(places: readonly string[]): string | null {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const found = places.map((place) => join(folder, place)).find((place) => existsSync(place))
    if (found !== undefined) return found
    const above = dirname(folder)
    if (above === folder) return null
    folder = above
  }
}
