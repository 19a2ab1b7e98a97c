import { findPageLanguage } from '../../foundation/parts/find-page-language.ts'
import type { WidgetOptions } from '../../kernel/context/widget-options.ts'
import { chooseLanguage } from '../../locales/choose-language.ts'
import type { LoadedLanguage } from '../../locales/english.ts'
import { takeLanguage } from '../../locales/take-language.ts'

interface Asked {
  readonly wanted: unknown
  language?: LoadedLanguage | undefined
}

/**
 * Holds the language of an element. It is chosen once, so that a page that changes its own language does not change that
 * of a sign-in that has begun; and again if the option `locale` changes.
 *
 * @param onLoad - called when a language that `take` did not have can be taken
 */
export function holdLanguage(element: Element, onLoad: () => void) {
  let asked: Asked | null = null
  return {
    /**
     * Takes the language.
     *
     * @returns undefined until it is loaded
     */
    take({ locale, strings }: Partial<WidgetOptions>): LoadedLanguage | undefined {
      if (asked && asked.wanted === locale) return asked.language
      // a first screen in the page's HTML already has a language, which stays
      const drawn = !asked && (element.shadowRoot ?? element).querySelector('.st-root')
      const now: Asked = { wanted: locale }
      asked = now
      now.language = takeLanguage(
        chooseLanguage([locale, findPageLanguage(drawn || element)], navigator.languages, strings),
        (language) => {
          now.language ??= language
          onLoad()
        },
      )
      return now.language
    },
    /** Lets the language be chosen anew. */
    forget() {
      asked = null
    },
  }
}
