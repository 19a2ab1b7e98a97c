import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'vite'
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
 * @property {readonly string[]} unjoined - the languages without the module that joins their rooms, where one is needed
 */

/** The packages whose texts users read. In the widget a language is one file, made by the module `index.ts`. */
const packages = [
  { name: 'service', isJoined: false },
  { name: 'widget', isJoined: true },
]

/** What a language's folder has besides its rooms. */
const isRoom = (/** @type {string} */ file) => file.endsWith('.ts') && file !== 'index.ts'

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
  const server = await createServer({
    configFile: false,
    root: inRoot(),
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // the sources of the repository's own packages, which may not be built yet
    ssr: { noExternal: [/^@portico\//], resolve: { conditions: ['source', 'import'] } },
  })
  try {
    const { languages } = await server.ssrLoadModule(
      inRoot('packages/contract/src/foundation/languages.ts'),
    )
    const { findTextFaults } = await server.ssrLoadModule(
      inRoot('packages/contract/src/foundation/find-text-faults.ts'),
    )
    const locales = []
    for (const { name, isJoined } of packages) {
      const folder = `packages/${name}/src/locales`
      /** @type {Record<string, Record<string, unknown>>} */
      const rooms = {}
      for (const file of listRooms(folder)) {
        rooms[file.replace(/\.ts$/, '')] = await server.ssrLoadModule(inRoot(folder, file))
      }
      const tags = new Set(Object.keys(rooms).map((file) => file.split('/')[0] ?? ''))
      const unjoined = [...tags].filter(
        (tag) => isJoined && tag !== 'en' && !existsSync(inRoot(folder, tag, 'index.ts')),
      )
      locales.push({ folder, rooms, isJoined, unjoined })
    }
    return { languages, locales, findTextFaults }
  } finally {
    await server.close()
  }
}

/** @param {string} folder @returns {string[]} such as `de/otp.ts` */
const listRooms = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(inRoot(folder, name))
        .filter(isRoom)
        .map((file) => `${name}/${file}`),
    )

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
