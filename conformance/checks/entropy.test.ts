import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { measureEntropy, verifyEntropy } from './entropy.ts'

test('a text of one character has no entropy, one of two in equal parts one bit each', () => {
  expect(measureEntropy('aaaaaaaa')).toBe(0)
  expect(measureEntropy('abababab')).toBeCloseTo(8)
})

test('a secret of 256 random bits cannot be guessed, a long one of few characters can', () => {
  expect(() => verifyEntropy(randomBytes(32).toString('base64url'), 'it')).not.toThrow()
  expect(() => verifyEntropy('ab'.repeat(40), 'it')).toThrow('an entropy of 80 bits')
  expect(() => verifyEntropy('abcdefghijklmnopqrst', 'it')).toThrow('below 96')
})
