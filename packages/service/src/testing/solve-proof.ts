import { createHash } from 'node:crypto'

/** Finds the first number whose hash begins with enough zero bits, as a browser does. */
export function solveProof(challenge: string, difficulty: number): string {
  for (let solution = 0; ; solution += 1) {
    const token = `${challenge}.${solution}`
    if (countZeroBits(token) >= difficulty) return token
  }
}

/** Makes a token that does not solve the challenge: its hash begins with fewer zero bits. */
export function solveTooEasily(challenge: string, difficulty: number): string {
  for (let solution = 0; ; solution += 1) {
    const token = `${challenge}.${solution}`
    if (countZeroBits(token) < difficulty) return token
  }
}

function countZeroBits(token: string): number {
  const bits = [...createHash('sha256').update(token).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  return bits.indexOf('1') === -1 ? bits.length : bits.indexOf('1')
}
