import { describe, expect, it } from 'vitest'
import { hashSha256 } from './sha-256.ts'

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const hashText = (text: string) => toHex(hashSha256(new TextEncoder().encode(text)))

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j is the hash given in the standard', (text, expected) => {
    expect(hashText(text)).toBe(expected)
  })

  it('agrees with the platform at every length around the block size', async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255)
      const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', message))
      expect(toHex(hashSha256(message))).toBe(toHex(expected))
    }
  })
})
