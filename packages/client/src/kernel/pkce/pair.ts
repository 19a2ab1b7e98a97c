import { PorticoAPIError } from '../../foundation/errors/errors.ts'
import { hashSha256 } from '../../foundation/hash/sha-256.ts'
import type { StoragePort } from '../../foundation/ports.ts'
import type { UseProof } from './pkce.ts'

/** A verifier and its challenge, in the format in which they are stored. */
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
 * Returns the PKCE pair of this browser. A stored pair is used again, so that every link that was already sent still
 * works, whichever tab requested it. Reading and writing happen without a pause in between, so that no other tab
 * stores a pair at the same time.
 */
export function getPair(storage: StoragePort, key: string): Pair {
  const known = findPair(storage, key)
  if (known) return known
  const pair = createPair()
  storage.set(key, JSON.stringify(pair))
  return pair
}

const toErrorType = (error: unknown) => (error instanceof PorticoAPIError ? error.error_type : '')

/**
 * Uses a token with the stored verifier.
 *
 * @param useOtherProof - called when there is no verifier, or the verifier does not belong to the token. @default
 * tries once more without a verifier, for a link that was requested elsewhere, or before the project required PKCE
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

/** Asks with the stored verifier, or without a verifier if the service expects none; the pair stays stored. */
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
