import { StytchAPIError } from '../../foundation/errors/errors.ts'
import { hashSha256 } from '../../foundation/hash/sha-256.ts'
import type { StoragePort } from '../../foundation/ports.ts'
import type { UseProof } from './pkce.ts'

/** A verifier and its challenge, as they are stored. */
interface Pair {
  code_challenge: string
  code_verifier: string
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

function findPair(storage: StoragePort, key: string): Pair | undefined {
  try {
    const { code_challenge, code_verifier } = JSON.parse(storage.get(key) ?? '')
    return code_challenge && code_verifier ? { code_challenge, code_verifier } : undefined
  } catch {
    return undefined
  }
}

function createPair(): Pair {
  const random = crypto.getRandomValues(new Uint32Array(16))
  const code_verifier = Array.from(random, (part) => part.toString(16).padStart(8, '0')).join('')
  const code_challenge = toBase64Url(hashSha256(new TextEncoder().encode(code_verifier)))
  return { code_challenge, code_verifier }
}

/**
 * The pair of this browser. One that exists is used again, so that every link that is under way works,
 * whichever tab asked for it: look-up and creation happen in one go, without a gap for another tab.
 */
export function getPair(storage: StoragePort, key: string): Pair {
  const known = findPair(storage, key)
  if (known) return known
  const pair = createPair()
  storage.set(key, JSON.stringify(pair))
  return pair
}

const toErrorType = (error: unknown) => (error instanceof StytchAPIError ? error.error_type : '')

/**
 * Uses a token with the stored verifier.
 *
 * @param useOtherProof - what to do where the verifier is not the token's. @default once more without any,
 * for a link that was asked for elsewhere, or before the project asked for proof
 */
export async function useWithPair<Reply>(
  storage: StoragePort,
  key: string,
  use: UseProof<Reply>,
  useOtherProof?: () => Promise<Reply>,
): Promise<Reply> {
  const code_verifier = findPair(storage, key)?.code_verifier
  if (!code_verifier && useOtherProof) return useOtherProof()
  let reply: Reply
  try {
    reply = await (code_verifier && useOtherProof
      ? use({ code_verifier })
      : askWithPair(storage, key, use))
  } catch (error) {
    if (useOtherProof && toErrorType(error).includes('pkce')) return useOtherProof()
    throw error
  }
  storage.remove(key)
  return reply
}

/** Shows the stored verifier, or none to whom expects none; the pair is kept. */
export async function askWithPair<Reply>(
  storage: StoragePort,
  key: string,
  ask: UseProof<Reply>,
): Promise<Reply> {
  const code_verifier = findPair(storage, key)?.code_verifier
  if (!code_verifier) return ask({})
  try {
    return await ask({ code_verifier })
  } catch (error) {
    if (toErrorType(error) !== 'pkce_did_not_expect_code_verifier') throw error
    return ask({})
  }
}
