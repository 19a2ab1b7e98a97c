/**
 * The user to whom a wallet's signature leads: the user who owns the wallet, or the user who requested to add it. An
 * e-mail address never leads to a user here.
 */
import { limits } from '@portico/contract'
import { holdOwnSession, holdPerson } from '../../accounts/sessions/hold-session.ts'
import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { createWithoutEmail } from '../../accounts/sign-in/find-or-create-by-email.ts'
import { isUnproved } from '../../accounts/sign-in/is-unproved.ts'
import { walletCredential } from '../../declarations/crypto/credential.ts'
import type { Wallet } from '../../declarations/crypto/wallet-address.ts'
import type { WalletRow } from '../../declarations/crypto/wallet-store.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import type { SignedChallenge } from './find-signed-challenge.ts'
import type { WalletPayload } from './wallet-challenge.ts'

/** A wallet whose signature was verified. */
export interface ProvedWallet {
  readonly wallet: Wallet
  readonly signed: SignedChallenge
  /** True if the wallet belonged to a user when the signature arrived. */
  readonly isKnown: boolean
}

/** A user, locked until the transaction ends, and their wallet. */
export interface WalletOwner {
  readonly user: UserRow
  readonly wallet: WalletRow
  /** True if the wallet was added to an existing user, who then gets a notice. */
  readonly isAdded: boolean
}

/**
 * Finds the wallet's user, creates one, or adds the wallet to the user who requested it. Locks the wallet's address
 * first, then the user.
 *
 * @throws AuthError `unable_to_authenticate_crypto_wallet`, `duplicate_wallet_address`, `session_not_found`,
 *   `insufficient_factors`
 */
export async function resolveOwner(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { wallet, signed, isKnown }: ProvedWallet,
  options: SessionOptions,
): Promise<WalletOwner> {
  const { projectId } = context.project
  const { contractChainId: chainId, challenge } = signed
  const known = await tx.cryptoWallets.holdAddress(projectId, wallet)
  const { target } = challenge
  const asked = target && (await holdTarget(tx, dependencies, context, target, options))
  if (asked && known && known.userId !== asked.user.userId) {
    throw new AuthError('duplicate_wallet_address')
  }
  if (known) {
    const user = asked?.user ?? (await holdPerson(tx, projectId, known.userId))
    // Another call may have deleted the wallet while this one waited for the lock.
    const isThere = user?.credentials.cryptoWallets.some((own) => own.walletId === known.walletId)
    // A contract at the same address of another chain is another wallet.
    const isSame = chainId === null || known.chainId === chainId
    if (!user || !isThere || !isSame) throw new AuthError('unable_to_authenticate_crypto_wallet')
    return { user, wallet: known, isAdded: false }
  }
  // The wallet or its user was deleted in the meantime. A sign-in that began before must not create a new account.
  if (isKnown && !asked) throw new AuthError('unable_to_authenticate_crypto_wallet')
  const user = asked
    ? verifyRoom(asked, dependencies.clock.now())
    : await createWithoutEmail(tx, dependencies, context, challenge.newUserId)
  const added = await addWallet(tx, dependencies, context, { user, wallet, chainId })
  return { ...added, isAdded: asked !== null }
}

interface Held {
  readonly user: UserRow
  /** Null where the host's request named no session. */
  readonly session: SessionRow | null
}

/** Locks the user who requested to add the wallet, and verifies that this is the session of the request. */
async function holdTarget(
  tx: Repositories,
  dependencies: Dependencies,
  { project: { projectId } }: CallContext,
  { userId, sessionId }: NonNullable<WalletPayload['target']>,
  options: SessionOptions,
): Promise<Held> {
  if (sessionId === null) {
    const user = await holdPerson(tx, projectId, userId)
    if (!user) throw new AuthError('unable_to_authenticate_crypto_wallet')
    return { user, session: null }
  }
  return holdOwnSession(tx, dependencies, { projectId, sessionId, userId }, options)
}

/** A wallet gives lasting access, so the session needs a fresh proof and all factors. */
function verifyRoom({ user, session }: Held, now: number): UserRow {
  if (session) {
    verifyFreshProof(session, now, walletCredential.addition)
    verifySufficientFactors(user, session, now)
  }
  if (user.credentials.cryptoWallets.length >= limits.cryptoWallet.perPerson) {
    throw new AuthError('unable_to_authenticate_crypto_wallet', {
      explanation: `A user has at most ${limits.cryptoWallet.perPerson} wallets.`,
    })
  }
  return user
}

async function addWallet(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  added: { readonly user: UserRow; readonly wallet: Wallet; readonly chainId: string | null },
): Promise<Pick<WalletOwner, 'user' | 'wallet'>> {
  const { random, clock } = dependencies
  const { projectId } = context.project
  const { userId } = added.user
  const now = clock.now()
  const wallet: WalletRow = {
    ...added.wallet,
    projectId,
    walletId: createId(random, 'crypto-wallet', projectId),
    userId,
    chainId: added.chainId,
    isUnproved: isUnproved(added.user),
    createdAt: now,
    lastUsedAt: now,
  }
  await tx.cryptoWallets.add(wallet)
  const user = (await tx.users.findById(projectId, userId)) ?? added.user
  await recordActivity(tx, dependencies, {
    ...context,
    action: 'crypto_wallet.created',
    actor: { kind: 'person', id: userId },
    user,
    details: { crypto_wallet_id: wallet.walletId, crypto_wallet_type: wallet.type },
  })
  return { user, wallet }
}
