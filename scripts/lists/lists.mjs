/**
 * Lists that follow from the tree: each has a line for every folder that contains a certain file, or for every file of a folder. `npm run reference` and
 * the generators write them, and a test compares them with the tree.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/**
 * A folder with the file that a list looks for.
 *
 * @typedef {object} Entry
 * @property {string} name - the folder's name as an identifier
 * @property {string} path - of the file: from the list, or from the root where the folders lie elsewhere
 */

/**
 * @typedef {object} List
 * @property {string} file
 * @property {string} says - what it lists
 * @property {string} [part] - the file, in each of the folders; by default the entries are the folder's own files
 * @property {string} [place] - the folder that contains the folders; by default that of the list
 * @property {(entries: readonly Entry[]) => readonly string[]} toLines - the text below the comment
 */

const declarations = 'packages/contract/src/declarations'

const options = 'packages/widget/src/declarations'

/** @param {(entry: Entry) => string} toLine @returns {List['toLines']} */
const each = (toLine) => (entries) => entries.map(toLine)

/** @param {(entry: Entry) => string} toLine @returns {List['toLines']} */
const eachOpen = (toLine) => (entries) =>
  entries.flatMap((entry) => [
    '// biome-ignore lint/performance/noReExportAll: the list has every folder',
    toLine(entry),
  ])

/** @type {readonly List[]} */
export const lists = [
  {
    file: `${declarations}/credentials.schemas.ts`,
    says: 'Every kind of credential.',
    part: 'credential.schemas.ts',
    toLines: each(({ name, path }) => `export { credential as ${name} } from '${path}'`),
  },
  {
    file: `${declarations}/bootstraps.schemas.ts`,
    says: 'What pages read about each method.',
    part: 'bootstrap.schemas.ts',
    toLines: each(({ name, path }) => `export { bootstrap as ${name} } from '${path}'`),
  },
  {
    file: `${declarations}/removals.ts`,
    says: 'The deletions of credentials that pages may request.',
    part: 'removal.ts',
    toLines: each(({ name, path }) => `export { removal as ${name} } from '${path}'`),
  },
  {
    file: `${declarations}/limits.ts`,
    says: 'The limits of every kind of credential.',
    part: 'limits.ts',
    toLines: eachOpen(({ path }) => `export * from '${path}'`),
  },
  {
    file: 'packages/client/src/account/delete-calls.ts',
    says: 'The calls of `client.user` that delete a credential.',
    place: declarations,
    part: 'removal.ts',
    toLines: writeDeleteCalls,
  },
  {
    file: 'packages/client/src/methods/type-names.ts',
    says: 'The names of types of every method.',
    part: 'type-names.ts',
    toLines: each(({ path }) => `export type * from '${path}'`),
  },
  {
    file: `${options}/public.ts`,
    says: 'What the package exports of every method.',
    part: 'public.ts',
    toLines: eachOpen(({ path }) => `export * from '${path}'`),
  },
  {
    file: 'packages/widget/src/methods/account-sections.ts',
    says: 'The sections that methods add to the account. They are loaded with the account alone.',
    part: 'account/account-section.tsx',
    toLines: each(({ name, path }) => `export { accountSection as ${name} } from '${path}'`),
  },
  {
    file: `${options}/account-sections.ts`,
    says: 'The names of the sections that methods add to the account.',
    part: 'account-section.ts',
    toLines: each(({ name, path }) => `export { accountSection as ${name} } from '${path}'`),
  },
  {
    file: `${options}/event-names.ts`,
    says: 'The names of the events that belong to no method, and of those of every method.',
    place: options,
    part: 'events.json',
    toLines: (entries) => [
      '// one text, because that takes fewer bytes of the first load',
      'export const eventNames =',
      `  '${[...sharedEvents, ...entries.flatMap(readEvents)].join(' ')}' as const`,
    ],
  },
  {
    file: 'packages/widget/src/kernel/config/product-names.ts',
    says: 'The names of the products.',
    place: options,
    part: 'declaration.ts',
    toLines: (entries) => [
      '/**',
      ' * The products that a host may configure (specification section 3): one for each method, and the passkey registration. They are',
      ' * names. A configuration may also contain objects with a name as `id`, so that code written for either dialect works.',
      ' */',
      'export const Products = {',
      ...[...entries.map(({ name }) => name), 'passkeyRegistration'].map(
        (name) => `  ${name}: '${name}',`,
      ),
      '} as const',
      '',
      '/** A value of `Products`. */',
      'export type Products = (typeof Products)[keyof typeof Products]',
    ],
  },
  {
    file: 'packages/react/src/method-values.ts',
    says: 'The values that the widget exports of every method. A client boundary of React needs their names.',
    place: options,
    part: 'public.ts',
    toLines: writeMethodValues,
  },
  {
    file: 'packages/react/src/server-method-values.ts',
    says: 'The same values for the entry of server components, which shares no file with the client code.',
    place: options,
    part: 'public.ts',
    toLines: writeMethodValues,
  },
  {
    file: 'packages/widget/src/locales/english-rooms.ts',
    says: 'The English texts of all screens, a file a room. Tests and the playground load them all, no screen does.',
    place: 'packages/widget/src/locales/en',
    toLines: eachOpen(({ path }) => `export * from './en/${path.split('/').at(-1)}'`),
  },
  {
    file: 'packages/react/src/roots/index.ts',
    says: 'The components of roots.',
    part: 'component.tsx',
    toLines: eachOpen(({ path }) => `export * from '${path}'`),
  },
  {
    file: 'packages/react/src/roots/references.ts',
    says: 'The components of roots, as a server component refers to them.',
    part: 'component.tsx',
    toLines: (entries) => {
      const names = entries.map(({ name }) => `Portico${name[0]?.toUpperCase()}${name.slice(1)}`)
      return ['export {', ...names.map((name) => `  ${name},`), "} from '../index.ts'"]
    },
  },
]

