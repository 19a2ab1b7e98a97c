import { expect, test } from 'vitest'
import { toBase58 } from './to-base58.ts'

const toBytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

test.each([
  ['', ''],
  ['00', '1'],
  ['00000000', '1111'],
  ['61', '2g'],
  ['626262', 'a3gV'],
  [
    '000111d38e5fc9071ffcd20b4a763cc9ae4f252bb4e48fd66a835e252ada93ff480d6dd43dc62a641155a5',
    '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  ],
  [
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG',
  ],
])('%s is %s in base58', (hex, text) => {
  expect(toBase58(toBytes(hex))).toBe(text)
})
