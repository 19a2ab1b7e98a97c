/** The module of a language. */
export interface LanguageTexts {
  /** All texts of the widget, by their ids. */
  readonly texts: Readonly<Record<string, string>>
}

/** A language that is loaded. */
export interface LoadedLanguage extends LanguageTexts {
  /** The BCP 47 tag for plurals, numbers, dates, countries and the direction, such as `de-AT`. */
  readonly locale: string
}

/** English is in the modules of the screens. */
export const english: LoadedLanguage = { texts: {}, locale: 'en' }
