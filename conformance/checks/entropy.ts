import { ensure } from '../runner/failure.ts'

const leastBits = 96
const leastPossibleBits = 128

/** How unlike one another the characters of a text are (Shannon), over its whole length, in bits. */
export function measureEntropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let perCharacter = 0
  for (const count of counts.values()) {
    const share = count / text.length
    perCharacter -= share * Math.log2(share)
  }
  return perCharacter * text.length
}

/** A secret that goes over the wire must be beyond guessing (RFC 6749 10.10). */
export function verifyEntropy(secret: string, what: string): void {
  const bits = measureEntropy(secret)
  ensure(bits >= leastBits, `${what}: an entropy of ${Math.floor(bits)} bits, below ${leastBits}`)
  // 6 bits a character, as in base64url
  const possible = secret.length * 6
  ensure(possible >= leastPossibleBits, `${what}: no room for ${leastPossibleBits} bits`)
}
