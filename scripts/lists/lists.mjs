/**
 * Lists that follow from the tree: each has a line for every folder that contains a certain file. `npm run reference`
 * and `npm run new:method` write them, and a test compares them with the tree.
 */
import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/**
 * @typedef {object} List
 * @property {string} file
 * @property {string} says - what it lists
 * @property {string} part - the file, in each folder beside the list, that makes the folder's line
 * @property {(name: string, path: string) => string} toLine - the line of a folder
 */

/** @type {readonly List[]} */
export const lists = [
  {
    file: 'packages/contract/src/declarations/credentials.schemas.ts',
    says: 'Every kind of credential.',
    part: 'credential.schemas.ts',
    toLine: (name, path) => `export { credential as ${name} } from '${path}'`,
  },
  {
    file: 'packages/contract/src/declarations/removals.ts',
    says: 'The deletions of credentials that pages may request.',
    part: 'removal.ts',
    toLine: (name, path) => `export { removal as ${name} } from '${path}'`,
  },
  {
    file: 'packages/contract/src/declarations/limits.ts',
    says: 'The limits of every kind of credential.',
    part: 'limits.ts',
    toLine: (_, path) => `export * from '${path}'`,
  },
]

const toCamel = (/** @type {string} */ id) =>
  id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** @param {List} list @returns {string} the list as the tree has it */
export function writeList({ file, says, part, toLine }) {
  const place = file.slice(0, file.lastIndexOf('/'))
  const lines = readdirSync(inRoot(place))
    .filter((folder) => existsSync(inRoot(place, folder, part)))
    .sort()
    .map((folder) => toLine(toCamel(folder), `./${folder}/${part}`))
  const isOpen = lines.some((line) => line.startsWith('export *'))
  return [
    `/** ${says} Written from the folders by \`npm run reference\`; do not edit. */`,
    '',
    ...lines.flatMap((line) =>
      isOpen ? [`// biome-ignore lint/performance/noReExportAll: a list of all`, line] : [line],
    ),
    '',
  ].join('\n')
}
