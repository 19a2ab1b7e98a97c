/**
 * Patterns for the origins of preview deployments, whose first label changes: `https://shop-*-team.example.app`. Only test
 * projects may have them: anybody who gets a fitting name at the same host can use the project.
 */

/** Splits a pattern: the beginning and the end of its first label, and the rest after the first dot. */
const patternForm = /^https:\/\/([a-z\d-]*)\*([a-z\d-]*)\.((?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?)$/

/** Splits an origin into its first label, of the characters that the `*` stands for, and the rest. */
const originForm = /^https:\/\/([a-z\d-]{1,63})\.([a-z\d.:-]+)$/

/** How many characters of the first label must be fixed, so that most names of a shared host do not fit. */
const leastFixed = 3

/**
 * Checks a pattern.
 *
 * @returns the problem, or null
 */
export function findPatternError(text: string): string | null {
  const [, start = '', end = '', rest = ''] = patternForm.exec(text) ?? []
  if (rest === '') {
    return `must be like "https://shop-*-team.example.app": https, lower case, exactly one * in the first of at least three labels, no path; got "${text}"`
  }
  if (start.startsWith('xn--')) {
    return `must not begin with "xn--": such a label is shown as other letters, got "${text}"`
  }
  const example = text.replace('*', 'a')
  if (URL.parse(example)?.origin !== example) {
    return `must be spelled as browsers send an origin, without the port 443, got "${text}"`
  }
  return `${start}${end}`.replaceAll('-', '').length < leastFixed
    ? `must have at least ${leastFixed} fixed letters or digits beside the *, because most names of the host would fit, got "${text}"`
    : null
}

/** True when the origin fits the pattern: the `*` stands for one or more letters, digits and hyphens of one label. */
export function matchesOriginPattern(pattern: string, origin: string): boolean {
  const [, start = '', end = '', rest = ''] = patternForm.exec(pattern) ?? []
  const [, label = '', ownRest = ''] = originForm.exec(origin) ?? []
  return (
    rest !== '' &&
    ownRest === rest &&
    label.length > start.length + end.length &&
    label.startsWith(start) &&
    label.endsWith(end) &&
    // A label in punycode is shown as other letters than those that are compared here.
    !label.startsWith('xn--') &&
    URL.parse(origin)?.origin === origin
  )
}
