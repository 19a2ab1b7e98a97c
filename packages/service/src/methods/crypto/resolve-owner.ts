/** Whose a wallet is that has signed. It leads to its own user, or to whoever asked to add it; to nobody by an address. */
import { limits } from '@portico/contract'
import { holdPerson, holdSession } from '../../accounts/sessions/hold-session.ts'
import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
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

/** A wallet that has signed. */
export interface ProvedWallet {
  readonly wallet: Wallet
  readonly signed: SignedChallenge
  /** It was somebody's when its signature came. */
  readonly isKnown: boolean
}

/** A user, held until the transaction ends, and the wallet that is theirs. */
export interface WalletOwner {
  readonly user: UserRow
  readonly wallet: WalletRow
  /** It was added to a user who was there before: they are to hear of it. */
  readonly isAdded: boolean
}

/**
 * Finds the wallet's user, makes one, or adds the wallet to the one who asked for that. In the wallet's turn, then the
 * person's.
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
    // It may have been deleted while others had their turn.
    const isThere = user?.credentials.cryptoWallets.some((own) => own.walletId === known.walletId)
    // Another chain's contract at the address is another wallet.
    const isSame = chainId === null || known.chainId === chainId
    if (!user || !isThere || !isSame) throw new AuthError('unable_to_authenticate_crypto_wallet')
    return { user, wallet: known, isAdded: false }
  }
  // Deleted since, or its user was: what was under way begins no other account.
  if (isKnown && !asked) throw new AuthError('unable_to_authenticate_crypto_wallet')
  const user = asked
    ? verifyRoom(asked, dependencies.clock.now())
    : await createPerson(tx, dependencies, context, challenge.newUserId)
  const added = await addWallet(tx, dependencies, context, { user, wallet, chainId })
  return { ...added, isAdded: asked !== null }
}

interface Held {
  readonly user: UserRow
  /** Null where a host asked without one. */
  readonly session: SessionRow | null
}

/** Whoever asked to add it, in the session in which they did: in another browser it would be somebody else's wallet. */
async function holdTarget(
  tx: Repositories,
  { clock, keyRing }: Dependencies,
  { project: { projectId } }: CallContext,
  { userId, sessionId }: NonNullable<WalletPayload['target']>,
  { sessionToken, sessionId: namedId }: SessionOptions,
): Promise<Held> {
  if (sessionId === null) {
    const user = await holdPerson(tx, projectId, userId)
    if (!user) throw new AuthError('unable_to_authenticate_crypto_wallet')
    return { user, session: null }
  }
  const now = clock.now()
  const held = await holdSession(tx, { projectId, sessionId, userId }, now)
  const own =
    namedId ??
    (sessionToken === null
      ? null
      : (await tx.sessions.findByToken(projectId, keyRing.hashToken(sessionToken), now))?.sessionId)
  if (own !== sessionId) throw new AuthError('session_not_found')
  return held
}

/** A wallet is lasting access. */
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

async function createPerson(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
): Promise<UserRow> {
  const { projectId } = context.project
  const now = dependencies.clock.now()
  const wanted = { projectId, userId, email: null, status: 'active', change: {}, now } as const
  const created = await tx.users.create(wanted)
  if ('taken' in created) throw new Error('A person without an address took one.')
  await recordActivity(tx, dependencies, {
    ...context,
    action: 'user.created',
    actor: { kind: 'person', id: userId },
    user: created.user,
  })
  return created.user
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
