// What a proof of work costs whoever solves it and whoever checks it, and how the first grows with each bit.
// Run: node bench/proof-of-work.mjs [--short]. --short solves a few easy ones, to see that it still runs.
// Ratios within one run mean something; absolute figures do not.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })

const key = randomBytes(32)
const sign = (text) => createHmac('sha256', key).update(text).digest('hex')
const toSigned = (challenge) => ['project', '203.0.113.7', challenge].join('\0')
const hash = (text) => createHash('sha256').update(text).digest()

function createChallenge(difficulty) {
  const challenge = `${Date.now().toString(36)}.${difficulty}.${randomBytes(16).toString('base64url')}`
  return `${challenge}.${sign(toSigned(challenge))}`
}

function countZeroBits(digest) {
  const first = digest.findIndex((byte) => byte !== 0)
  return first === -1 ? 256 : first * 8 + Math.clz32(digest[first]) - 24
}

function solve(challenge, difficulty) {
  for (let solution = 0; ; solution += 1) {
    const token = `${challenge}.${solution}`
    if (countZeroBits(hash(token)) >= difficulty) return { token, hashes: solution + 1 }
  }
}

// As the service does, its one write aside: the signature, both sides hashed to one length, then the work.
function verify(token, difficulty) {
  const parts = token.split('.')
  const [signature] = parts.splice(3)
  const isOurs = timingSafeEqual(hash(signature), hash(sign(toSigned(parts.join('.')))))
  return isOurs && countZeroBits(hash(token)) >= difficulty
}

function measure(difficulty, rounds) {
  let solveMs = 0
  let hashes = 0
  const tokens = []
  for (let round = 0; round < rounds; round += 1) {
    const challenge = createChallenge(difficulty)
    const before = performance.now()
    const solved = solve(challenge, difficulty)
    solveMs += performance.now() - before
    hashes += solved.hashes
    tokens.push(solved.token)
  }
  const times = 2_000
  const before = performance.now()
  for (let i = 0; i < times; i += 1) {
    if (!verify(tokens[i % tokens.length], difficulty)) throw new Error('A proof was refused.')
  }
  return {
    solveMs: solveMs / rounds,
    verifyMs: (performance.now() - before) / times,
    hashes: hashes / rounds,
  }
}

measure(8, 50)
console.log('bits   hashes (mean)   solve ms   verify ms   solve : verify')
const short = [
  [8, 10],
  [12, 5],
]
const whole = [
  [12, 200],
  [14, 100],
  [16, 40],
  [18, 16],
]
for (const [difficulty, rounds] of values.short ? short : whole) {
  const { solveMs, verifyMs, hashes } = measure(difficulty, rounds)
  console.log(
    [
      String(difficulty).padStart(4),
      Math.round(hashes).toLocaleString('en').padStart(15),
      solveMs.toFixed(1).padStart(10),
      verifyMs.toFixed(4).padStart(11),
      `${Math.round(solveMs / verifyMs).toLocaleString('en')} : 1`.padStart(16),
    ].join(' '),
  )
}
