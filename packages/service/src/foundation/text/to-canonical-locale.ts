import { tryParse } from './try-parse.ts'

/** Returns a BCP 47 tag in its canonical spelling; null for a text that is no tag. */
export const toCanonicalLocale = (tag: string): string | null =>
  tryParse(() => Intl.getCanonicalLocales(tag)[0]) ?? null
