import { toCanonicalLocale } from './to-canonical-locale.ts'

/**
 * Parses a BCP 47 tag, also as operating systems write it: `en_US`, `en_US.UTF-8`.
 *
 * @returns the tag in its canonical spelling; null for a text that is no tag
 */
export function parseLocale(text: string): string | null {
  const [tag = ''] = text.trim().split('.')
  return toCanonicalLocale(tag.replaceAll('_', '-'))
}
