/**
 * Finds the message that a wallet signed. It consumes nothing, since anyone can send an invalid signature for an
 * address.
 */

import { setImmediate } from 'node:timers/promises'
import type { Wallet } from '../../declarations/crypto/wallet-address.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { ContractWallets } from './contract-signature.ts'
import {
  findNewestChallenge,
  listWalletChallenges,
  type WalletChallenge,
} from './wallet-challenge.ts'

/** A message with a valid signature of its wallet. */
export interface SignedChallenge {
  readonly challenge: WalletChallenge
  /** The chain whose contract confirmed the signature; null when a key signed, since that needs no contract. */
  readonly contractChainId: string | null
}

/** The call that presents a signature. */
export type WalletContext = Pick<Call, 'project' | 'source' | 'origin'>

/** The most messages that a contract is asked about: each call to a node takes seconds. */
const maxAsked = 2

/**
 * Finds the message that the wallet signed.
 *
 * @param attempt receives the newest message, so that an attempt with an expired message is recorded with it
 * @throws AuthError `unable_to_authenticate_crypto_wallet`; `siwe_message_expired` for a valid signature of an expired
 *   message, `siwe_message_not_valid_yet` for one before the message's `notBefore`
 */
export async function findSignedChallenge(
  dependencies: Dependencies & { readonly contractWallets: ContractWallets },
  context: WalletContext,
  { wallet, signature }: { readonly wallet: Wallet; readonly signature: string },
  attempt: SignInAttempt,
): Promise<SignedChallenge> {
  const { projectId } = context.project
  const live = await listWalletChallenges(dependencies, projectId, wallet, context.source)
  // Loaded here because only this call needs the libraries for curves.
  const { isSignedBy } = await import('./is-signed-by.ts')
  let byKey: WalletChallenge | null = null
  for (const challenge of live) {
    // A verification takes one or two milliseconds, so other requests run in between.
    await setImmediate()
    if (!isSignedBy(wallet, challenge.message, signature)) continue
    byKey = challenge
    break
  }
  const signed = byKey
    ? { challenge: byKey, contractChainId: null }
    : await findSignedByContract(dependencies, context, { wallet, signature, live })
  if (signed) {
    verifyPlaceAndTime(dependencies, context, signed.challenge)
    return signed
  }
  const newest = await findNewestChallenge(dependencies, projectId, wallet)
  if (newest) attempt.challenge = newest.row
  const isLate = newest && newest.row.expiresAt <= dependencies.clock.now()
  if (isLate && newest.chainId !== null && isSignedBy(wallet, newest.message, signature)) {
    throw new AuthError('siwe_message_expired')
  }
  throw new AuthError('unable_to_authenticate_crypto_wallet')
}

async function findSignedByContract(
  { contractWallets }: { readonly contractWallets: ContractWallets },
  { project }: WalletContext,
  presented: {
    readonly wallet: Wallet
    readonly signature: string
    readonly live: readonly WalletChallenge[]
  },
): Promise<SignedChallenge | null> {
  const { wallet, signature, live } = presented
  if (wallet.type !== 'ethereum') return null
  const { contractChains } = project.crypto
  const asked = live.filter(({ chainId }) => chainId !== null && contractChains.has(chainId))
  for (const challenge of asked.slice(0, maxAsked)) {
    const { message, chainId } = challenge
    const rpcUrl = chainId === null ? undefined : contractChains.get(chainId)
    if (chainId === null || rpcUrl === undefined) continue
    const question = { rpcUrl, chainId, address: wallet.address, message, signature }
    if (await contractWallets.isSigned(question)) return { challenge, contractChainId: chainId }
  }
  return null
}

/** Verifies that the message names the page that presents it, and a time that has come. */
function verifyPlaceAndTime(
  { clock }: Pick<Dependencies, 'clock'>,
  { origin }: WalletContext,
  { domain, notBefore }: WalletChallenge,
): void {
  // A page must not use a message for another page, even if both belong to the project.
  if (origin !== null && new URL(origin).host !== domain) {
    throw new AuthError('unable_to_authenticate_crypto_wallet')
  }
  if (notBefore !== null && notBefore > clock.now()) {
    throw new AuthError('siwe_message_not_valid_yet')
  }
}
