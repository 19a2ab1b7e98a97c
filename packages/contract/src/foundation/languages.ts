/**
 * The languages of Portico, as BCP 47 tags, with the direction in which each is written. A language is a line here, and
 * a folder `locales/<tag>` in the service and in the widget.
 */
export const languages = {
  ar: 'rtl',
  cs: 'ltr',
  da: 'ltr',
  de: 'ltr',
  el: 'ltr',
  en: 'ltr',
  es: 'ltr',
  fi: 'ltr',
  fr: 'ltr',
  he: 'rtl',
  hi: 'ltr',
  it: 'ltr',
  ja: 'ltr',
  ko: 'ltr',
  nb: 'ltr',
  nl: 'ltr',
  pl: 'ltr',
  'pt-BR': 'ltr',
  'pt-PT': 'ltr',
  ru: 'ltr',
  sv: 'ltr',
  tr: 'ltr',
  uk: 'ltr',
  'zh-Hans': 'ltr',
  'zh-Hant': 'ltr',
} as const satisfies Readonly<Record<string, 'ltr' | 'rtl'>>

/** The tag of a language that Portico speaks. */
export type Language = keyof typeof languages
