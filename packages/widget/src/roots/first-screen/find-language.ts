import { matchLanguage } from '@portico/contract'
import { english, type LanguageTexts, type LoadedLanguage } from '../../locales/english.ts'

/** All languages: a server has no later moment at which it could load one. */
const languages = import.meta.glob<LanguageTexts>('../../locales/*/index.ts', { eager: true })

const toPath = (tag: string) => `../../locales/${tag}/index.ts`

/** Finds the language for the option `locale`; English if the widget does not have it. */
export function findLanguage(wanted: string | undefined): LoadedLanguage {
  const tags = Object.keys(languages).map((path) => path.split('/').at(-2) ?? '')
  const locale = matchLanguage(`${wanted}`, tags)
  const language = locale && languages[toPath(locale)]
  return language ? { texts: language.texts, locale } : english
}
