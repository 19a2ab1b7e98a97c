/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The files of the languages besides English. The standalone bundle has a shorter list in place of this module, see
 * `bundling/language-files.ts`.
 */
import { english, type LanguageTexts } from './english.ts'

const files = import.meta.glob<LanguageTexts>('./*/index.ts')

/** The tags of all languages, sorted. */
export const tags: readonly string[] = [
  'en',
  ...Object.keys(files).map((path) => path.split('/')[1] ?? ''),
].sort()

/**
 * Loads the texts of a language.
 *
 * @throws the error of the import, if it fails
 */
export const loadTexts = async (tag: string): Promise<LanguageTexts> =>
  files[`./${tag}/index.ts`]?.() ?? english
