/**
 * Finds a language by a BCP 47 tag: the one with this tag, else the one with the tag without its last part, and so on
 * (RFC 4647 section 3.4). Also reads `de_DE`.
 *
 * @param wanted the tag, in any spelling; a value that is no tag matches nothing
 * @param known the tags of the languages
 */
export function matchLanguage<Tag extends string>(
  wanted: string,
  known: readonly Tag[],
): Tag | undefined {
  const parts = wanted.toLowerCase().split(/[-_]/)
  for (; parts.length > 0; parts.pop()) {
    const tag = parts.join('-')
    const found = known.find((one) => one.toLowerCase() === tag)
    if (found) return found
  }
  return undefined
}
