/**
 * Byte budgets of the standalone bundle: all JavaScript that a page loads until the e-mail field can be
 * used, brotli, as the build writes and the service sends it: the entry and what it imports, from the build's own manifest. That no lazy
 * chunk is fetched by then, and the same budget, `e2e/budget.test.ts` shows in Chromium.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inRoot } from './root.mjs'

const folder = 'packages/widget/dist/standalone'

/** Most bytes (28 kB) for e-mail link plus passcode until the field is usable. */
export const budgetBytes = 28_000

/** Bytes of the first load that stay free, so that a mend never has to be cut for bytes. */
export const freeBytes = 1_000

/** Most bytes (8 kB) of the package for a host's own server, without its one dependency and the adapters. */
export const serverBudgetBytes = 8_000

/** Most bytes (90 kB) of the operators' console, with its styles. */
export const consoleBudgetBytes = 90_000

/** Most bytes (6 kB) of a language: its one file, with the texts of all screens but the account's. */
export const languageBudgetBytes = 6_000

/**
 * Most bytes of the account's texts in a language, which only pages with an account load: 2 kB for those of its list, and
 * 1 kB for the room of each part, which comes with that part.
 */
export const accountTextsBudgets = { list: 2_000, room: 1_000 }

/** Folders with budgets, and the chunks that come once for all methods or steps and count for none of them. */
const folders = [
  { folder: 'packages/widget/src/methods', shared: ['calls', 'account'] },
  { folder: 'packages/widget/src/roots', shared: ['calls'] },
  { folder: 'packages/widget/src/screens', shared: ['calls'] },
]

/**
 * @typedef {object} Budget
 * @property {number} bytes - most bytes beyond the first load
 * @property {readonly string[]} [modules] - whose chunks are weighed, with all that these import: files, or folders that end in a slash
 * @property {readonly string[]} [chunks] - the same by the names of chunks
 * @property {readonly string[]} shared - the chunks that do not count, by their names
 */

/** @param {readonly string[]} shared @param {Record<string, object>} [budgets] - of one folder */
function addShared(shared, budgets = {}) {
  return Object.fromEntries(
    Object.entries(budgets).map(([name, budget]) => [name, { ...budget, shared }]),
  )
}

/** What methods, roots and screens may weigh, as the `chunks.json` of their folders say, by what each budget is for. @type {Readonly<Record<string, Budget>>} */
export const methodBudgets = Object.assign(
  {},
  ...folders.flatMap(({ folder, shared }) =>
    readdirSync(inRoot(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => inRoot(folder, name, 'chunks.json'))
      .filter((file) => existsSync(file))
      .map((file) => addShared(shared, JSON.parse(readFileSync(file, 'utf8')).budgets)),
  ),
)

/**
 * @typedef {Record<string, { file: string, name?: string, imports?: string[], isEntry?: boolean }>} Manifest
 */

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} keys - of its chunks
 * @returns {string[]} their files, and those that they import
 */
function listFiles(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set()
  const queue = [...keys]
  for (let key = queue.shift(); key; key = queue.shift()) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    queue.push(...(chunk.imports ?? []))
  }
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))]
}

/**
 * @param {Manifest} manifest
 * @returns {string[]} the files loaded until the first screen stands
 */
export const listFirstFiles = (manifest) =>
  // the other entry is a preset, which a page loads by itself
  listFiles(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.file === 'portico.js'),
  )

/**
 * @param {Manifest} manifest
 * @param {string} name - of a budget of a method
 * @returns {string[]} the files that count for it: those beyond the first ones and the shared chunks
 */
export function listBudgetFiles(manifest, name) {
  const { modules = [], chunks = [], shared = [] } = methodBudgets[name] ?? {}
  const isIn = (/** @type {string} */ key) =>
    chunks.includes(manifest[key]?.name ?? '') ||
    modules.some((module) => (module.endsWith('/') ? key.startsWith(module) : key === module))
  const others = [
    ...listFirstFiles(manifest),
    ...shared.flatMap((chunk) => listNamed(manifest, chunk)),
  ]
  const own = listFiles(manifest, Object.keys(manifest).filter(isIn))
  return own.filter((file) => !others.includes(file))
}

