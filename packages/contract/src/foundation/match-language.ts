/** Adds the script and the region that a language most likely has (CLDR's likely subtags). */
const toFull = (tag: string) => new Intl.Locale(tag).maximize()

/**
 * Finds a language by a BCP 47 tag: the one of the same language and script, which `zh-TW` has without saying so. Among
 * several it is the one of the tag's region, else the one that is a language alone, else the last: `pt` is `pt-BR`, and
 * `pt-AO` is `pt-PT`. Also reads `de_DE`.
 *
 * @param wanted the tag, in any spelling; a value that is no tag matches nothing
 * @param known the tags of the languages, sorted
 */
export function matchLanguage<Tag extends string>(
  wanted: string,
  known: readonly Tag[],
): Tag | undefined {
  // most tags are spelled as they are known, and each look-up in CLDR takes time
  const same = known.find((one) => one === wanted)
  if (same) return same
  try {
    // Bokmål also serves readers of Nynorsk and of plain "Norwegian", the tag that browsers send most
    const tag = wanted.replaceAll('_', '-').replace(/^n[no]\b/i, 'nb')
    const { language, script, region } = toFull(tag)
    const alike = known.filter((one) => {
      const full = toFull(one)
      return full.language === language && full.script === script
    })
    return (
      alike.find((one) => toFull(one).region === region) ??
      alike.find((one) => one === language) ??
      alike.pop()
    )
  } catch {
    // `Intl.Locale` throws for what is no tag
    return undefined
  }
}
