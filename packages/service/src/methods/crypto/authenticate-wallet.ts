import { tellOfAddition } from '../../accounts/notices/tell-of-addition.ts'
import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import { walletCredential } from '../../declarations/crypto/credential.ts'
import { parseWallet, toShownAddress } from '../../declarations/crypto/wallet-address.ts'
import type { WalletRow } from '../../declarations/crypto/wallet-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { ContractWallets } from './contract-signature.ts'
import { findSignedChallenge, type WalletContext } from './find-signed-challenge.ts'
import { resolveOwner } from './resolve-owner.ts'
import { consumeWalletChallenge, type WalletChallenge } from './wallet-challenge.ts'

/** The fields of a request that authenticates a wallet. */
export interface PresentedSignature {
  readonly crypto_wallet_type: string
  readonly crypto_wallet_address: string
  readonly signature: string
}

/** The user who signed in, and the message that their wallet signed. */
export interface WalletSignIn extends SignedIn {
  readonly challenge: WalletChallenge
}

/**
 * Signs in with a wallet's signature. Consumes the message, finds or creates the user and starts the session, all in
 * one transaction.
 *
 * @throws AuthError every error of `findSignedChallenge`, `resolveOwner` and `recordAuthentication`;
 *   `too_many_requests`
 */
export async function authenticateWallet(
  dependencies: Dependencies & { readonly contractWallets: ContractWallets },
  context: WalletContext,
  presented: PresentedSignature,
  options: SessionOptions,
): Promise<WalletSignIn> {
  const { storage, clock } = dependencies
  const { project, source } = context
  const { projectId } = project
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const signedIn = await recordFailures(dependencies, context, 'crypto', async (attempt) => {
    const wallet = parseWallet(presented.crypto_wallet_type, presented.crypto_wallet_address)
    const known = await storage.cryptoWallets.findByAddress(projectId, wallet)
    attempt.userId = known?.userId ?? null
    const sent = { wallet, signature: presented.signature }
    const signed = await findSignedChallenge(dependencies, context, sent, attempt)
    const proved = { wallet, signed, isKnown: known !== null }
    const { challenge } = signed
    const place = { project, source }
    return storage.transaction(async (tx) => {
      const now = clock.now()
      // Locks the user before the message's row. Calls that end all secrets of a user take the two locks in the same
      // order.
      const owner = await resolveOwner(tx, dependencies, place, proved, options)
      if (!(await consumeWalletChallenge(tx, challenge, now))) {
        throw new AuthError('unable_to_authenticate_crypto_wallet')
      }
      const { user, wallet: own } = owner
      await tx.cryptoWallets.markUsed(projectId, own.walletId, now)
      const factor = toFactor(own, now)
      const proof = { ...place, user, factor, ...options }
      const started = await recordAuthentication(tx, dependencies, proof)
      // A user who was created just now needs no notice about their own wallet.
      if (owner.isAdded) {
        await tellOfAddition(tx, dependencies, place, {
          user,
          addition: walletCredential.addition,
          id: own.walletId,
          name: toShownAddress(own),
          session: started?.session,
        })
      }
      return { user, started, challenge }
    })
  })
  dependencies.wakeOutbox()
  return signedIn
}

const toFactor = (wallet: WalletRow, authenticatedAt: number) => ({
  type: 'crypto',
  deliveryMethod: 'crypto_wallet',
  authenticatedAt,
  credential: {
    factor: 'crypto_wallet',
    id: wallet.walletId,
    shown: { address: toShownAddress(wallet), type: wallet.type },
  },
})
