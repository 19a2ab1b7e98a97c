/**
 * The texts that users read, a folder a language and a file a room. English is the source: each screen imports its own
 * room from the folder `en`. Any other language is one file, which only the pages that choose it load.
 */
import type { ChosenLanguage } from './choose-language.ts'
import { english, type LoadedLanguage } from './english.ts'
import { loadTexts } from './loaders.ts'

/** How long a widget waits for its language. */
const waitMs = 3_000

const loaded = new Map([['en', english.texts]])

/**
 * Takes the texts of a language. If they are not loaded yet, loads them.
 *
 * @param onLoad - called with the language once it is loaded. If its file fails to load, or takes too long, it is called with
 * English; a second call may follow, which changes nothing for this widget
 * @param load - loads the texts
 * @returns undefined until the language is loaded
 */
export function takeLanguage(
  { tag, locale }: ChosenLanguage,
  onLoad: (language: LoadedLanguage) => void,
  load: typeof loadTexts = loadTexts,
): LoadedLanguage | undefined {
  const texts = loaded.get(tag)
  if (texts) return { texts, locale }
  setTimeout(onLoad, waitMs, english)
  load(tag).then(
    ({ texts }) => {
      loaded.set(tag, texts)
      onLoad({ texts, locale })
    },
    () => onLoad(english),
  )
  return undefined
}
