/**
 * A captcha without an outside service: the browser searches for a number that makes a hash begin with zeros. A
 * challenge is signed and not stored; a solved one is stored, so that it works only once. The work is short for a user,
 * but adds up for a sender of thousands of messages.
 */
import { createHash } from 'node:crypto'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Source } from '../http/source-address.ts'
import type { Repositories } from '../storage/storage.ts'
import type { Captcha } from './captcha.ts'

/** How long a challenge is valid; milliseconds. */
export const challengeLifeMs = 120_000

/** Issues challenges and verifies solutions. */
export interface ProofOfWork extends Captcha {
  /**
   * Issues a challenge.
   *
   * @param difficulty leading zero bits
   */
  createChallenge(
    project: { readonly projectId: string },
    source: Source,
    difficulty: number,
  ): string
}

/** `issuedAt.difficulty.nonce.signature.solution`: the challenge is everything before the solution. */
const tokenPattern = /^([0-9a-z]{1,10})\.([0-9]{1,3})\.([\w-]{22})\.([0-9a-f]{64})\.([0-9]{1,20})$/

export function createProofOfWork(
  ports: Pick<Dependencies, 'keyRing' | 'clock' | 'random'> & Pick<Repositories, 'rates'>,
): ProofOfWork {
  const { keyRing, clock, random, rates } = ports

  // Bound to project and source, so that another machine or project cannot use the solution.
  const sign = (projectId: string, { bucket }: Source, challenge: string) =>
    keyRing.hashCaptcha([projectId, bucket, challenge].join('\0'))

  return {
    createChallenge({ projectId }, source, difficulty) {
      const nonce = Buffer.from(random.bytes(16)).toString('base64url')
      const challenge = `${clock.now().toString(36)}.${difficulty}.${nonce}`
      return `${challenge}.${sign(projectId, source, challenge)}`
    },

    async verify(token, { project, source }) {
      const [, issued = '', bits = '', nonce = '', signature = '', solution = ''] =
        tokenPattern.exec(token) ?? []
      const challenge = `${issued}.${bits}.${nonce}`
      // Constant time, so that a signature cannot be guessed byte by byte.
      if (!isEqualDigest(signature, sign(project.projectId, source, challenge))) return 'failed'
      const now = clock.now()
      const issuedAt = Number.parseInt(issued, 36)
      if (now < issuedAt - challengeLifeMs || now >= issuedAt + challengeLifeMs) return 'failed'
      const digest = createHash('sha256').update(`${challenge}.${signature}.${solution}`).digest()
      if (countZeroBits(digest) < Number(bits)) return 'failed'
      // An atomic count lets only one of several parallel uses pass; it is kept longer than the challenge is valid.
      const used = await rates.take({
        key: `captcha:${project.projectId}:${nonce}`,
        max: 1,
        windowMs: 2 * challengeLifeMs,
        now,
      })
      return used.allowed ? 'solved' : 'failed'
    },
  }
}

/** Counts the zero bits before the first one bit. */
function countZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0)
  if (first === -1) return digest.length * 8
  return first * 8 + Math.clz32(digest[first] ?? 0) - 24
}
