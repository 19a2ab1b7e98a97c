/**
 * Byte budgets of the standalone bundle: all JavaScript that a page loads until the e-mail field can be
 * used, brotli, as the build writes and the service sends it: the entry and what it imports, from the build's own manifest. That no lazy
 * chunk is fetched by then, and the same budget, `e2e/budget.test.ts` shows in Chromium.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { inRoot } from './root.mjs'

const folder = 'packages/widget/dist/standalone'

/** Most bytes (28 kB) for e-mail link plus passcode until the field is usable. */
export const budgetBytes = 28_000

/** Bytes of the first load that stay free, so that a mend never has to be cut for bytes. */
export const freeBytes = 1_000

/** Most bytes (30.5 kB) with Google's button beside one e-mail method, its mark included. */
export const googleBudgetBytes = 30_500

/** Most bytes (12 kB) beyond the first for the buttons of all social providers, their marks included. */
export const providersBudgetBytes = 12_000

/** Most bytes (45 kB) beyond the first for the phone form and its parser with all that it knows. */
export const phonesBudgetBytes = 45_000

/** Most bytes (10 kB) beyond the first for crypto wallets: buttons, marks, screens, and the client's calls. */
export const walletsBudgetBytes = 10_000

/** Most bytes (8 kB) of the package for a host's own server, without its one dependency and the adapters. */
export const serverBudgetBytes = 8_000

const walletFolders = ['src/methods/crypto/', '../client/src/methods/crypto']
const phones = ['src/methods/otp/phone-tab.ts', 'src/methods/otp/phone-parser.ts']
const section = 'src/methods/oauth/oauth-section.tsx'
const icons = 'src/methods/oauth/icons/'

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
 * @param {(provider: string) => boolean} [isConfigured] - whose marks are loaded; left out, all
 * @returns {string[]} the files that the buttons of social sign-in add to the first ones
 */
export function listProviderFiles(manifest, isConfigured = () => true) {
  const marks = Object.keys(manifest).filter(
    (key) => key.startsWith(icons) && isConfigured(key.slice(icons.length, -'.ts'.length)),
  )
  const first = listFirstFiles(manifest)
  return listFiles(manifest, [section, ...marks]).filter((file) => !first.includes(file))
}

/**
 * @param {Manifest} manifest
 * @returns {string[]} the files that codes to phones add to the first ones until a number is sent
 */
export function listPhoneFiles(manifest) {
  // the client's calls of every method come in one chunk, of which phones are no part
  const first = [...listFirstFiles(manifest), ...listNamed(manifest, 'calls')]
  return listFiles(manifest, phones).filter((file) => !first.includes(file))
}

/** @param {Manifest} manifest @param {string} name - of chunks @returns {string[]} their files */
const listNamed = (manifest, name) =>
  Object.values(manifest)
    .filter((chunk) => chunk.name === name)
    .map(({ file }) => file)

/**
 * @param {Manifest} manifest
 * @returns {string[]} the files that crypto wallets add to the first ones, to the end of signing in
 */
export function listWalletFiles(manifest) {
  // the client's calls of every method come in one chunk, of which wallets are no part
  const first = [...listFirstFiles(manifest), ...listNamed(manifest, 'calls')]
  const own = Object.keys(manifest).filter((key) =>
    walletFolders.some((folder) => key.startsWith(folder)),
  )
  return listFiles(manifest, own).filter((file) => !first.includes(file))
}

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

/** @returns {{ code: number, output: string }} */
export function checkBudgets() {
  const manifest = readManifest()
  const rows = weigh(listFirstFiles(manifest))
  const bytes = sum(rows)
  const withGoogle = bytes + sum(weigh(listProviderFiles(manifest, (it) => it === 'google')))
  const providers = sum(weigh(listProviderFiles(manifest)))
  const phoneForm = sum(weigh(listPhoneFiles(manifest)))
  const wallets = sum(weigh(listWalletFiles(manifest)))
  const server = brotliCompressSync(readFileSync(inRoot('packages/server/dist/index.js'))).length
  const isWithin =
    server <= serverBudgetBytes &&
    bytes <= budgetBytes - freeBytes &&
    withGoogle <= googleBudgetBytes &&
    providers <= providersBudgetBytes &&
    phoneForm <= phonesBudgetBytes &&
    wallets <= walletsBudgetBytes
  const list = rows.map((row) => `  ${String(row.bytes).padStart(6)}  ${row.file}`).join('\n')
  return {
    code: isWithin ? 0 : 1,
    output: [
      list,
      `  ${withGoogle} bytes brotli of at most ${googleBudgetBytes} with Google's button`,
      `  ${providers} bytes brotli of at most ${providersBudgetBytes} more for all social providers`,
      `  ${phoneForm} bytes brotli of at most ${phonesBudgetBytes} more for numbers of phones`,
      `  ${wallets} bytes brotli of at most ${walletsBudgetBytes} more for crypto wallets`,
      `  ${server} bytes brotli of at most ${serverBudgetBytes} for @portico/server`,
      `  ${bytes} bytes brotli of at most ${budgetBytes}, ${freeBytes} of them free, until the e-mail field is usable`,
    ].join('\n'),
  }
}
