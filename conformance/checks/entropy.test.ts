import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { measureEntropy, verifyEntropy } from './entropy.ts'

test('a text of one character tells nothing, one of two in equal parts a bit each', () => {
  expect(measureEntropy('aaaaaaaa')).toBe(0)
  expect(measureEntropy('abababab')).toBeCloseTo(8)
})

test('a secret of 256 random bits is beyond guessing, a long one of few characters is not', () => {
  expect(() => verifyEntropy(randomBytes(32).toString('base64url'), 'it')).not.toThrow()
  expect(() => verifyEntropy('ab'.repeat(40), 'it')).toThrow('an entropy of 80 bits')
  expect(() => verifyEntropy('abcdefghijklmnopqrst', 'it')).toThrow('below 96')
})
