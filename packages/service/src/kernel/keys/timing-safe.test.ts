import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'

const root = join(import.meta.dirname, '../..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Matches a variable whose name suggests a secret, beside an ordinary comparison. */
const secretName =
  '\\w*(?:[sS]ecret|[hH]ash|[dD]igest|[sS]ignature|[hH]mac|[cC]odeChallenge|[pP]asscode|csrf)\\w*'
const plainComparison = new RegExp(
  `(?:\\b(?:\\w+\\.)*${secretName}\\s*[!=]==?\\s*[\\w.(]+)|(?:[\\w.)\\]]+\\s*[!=]==?\\s*(?:\\w+\\.)*${secretName}\\b)`,
  'g',
)
/** Comparing a secret with nothing does not reveal its content. */
const isAbsence = (text: string) => /[!=]==?\s*(?:undefined|null|'')|typeof/.test(text)

describe('secrets', () => {
  test('SES-18 are compared in constant time: no source compares one with === or !==', () => {
    expect(sources.length).toBeGreaterThan(100)
    const found = sources.flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line))
        .flatMap((line) => line.match(plainComparison) ?? [])
        .filter((match) => !isAbsence(match))
        .map((match) => `${file}: ${match}`),
    )
    expect(found).toEqual([])
  })

  test('SES-18 are compared in one place', () => {
    const users = sources.filter(({ text }) => /timingSafeEqual/.test(text)).map(({ file }) => file)
    expect(users).toEqual(['foundation/text/is-equal-digest.ts'])
  })

  test('SES-18 are recognized by the rule', () => {
    for (const error of [
      'if (secretHash === row.secretHash) {',
      'return hash(text) !== stored.digest',
      'return tokenHash == other',
      'a.signature === b',
    ])
      expect(error.match(plainComparison)).not.toBeNull()
  })

  test('SES-18 compare as equal only when they are, at any length', () => {
    expect(isEqualDigest('abc', 'abc')).toBe(true)
    for (const other of ['abd', 'ab', 'abcd', '', 'ABC', 'abc\0'])
      expect(isEqualDigest('abc', other)).toBe(false)
  })
})
