import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { measureEntropy, verifyEntropy } from './entropy.ts'

test('a text of one repeated character has no entropy; two characters in equal parts have one bit each', () => {
  expect(measureEntropy('aaaaaaaa')).toBe(0)
  expect(measureEntropy('abababab')).toBeCloseTo(8)
})

test('accepts a secret of 256 random bits, and rejects secrets of low entropy even when they are long', () => {
  expect(() => verifyEntropy(randomBytes(32).toString('base64url'), 'it')).not.toThrow()
  expect(() => verifyEntropy('ab'.repeat(40), 'it')).toThrow('an entropy of 80 bits')
  expect(() => verifyEntropy('abcdefghijklmnopqrst', 'it')).toThrow('below 96')
})
