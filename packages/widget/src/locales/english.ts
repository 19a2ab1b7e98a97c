/** The module of a language. */
export interface LanguageTexts {
  /** All texts of the widget, by their ids. */
  readonly texts: Readonly<Record<string, string>>
}

/** A language that is loaded. */
export interface LoadedLanguage extends LanguageTexts {
  /** For plurals, numbers and dates; undefined for the browser's own. */
  readonly locale?: string
}

/** English is in the modules of the screens. */
export const english: LoadedLanguage = { texts: {} }
