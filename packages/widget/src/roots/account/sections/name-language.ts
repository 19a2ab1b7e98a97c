/**
 * Names a language in that language itself, so that a user who reads no other finds it.
 *
 * @param tag - a BCP 47 tag
 */
export function nameLanguage(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
