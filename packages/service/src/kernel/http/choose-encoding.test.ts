import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0', null],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['brotli', null],
])('accept-encoding %j is answered %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
