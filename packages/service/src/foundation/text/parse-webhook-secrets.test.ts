import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parseWebhookSecrets } from './parse-webhook-secrets.ts'

const toText = (bytes: Uint8Array) => `whsec_${Buffer.from(bytes).toString('base64')}`

describe('the secrets of an endpoint', () => {
  test.each([24, 32, 64])('may be %i random bytes', (size) => {
    const bytes = randomBytes(size)
    expect(parseWebhookSecrets(toText(bytes))).toEqual([bytes])
  })

  test('may be two, side by side, during a rotation', () => {
    const [old, next] = [randomBytes(32), randomBytes(32)]
    expect(parseWebhookSecrets(` ${toText(next)}  ${toText(old)} `)).toEqual([next, old])
  })

  test.each([
    ['no prefix', randomBytes(32).toString('base64')],
    ['a short one', toText(randomBytes(23))],
    ['a long one', toText(randomBytes(65))],
    ['zeros', toText(Buffer.alloc(32))],
    ['other letters', `whsec_${'-'.repeat(43)}`],
    ['a lost character', toText(randomBytes(32)).slice(0, -2)],
    ['three', Array.from({ length: 3 }, () => toText(randomBytes(32))).join(' ')],
  ])('may not be %s, and the error does not repeat it', (_, text) => {
    const problem = parseWebhookSecrets(text)
    expect(problem).toEqual(expect.any(String))
    expect(problem).not.toContain(text.slice(10))
  })
})
