import type { ReactNode } from 'react'
import { type Token, tokenizeLiteral } from '../literal/tokenize-literal.ts'

/** Code with its colours, line by line. Shows any text; nothing in it is markup. */
export function Code(props: {
  text: string
  problemLine?: number | undefined
  /** Each line is a block, so that a long one can go on indented. @default false */
  isWrapped?: boolean
}): ReactNode {
  return (
    <code>
      {toLines(tokenizeLiteral(props.text)).map(({ number, tokens }) => (
        <span key={number} className="pg-line-code">
          <Line tokens={tokens} isProblem={number === props.problemLine} />
          {props.isWrapped ? tokens.length === 0 && <br /> : '\n'}
        </span>
      ))}
    </code>
  )
}

function Line({ tokens, isProblem }: { tokens: readonly Token[]; isProblem: boolean }): ReactNode {
  const words = tokens.map((token, at) => {
    const tone = toTone(token, tokens[at - 1])
    if (!tone) return token.text
    return (
      <span key={token.start} className={`pg-code-${tone}`}>
        {token.text}
      </span>
    )
  })
  if (!isProblem) return words
  const isIndented = tokens[0]?.kind === 'space'
  return (
    <>
      {isIndented && words[0]}
      <span className="pg-problem">{isIndented ? words.slice(1) : words}</span>
    </>
  )
}

function toTone({ kind, text }: Token, before: Token | undefined): string | null {
  if (kind === 'string' || kind === 'comment' || kind === 'number') return kind
  if (kind !== 'word') return null
  if (/^(true|false|null|undefined)$/.test(text)) return 'number'
  // In the snippet of a page: the name of a tag.
  return before?.text === '<' || before?.text === '/' ? 'number' : null
}

interface Line {
  /** Counted from 1. */
  readonly number: number
  readonly tokens: Token[]
}

function toLines(tokens: readonly Token[]): readonly Line[] {
  let line: Line = { number: 1, tokens: [] }
  const lines = [line]
  for (const token of tokens) {
    for (const [index, text] of token.text.split('\n').entries()) {
      if (index > 0) {
        line = { number: line.number + 1, tokens: [] }
        lines.push(line)
      }
      if (text !== '') line.tokens.push({ ...token, text })
    }
  }
  return lines
}
