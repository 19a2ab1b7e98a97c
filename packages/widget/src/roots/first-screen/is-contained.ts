const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/**
 * A string, a comment, an address; else one character. What begins as a comment or an address and is none by the time
 * it ends would swallow what stands behind it, and is found by its beginning.
 */
const token =
  /"(?:[^"\\\n\r\f]|\\[^\n\r\f])*"|'(?:[^'\\\n\r\f]|\\[^\n\r\f])*'|\/\*[\s\S]*?\*\/|(?<open>\/\*)|(?<![\w\u0080-\uffff-])url\((?:\s*[^\s"'()\\{}]+\s*\)|(?<quoted>\s*(?=["']))|(?<bare>))|[\s\S]/gi

/**
 * Whether a piece of CSS stays where it is put, whatever stands around it: every bracket, string and comment that it
 * opens it closes, and it can end neither the rule nor the `<style>` element that it is written into.
 *
 * In a browser a theme goes through `CSSStyleDeclaration`, which sees to that; here it becomes text.
 *
 * @param isValue - one value of a property, with no end of a declaration in it
 */
export function isContained(css: string, isValue: boolean): boolean {
  const due: string[] = []
  if (/[<\0]/.test(css)) return false
  for (const { 0: piece, groups } of css.matchAll(token)) {
    const closer = groups?.quoted === undefined ? closers[piece] : ')'
    if (groups?.open !== undefined || groups?.bare !== undefined) return false
    // a backslash can spell any of these, and a quote by itself begins a string that has no end
    if (/^["'\\]$/.test(piece)) return false
    if (isValue && /^[;!]$/.test(piece)) return false
    if (closer) due.push(closer)
    else if (/^[)\]}]$/.test(piece) && due.pop() !== piece) return false
  }
  return due.length === 0
}
