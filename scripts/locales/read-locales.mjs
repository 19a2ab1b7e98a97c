import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inRoot } from '../root.mjs'

/**
 * Texts by their path inside a room, joined by dots: `mail.subject`.
 *
 * @typedef {Readonly<Record<string, string>>} Texts
 */

/** @typedef {typeof import('@portico/contract').findTextFaults} FindTextFaults */

/**
 * One package's languages.
 *
 * @typedef {object} Locales
 * @property {string} folder - from the root
 * @property {Readonly<Record<string, Readonly<Record<string, unknown>>>>} rooms - the modules, by `<tag>/<room>`
 * @property {boolean} isJoined - true where a language is one file, which the module `index.ts` makes
 * @property {readonly string[]} untranslated - the rooms of English that other languages may lack: a generator made them
 * @property {readonly string[]} unjoined - the languages without the module that joins their rooms, where one is needed
 */

/** The packages whose texts users read. In the widget a language is one file, made by the module `index.ts`. */
const packages = [
  { name: 'service', isJoined: false },
  { name: 'widget', isJoined: true },
]

/** What a language's folder has besides its rooms. */
const isRoom = (/** @type {string} */ file) => file.endsWith('.ts') && file !== 'index.ts'

/** How the English file of a room begins that a generator made, until the other languages have the room. */
const mark = '// untranslated'

/** The name of the module that exports all rooms; no file has it. */
const entry = 'all-rooms'

/** Imports every room and the two parts of the contract that the scripts need. */
const source = `
export const rooms = {
${packages.map(({ name }) => `  ${name}: import.meta.glob('/packages/${name}/src/locales/*/*.ts', { eager: true }),`).join('\n')}
}
export { languages } from '/packages/contract/src/foundation/languages.ts'
export { findTextFaults } from '/packages/contract/src/foundation/find-text-faults.ts'
`

/**
 * Reads the rooms of all languages, and the list of languages.
 *
 * @returns {Promise<{
 *   languages: Readonly<Record<string, string>>,
 *   locales: readonly Locales[],
 *   findTextFaults: FindTextFaults,
 * }>} `findTextFaults` is that of the contract
 */
export async function readLocales() {
  const { rooms: all, languages, findTextFaults } = await loadRooms()
  const locales = packages.map(({ name, isJoined }) => {
    const folder = `packages/${name}/src/locales`
    const rooms = Object.fromEntries(
      Object.entries(all[name] ?? {})
        .map(([path, room]) => /** @type {const} */ ([path.split('/locales/')[1] ?? '', room]))
        .filter(([file]) => isRoom(file.split('/')[1] ?? ''))
        .map(([file, room]) => [file.replace(/\.ts$/, ''), room]),
    )
    const tags = new Set(Object.keys(rooms).map((file) => file.split('/')[0] ?? ''))
    const unjoined = [...tags].filter(
      (tag) => isJoined && tag !== 'en' && !existsSync(inRoot(folder, tag, 'index.ts')),
    )
    const untranslated = Object.keys(rooms)
      .filter((file) => file.startsWith('en/'))
      .filter((file) => readFileSync(inRoot(folder, `${file}.ts`), 'utf8').startsWith(mark))
      .map((file) => file.slice('en/'.length))
    return { folder, rooms, isJoined, untranslated, unjoined }
  })
  return { languages, locales, findTextFaults }
}

/**
 * Loads all rooms as one bundle: module by module, a thousand files take ten seconds.
 *
 * @returns {Promise<{
 *   rooms: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>,
 *   languages: Readonly<Record<string, string>>,
 *   findTextFaults: FindTextFaults,
 * }>}
 */
async function loadRooms() {
  mkdirSync(inRoot('.cache'), { recursive: true })
  const outDir = mkdtempSync(inRoot('.cache/rooms-'))
  const path = inRoot('scripts/locales', entry)
  const { NODE_ENV: before } = process.env
  try {
    await build({
      configFile: false,
      root: inRoot(),
      logLevel: 'silent',
      plugins: [
        {
          name: entry,
          resolveId: (id) => (id === entry ? path : undefined),
          load: (id) => (id === path ? source : undefined),
        },
      ],
      // the sources of the repository's own packages, which may not be built yet
      resolve: { conditions: ['source', 'import'] },
      ssr: { noExternal: [/^@portico\//], resolve: { conditions: ['source', 'import'] } },
      build: { ssr: true, outDir, minify: false, rollupOptions: { input: entry } },
    })
    return await import(pathToFileURL(join(outDir, `${entry}.js`)).href)
  } finally {
    // a build sets it to "production", which the commands that follow would inherit
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * The texts of a room.
 *
 * @param {unknown} value - a module, or what it exports
 * @param {string} [path]
 * @returns {Texts}
 */
export function toTexts(value, path = '') {
  if (typeof value === 'string') return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([name, part]) =>
      toTexts(part, path === '' ? name : `${path}.${name}`),
    ),
  )
}
