/**
 * Reads an object literal as people write it in JavaScript: unquoted keys, either quotes, comments,
 * trailing commas. It reads values only; nothing is ever evaluated.
 */
import type { ListNode, LiteralNode, ObjectEntry, ObjectNode } from './literal-node.ts'
import { type Token, tokenizeLiteral } from './tokenize-literal.ts'
import { toTextOf } from './unquote.ts'

/** Why a text is no value, in words for the person who writes it. */
export class LiteralError extends Error {
  override readonly name = 'LiteralError'
  /** @param line - counted from 1 */
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** Deeper than any configuration, and well within the stack. */
const mostDepth = 40

const words: Readonly<Record<string, boolean | null | undefined>> = {
  true: true,
  false: false,
  null: null,
  undefined: undefined,
}

/** Where the parser stands in the text. */
interface Reader {
  readonly text: string
  readonly tokens: readonly Token[]
  next: number
}

/**
 * @param text - one object literal, with comments around it if you like
 * @throws LiteralError with the line of the first mistake
 */
export function parseLiteral(text: string): ObjectNode {
  const tokens = tokenizeLiteral(text).filter(
    ({ kind, isClosed }) => kind !== 'space' && (kind !== 'comment' || !isClosed),
  )
  const reader: Reader = { text, tokens, next: 0 }
  const first = peek(reader)
  if (!first) throw new LiteralError(1, 'There is nothing here. Start with { and end with }.')
  if (first.text !== '{') {
    throw fail(reader, first, `This must start with {, not with ${show(first)}.`)
  }
  const node = readObject(reader, 0)
  const rest = peek(reader)
  if (rest) throw fail(reader, rest, `${show(rest)} stands after the closing }.`)
  return node
}

function readValue(reader: Reader, depth: number): LiteralNode {
  const token = peek(reader)
  if (!token) throw failAtEnd(reader, 'A value is missing at the end.')
  if (depth > mostDepth) throw fail(reader, token, 'This is nested too deeply.')
  if (token.text === '{') return readObject(reader, depth)
  if (token.text === '[') return readList(reader, depth)
  checkClosed(reader, token)
  reader.next += 1
  const { start, end } = token
  const place = { kind: 'scalar', start, end, line: toLine(reader.text, start) } as const
  if (token.kind === 'string') return { ...place, value: toTextOf(token.text) }
  if (token.kind === 'number') return { ...place, value: Number(token.text) }
  if (token.kind === 'word' && Object.hasOwn(words, token.text)) {
    return { ...place, value: words[token.text] }
  }
  if (token.kind !== 'mark') {
    throw fail(reader, token, `${show(token)} is no value. Texts stand in quotes.`)
  }
  throw fail(reader, token, `A value is missing before ${show(token)}.`)
}

function readObject(reader: Reader, depth: number): ObjectNode {
  const open = take(reader)
  const entries: ObjectEntry[] = []
  for (;;) {
    if (peek(reader)?.text === '}') break
    const entry = readEntry(reader, open, depth)
    if (entries.some(({ key }) => key === entry.key)) {
      throw new LiteralError(entry.line, `\`${entry.key}\` is written twice.`)
    }
    entries.push(entry)
    if (!readComma(reader, open, '}')) break
  }
  const { end } = take(reader)
  return { kind: 'object', entries, start: open.start, end, line: toLine(reader.text, open.start) }
}

function readList(reader: Reader, depth: number): ListNode {
  const open = take(reader)
  const items: LiteralNode[] = []
  for (;;) {
    if (peek(reader)?.text === ']') break
    if (!peek(reader)) throw failUnclosed(reader, open)
    items.push(readValue(reader, depth + 1))
    if (!readComma(reader, open, ']')) break
  }
  const { end } = take(reader)
  return { kind: 'list', items, start: open.start, end, line: toLine(reader.text, open.start) }
}

function readEntry(reader: Reader, open: Token, depth: number): ObjectEntry {
  const token = peek(reader)
  if (!token) throw failUnclosed(reader, open)
  checkClosed(reader, token)
  if (token.kind !== 'word' && token.kind !== 'string') {
    throw fail(reader, token, `A key is expected here, not ${show(token)}.`)
  }
  reader.next += 1
  const key = token.kind === 'string' ? toTextOf(token.text) : token.text
  const colon = peek(reader)
  if (colon?.text !== ':') {
    throw fail(reader, token, `A colon and a value are missing after \`${key}\`.`)
  }
  reader.next += 1
  if (!peek(reader)) throw fail(reader, colon, `The value of \`${key}\` is missing.`)
  const { start } = token
  return { key, start, line: toLine(reader.text, start), value: readValue(reader, depth + 1) }
}

/** @returns whether another item may follow; throws when neither comma nor end comes next */
function readComma(reader: Reader, open: Token, close: '}' | ']'): boolean {
  const token = peek(reader)
  if (!token) throw failUnclosed(reader, open)
  if (token.text === close) return false
  if (token.text !== ',') {
    checkClosed(reader, token)
    const isWrongClose = token.text === '}' || token.text === ']'
    const message = isWrongClose
      ? `${show(token)} does not close the ${open.text} of line ${toLine(reader.text, open.start)}.`
      : `A comma is missing before ${show(token)}.`
    throw fail(reader, token, message)
  }
  reader.next += 1
  return true
}

function checkClosed(reader: Reader, token: Token): void {
  if (token.isClosed) return
  const message =
    token.kind === 'string'
      ? `The text that starts here has no closing ${token.text[0]}.`
      : 'The comment that starts here has no closing */.'
  throw fail(reader, token, message)
}

const peek = (reader: Reader): Token | undefined => reader.tokens[reader.next]

function take(reader: Reader): Token {
  const token = peek(reader)
  if (!token) throw failAtEnd(reader, 'The text ends too early.')
  reader.next += 1
  return token
}

const fail = (reader: Reader, { start }: Token, message: string): LiteralError =>
  new LiteralError(toLine(reader.text, start), message)

const failAtEnd = (reader: Reader, message: string): LiteralError =>
  new LiteralError(toLine(reader.text, reader.text.trimEnd().length), message)

const failUnclosed = (reader: Reader, open: Token): LiteralError =>
  failAtEnd(
    reader,
    `The ${open.text} of line ${toLine(reader.text, open.start)} has no closing ${open.text === '{' ? '}' : ']'}.`,
  )

/** @returns the line of an offset, counted from 1 */
function toLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function show({ text }: Token): string {
  const line = text.split('\n')[0] ?? ''
  return `\`${line.length > 24 ? `${line.slice(0, 23)}…` : line}\``
}