/** @param {Manifest} manifest @param {string} name - of chunks @returns {string[]} their files */
const listNamed = (manifest, name) =>
  Object.values(manifest)
    .filter((chunk) => chunk.name === name)
    .map(({ file }) => file)

/**
 * @param {Manifest} manifest
 * @param {string} file - of the bundle
 * @returns {string} what it was called before it was named by its hash
 */
export const nameFile = (manifest, file) =>
  Object.values(manifest).find((chunk) => chunk.file === file)?.name ?? file

/** @returns {Manifest} */
export const readManifest = () =>
  JSON.parse(readFileSync(inRoot(folder, '.vite/manifest.json'), 'utf8'))

/**
 * @param {readonly string[]} files - of the bundle
 * @returns {{ file: string, bytes: number }[]} what each is on the wire: the build has written that beside it
 */
export const weigh = (files) => files.map((file) => ({ file, bytes: statSync(toSent(file)).size }))

/** What would not become smaller goes as it is. @param {string} file */
const toSent = (file) => {
  const compressed = inRoot(folder, `${file}.br`)
  return existsSync(compressed) ? compressed : inRoot(folder, file)
}

/** @param {readonly { bytes: number }[]} rows */
const sum = (rows) => rows.reduce((bytes, row) => bytes + row.bytes, 0)

/** @returns {{ name: string, bytes: number, most: number }[]} what each language is on the wire, besides English */
export const weighLanguages = () =>
  readdirSync(inRoot(folder, 'chunks')).flatMap((file) => {
    const [, room = '', tag] =
      /^(locale|account(?:-[a-z]+)?)-([a-z]{2}(?:-[A-Z]\w+)?)-[\da-f]{8}\.js$/.exec(file) ?? []
    if (!tag) return []
    const [name, most] =
      room === 'locale'
        ? [`the language ${tag}`, languageBudgetBytes]
        : [
            `${room} in the language ${tag}`,
            accountTextsBudgets[room === 'account' ? 'list' : 'room'],
          ]
    return weigh([`chunks/${file}`]).map(({ bytes }) => ({ name, bytes, most }))
  })

/** @returns {number} the bytes of the operators' console on the wire */
function weighConsole() {
  const files = inRoot('apps/console/dist/admin')
  const sent = readdirSync(files).filter((file) => file.endsWith('.br'))
  return sent.reduce((bytes, file) => bytes + statSync(join(files, file)).size, 0)
}

/** @returns {{ code: number, output: string }} */
export function checkBudgets() {
  const manifest = readManifest()
  const rows = weigh(listFirstFiles(manifest))
  const bytes = sum(rows)
  const methods = Object.entries(methodBudgets).map(([name, { bytes: most }]) => ({
    name,
    most,
    bytes: sum(weigh(listBudgetFiles(manifest, name))),
  }))
  const server = brotliCompressSync(readFileSync(inRoot('packages/server/dist/index.js'))).length
  const languages = weighLanguages()
  const operators = weighConsole()
  const isWithin =
    // a bundle without languages has them under other names
    languages.length > 0 &&
    languages.every((language) => language.bytes <= language.most) &&
    server <= serverBudgetBytes &&
    operators > 0 &&
    operators <= consoleBudgetBytes &&
    bytes <= budgetBytes - freeBytes &&
    // a budget without files names modules that have moved
    methods.every((method) => method.bytes > 0 && method.bytes <= method.most)
  const list = rows.map((row) => `  ${String(row.bytes).padStart(6)}  ${row.file}`).join('\n')
  return {
    code: isWithin ? 0 : 1,
    output: [
      list,
      ...methods.map(
        (method) =>
          `  ${method.bytes} bytes brotli of at most ${method.most} more for ${method.name}`,
      ),
      ...languages.map(
        ({ name, bytes: own, most }) => `  ${own} bytes brotli of at most ${most} for ${name}`,
      ),
      `  ${server} bytes brotli of at most ${serverBudgetBytes} for @portico/server`,
      `  ${operators} bytes brotli of at most ${consoleBudgetBytes} for the operators' console`,
      `  ${bytes} bytes brotli of at most ${budgetBytes}, ${freeBytes} of them free, until the e-mail field is usable`,
    ].join('\n'),
  }
}
