/**
 * Byte budgets of the standalone bundle: all JavaScript that a page loads until the e-mail field can be
 * used, brotli, as the build writes and the service sends it: the entry and what it imports, from the build's own manifest. That no lazy
 * chunk is fetched by then, and the same budget, `e2e/budget.test.ts` shows in Chromium.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { inRoot } from './root.mjs'

const folder = 'packages/widget/dist/standalone'

/** Most bytes (25 kB) for e-mail link plus passcode until the field is usable. */
export const budgetBytes = 25_000

/**
 * @typedef {Record<string, { file: string, name?: string, imports?: string[], isEntry?: boolean }>} Manifest
 */

/**
 * @param {Manifest} manifest
 * @returns {string[]} the files loaded until the first screen stands
 */
export function listFirstFiles(manifest) {
  /** @type {Set<string>} */
  const seen = new Set()
  // the other entry is a preset, which a page loads by itself
  const queue = Object.keys(manifest).filter((key) => manifest[key]?.file === 'portico.js')
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

/** @returns {{ code: number, output: string }} */
export function checkBudgets() {
  const rows = weigh(listFirstFiles(readManifest()))
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  const list = rows.map((row) => `  ${String(row.bytes).padStart(6)}  ${row.file}`).join('\n')
  return {
    code: bytes <= budgetBytes ? 0 : 1,
    output: `${list}\n  ${bytes} bytes brotli of at most ${budgetBytes} until the e-mail field is usable`,
  }
}
