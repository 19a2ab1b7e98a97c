/// <reference types="vite/types/importMeta.d.ts" />
import { matchLanguage } from '@portico/contract'
import { english, type LanguageTexts, type LoadedLanguage } from './english.ts'

/** The languages besides English, by their paths. Their list is in this module, so that other pages do not load it. */
const ownLoaders = import.meta.glob<LanguageTexts>('./*/index.ts')

/**
 * Loads the language that matches a BCP 47 tag.
 *
 * @param loaders - the functions that load a language, by the paths `./<tag>/index.ts`
 * @returns English if no language matches
 * @throws the error of the import, if it fails
 */
export async function loadLanguage(
  wanted: string,
  loaders: Readonly<Record<string, () => Promise<LanguageTexts>>> = ownLoaders,
): Promise<LoadedLanguage> {
  const tags = Object.keys(loaders).map((path) => path.split('/')[1] ?? '')
  // a page without TypeScript may pass any value
  const locale = matchLanguage(`${wanted}`, tags)
  const load = loaders[`./${locale}/index.ts`]
  return locale && load ? { texts: (await load()).texts, locale } : english
}
