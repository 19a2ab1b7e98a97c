import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/** The package in whose folders the glossaries are. */
export const glossaryFolder = 'packages/widget/src/locales'

/** @param {string} tag @returns {string} the path of a language's glossary, from the root */
export const toGlossaryPath = (tag) => `${glossaryFolder}/${tag}/glossary.json`

/** @param {string} tag @returns {unknown} undefined where the language has none, or one that is no JSON */
export function readGlossary(tag) {
  const path = inRoot(toGlossaryPath(tag))
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
