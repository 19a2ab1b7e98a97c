/**
 * The texts that users read, a folder a language and a file a room. English is the source: each screen imports its own
 * room from the folder `en`. Any other language is one file, which only the pages that choose it load.
 */
import { english, type LoadedLanguage } from './english.ts'

const loaded = new Map<string, LoadedLanguage>()

/**
 * Takes the language of a widget for the option `locale`. If it is not loaded yet, loads it.
 *
 * @param onLoad - called once the language can be taken
 * @returns undefined until the language is loaded; English if the widget does not have it, or cannot load it
 */
export function takeLanguage(
  wanted: string | undefined,
  onLoad: () => void,
): LoadedLanguage | undefined {
  // no request for what is there already
  if (!wanted || /^en(?![a-z])/i.test(wanted)) return english
  const language = loaded.get(wanted)
  if (!language) {
    // each call has its own `onLoad`; the modules are loaded once
    import('./load-language.ts')
      .then(({ loadLanguage }) => loadLanguage(wanted))
      .catch(() => english)
      .then((found) => {
        loaded.set(wanted, found)
        onLoad()
      })
  }
  return language
}
