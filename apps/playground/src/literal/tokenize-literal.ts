/**
 * Cuts the text of an object literal into tokens, for the parser and for the editor's colours. Never
 * throws: what it does not know is a token of kind `unknown`. The tokens together are the whole text.
 */

/** What a piece of text is. `word` covers unquoted keys, `true`, `false`, `null` and `undefined`. */
type TokenKind = 'space' | 'comment' | 'string' | 'number' | 'word' | 'mark' | 'unknown'

/** One piece of the text; `start` and `end` are offsets into it. */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly start: number
  readonly end: number
  /** False for a string or a comment that the text ends in. */
  readonly isClosed: boolean
}

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['space', /[\s\uFEFF]+/y],
  ['comment', /\/\/[^\n]*/y],
  ['comment', /\/\*[\s\S]*?(?:\*\/|$)/y],
  ['string', /'(?:[^'\\\n]|\\[\s\S])*'?/y],
  ['string', /"(?:[^"\\\n]|\\[\s\S])*"?/y],
  ['string', /`(?:[^`\\]|\\[\s\S])*`?/y],
  ['number', /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w$])/y],
  ['word', /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy],
  ['mark', /[{}[\]:,]/y],
  ['unknown', /[\w$.+-]+/y],
]

/** @returns the tokens of `text`, in order and without gaps */
export function tokenizeLiteral(text: string): readonly Token[] {
  const tokens: Token[] = []
  let start = 0
  while (start < text.length) {
    const token = readToken(text, start)
    tokens.push(token)
    start = token.end
  }
  return tokens
}

function readToken(text: string, start: number): Token {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = start
    const found = pattern.exec(text)?.[0]
    if (found) {
      return {
        kind,
        text: found,
        start,
        end: start + found.length,
        isClosed: isClosed(kind, found),
      }
    }
  }
  const unknown = String.fromCodePoint(text.codePointAt(start) ?? 0)
  return { kind: 'unknown', text: unknown, start, end: start + unknown.length, isClosed: true }
}

function isClosed(kind: TokenKind, found: string): boolean {
  if (kind === 'comment') return !found.startsWith('/*') || /^\/\*[\s\S]*\*\/$/.test(found)
  if (kind !== 'string') return true
  if (found.length < 2 || found.at(-1) !== found[0]) return false
  // An odd number of backslashes before the last quote makes it part of the text.
  const backslashes = /\\*$/.exec(found.slice(0, -1))?.[0].length ?? 0
  return backslashes % 2 === 0
}