/** The events of signing in to another app, and of a whole sign-in. */
const sharedEvents = [
  'OAuthAuthorizeFlowStart',
  'OAuthAuthorizeFlowComplete',
  'OAuthAuthorizeFlowConsentDenied',
  'AuthenticateFlowComplete',
]

/** @param {Entry} entry @returns {readonly string[]} */
const readEvents = ({ path }) => JSON.parse(readFileSync(inRoot(path), 'utf8'))

/** @param {Entry} entry @returns {readonly string[]} the values, not the types, that the file exports */
function readValues({ path }) {
  const text = readFileSync(inRoot(path), 'utf8')
  const [, braces = ''] = text.match(/export \{([^}]*)\}/) ?? []
  const listed = braces.split(',').map((name) => name.trim())
  return [
    ...listed.filter((name) => /^\w+$/.test(name)),
    ...(text.match(/(?<=^export const )\w+/gm) ?? []),
  ]
}

/** @type {List['toLines']} */
function writeMethodValues(entries) {
  const names = entries.flatMap(readValues).sort((a, b) => a.localeCompare(b))
  return [`export { ${names.join(', ')} } from '@portico/widget/values'`]
}

/** @type {List['toLines']} */
function writeDeleteCalls(entries) {
  const calls = entries.map(({ path }) => {
    const text = readFileSync(inRoot(path), 'utf8')
    const [, comment, operation = ''] = text.match(/^ {2}(\/\*\*.*)\n {2}(delete\w+):/m) ?? []
    // two abbreviations are spelled in capitals
    return { comment, name: operation.replace('Totp', 'TOTP').replace('Oauth', 'OAuth') }
  })
  return [
    "import type { DeleteFactor } from './user-calls.ts'",
    '',
    'export interface DeleteCalls {',
    ...calls.flatMap(({ comment, name }) => [`  ${comment}`, `  ${name}: DeleteFactor`]),
    '}',
    '',
    '/** Their names, which a page loads before their code. */',
    'export const deleteNames = {',
    ...calls.map(({ name }) => `  ${name}: 1,`),
    '} as const',
  ]
}

const toCamel = (/** @type {string} */ id) =>
  id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** @param {List} list @returns {string} the list as the tree has it */
export function writeList({ file, says, part, place, toLines }) {
  const folder = place ?? file.slice(0, file.lastIndexOf('/'))
  const names = readdirSync(inRoot(folder))
  const found = part
    ? names.filter((name) => existsSync(inRoot(folder, name, part)))
    : names.filter((name) => /^[\w-]+\.ts$/.test(name)).map((name) => name.slice(0, -'.ts'.length))
  const entries = found.sort().map((name) => ({
    name: toCamel(name),
    path: `${place ?? '.'}/${name}${part ? `/${part}` : '.ts'}`,
  }))
  return [
    `/** ${says} Written from the folders by \`npm run reference\`; do not edit. */`,
    ...toLines(entries),
    '',
  ].join('\n')
}
