/** Values that no correct client sends. */
import type { Chance } from './chance.ts'

/** Texts that often break parsers, databases and comparisons. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  '\ufeff',
  '😀'.repeat(40),
  'ﬃ İ ß',
  'a@b',
  '@example.com',
  `${'x'.repeat(64)}@example.com`,
  `${'x'.repeat(255)}@example.com`,
  '"quoted name"@example.com',
  'ada@exämple.com',
  'ada@[127.0.0.1]',
  'ADA@EXAMPLE.COM ',
  'x'.repeat(127),
  'x'.repeat(129),
  'x'.repeat(1_025),
  'x'.repeat(5_000),
  "'; drop table users; --",
  '$1',
  '%s%n%00',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  'javascript:alert(1)',
  'http://',
  'https://[::1',
  'https://user:secret@host.example.com:99999/',
  'https://app.example.com/authenticate',
  '-1',
  '1e999',
  '000000',
  '٠١٢٣٤٥',
  '{}',
  '[]',
  'null',
  '{"a":',
  'eyJhbGciOiJub25lIn0.e30.',
  'a.b.c',
  'A'.repeat(43),
  'en-',
  'x-klingon',
  '9999-99-99T99:99:99Z',
  '1970-01-01T00:00:00.000Z',
]

const oddNumbers: readonly number[] = [
  -1,
  0,
  -0,
  0.1,
  1,
  5,
  60,
  2 ** 31,
  2 ** 32 + 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  5e-324,
]

/** Stands for a number that JSON can express and a double cannot; see `writeJson`. */
export const hugeNumber = '\u0001huge\u0001'

/** Picks an odd value of any kind. */
export function pickOdd(chance: Chance): unknown {
  const kind = chance.below(8)
  if (kind <= 2) return chance.pick(oddTexts)
  if (kind === 3) return chance.pick(oddNumbers)
  if (kind === 4) return chance.pick([null, true, false, hugeNumber])
  if (kind === 5) return chance.pick([[], [[]], [null], ['a', 7], Array(200).fill('x')])
  if (kind === 6) return nest(chance.pick([3, 40, 400]), chance.is(0.5))
  return chance.pick<unknown>([
    {},
    { $ne: null },
    { length: 2 ** 31 },
    { toString: 1, constructor: 2, valueOf: null },
    { '\0': '\0', '\ud800': '\ud800' },
    Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${i}`, i])),
  ])
}

function nest(depth: number, isList: boolean): unknown {
  let value: unknown = 'deep'
  for (let i = 0; i < depth; i += 1) value = isList ? [value] : { a: value }
  return value
}

/** Writes JSON, with numbers beyond the range of a double in place of `hugeNumber`. */
export const writeJson = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replaceAll(JSON.stringify(hugeNumber), '1e400')
