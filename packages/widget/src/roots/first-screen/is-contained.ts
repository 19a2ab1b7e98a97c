const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/**
 * Matches a string, a comment or a `url()`; otherwise a single character. A comment or `url()` that is not closed would
 * swallow the text after it, so its beginning is matched as a group of its own.
 */
const token =
  /"(?:[^"\\\n\r\f]|\\[^\n\r\f])*"|'(?:[^'\\\n\r\f]|\\[^\n\r\f])*'|\/\*[\s\S]*?\*\/|(?<open>\/\*)|(?<![\w\u0080-\uffff-])url\((?:\s*[^\s"'()\\{}]+\s*\)|(?<quoted>\s*(?=["']))|(?<bare>))|[\s\S]/gi

/**
 * Whether a piece of CSS stays within its place, whatever surrounds it: it closes every bracket, string and comment
 * that it opens, and can end neither the rule nor the `<style>` element that it is written into.
 *
 * In a browser, `CSSStyleDeclaration` ensures this for a theme; here the theme becomes text.
 *
 * @param isValue - whether it is a value of a property, which must not end the declaration
 */
export function isContained(css: string, isValue: boolean): boolean {
  const due: string[] = []
  if (/[<\0]/.test(css)) return false
  for (const { 0: piece, groups } of css.matchAll(token)) {
    const closer = groups?.quoted === undefined ? closers[piece] : ')'
    if (groups?.open !== undefined || groups?.bare !== undefined) return false
    // an escape could spell any of these characters, and a quote that is matched alone begins a string without an end
    if (/^["'\\]$/.test(piece)) return false
    if (isValue && /^[;!]$/.test(piece)) return false
    if (closer) due.push(closer)
    else if (/^[)\]}]$/.test(piece) && due.pop() !== piece) return false
  }
  return due.length === 0
}
