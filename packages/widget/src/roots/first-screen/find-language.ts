import { type ChosenLanguage, chooseLanguage } from '../../locales/choose-language.ts'
import { english, type LanguageTexts, type LoadedLanguage } from '../../locales/english.ts'
import type { FirstScreenOptions } from './first-screen-options.ts'
import { readAcceptLanguage } from './read-accept-language.ts'

/** All languages: a server has no later moment at which it could load one. */
const languages = import.meta.glob<LanguageTexts>('../../locales/*/index.ts', { eager: true })

const tags = ['en', ...Object.keys(languages).map((path) => path.split('/').at(-2) ?? '')].sort()

/** The texts of a language that was chosen. */
const toLanguage = ({ tag, locale }: ChosenLanguage): LoadedLanguage => ({
  texts: (languages[`../../locales/${tag}/index.ts`] ?? english).texts,
  locale,
})

/** Finds the language of a screen, in the same order as the widget in a browser. */
export const findLanguage = (given: FirstScreenOptions): LoadedLanguage =>
  toLanguage(
    chooseLanguage(
      [given.locale, given.pageLanguage],
      readAcceptLanguage(`${given.acceptLanguage ?? ''}`),
      given.strings,
      tags,
    ),
  )
