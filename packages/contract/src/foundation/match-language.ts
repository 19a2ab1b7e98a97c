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
  try {
    const { language, script, region } = toFull(wanted.replaceAll('_', '-'))
    const alike = known.filter((tag) => {
      const full = toFull(tag)
      return full.language === language && full.script === script
    })
    return (
      alike.find((tag) => toFull(tag).region === region) ??
      alike.find((tag) => tag === language) ??
      alike.pop() ??
      // Bokmål also serves readers of Nynorsk and of plain "Norwegian", the tag that browsers send most
      (/^n[no]$/.test(language) ? matchLanguage('nb', known) : undefined)
    )
  } catch {
    // `Intl.Locale` throws for what is no tag
    return undefined
  }
}
