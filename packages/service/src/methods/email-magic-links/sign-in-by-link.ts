import { holdPerson } from '../../accounts/sessions/hold-session.ts'
import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import { completeEmailSignIn } from '../../accounts/sign-in/complete-email-sign-in.ts'
import { type LinkPayload, readLinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { admitNewcomer } from '../../accounts/sign-in/newcomer.ts'
import { verifyPkce } from '../../accounts/sign-in/verify-pkce.ts'
import {
  type AttributeMatch,
  verifySentAttributes,
} from '../../accounts/sign-in/verify-sent-attributes.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'
import { noteLinkUsed } from './decisions.ts'

/** The fields that a page or a host presents. */
export interface PresentedLink {
  readonly token: string
  readonly codeVerifier?: string | undefined
  readonly match?: AttributeMatch | undefined
}

/** The user who signed in, and the id of the address or token that they used. */
export interface LinkSignIn extends SignedIn {
  /** The id of the address; for a token that the host delivered, the id of the token. */
  readonly methodId: string
}

/**
 * The token of a reset mail signs in as well: the page it leads to may offer to log in without a new password. This
 * grants nothing more, since the token could also set a password and sign in.
 */
const kinds = ['magic_link', 'password_reset'] as const

/**
 * Signs in with a link's token. Consumes the token and starts the session in one transaction, so that neither happens
 * without the other. Unknown, used and expired tokens get the same answer.
 *
 * @throws AuthError `unable_to_auth_magic_link`, `attribute_mismatch`, `user_blocked`, every error of PKCE
 */
export async function signInByLink(
  dependencies: Dependencies,
  context: CallContext,
  { token, codeVerifier, match }: PresentedLink,
  options: SessionOptions,
): Promise<LinkSignIn> {
  await dependencies.rateLimits.takeAuthenticate(context.project, context.source)
  return recordFailures(dependencies, context, 'magic_link', async (attempt) => {
    const { storage, keyRing, clock } = dependencies
    const { projectId } = context.project
    if (!isToken(token)) throw new AuthError('unable_to_auth_magic_link')
    const tokenHash = keyRing.hashToken(token)
    return await storage.transaction(async (tx) => {
      const now = clock.now()
      // Also reads expired links, so that the audit entry of a failed attempt names the user.
      const known = await findAny(tx, tokenHash)
      if (known?.projectId !== projectId) throw new AuthError('unable_to_auth_magic_link')
      const { kind } = known
      const payload = readLinkPayload(known)
      attempt.userId = payload.userId
      attempt.challenge = known
      // Locks the user before the link's row. Calls that end all secrets of a user take the two locks in the same order.
      if (payload.userId !== null) await tx.artefacts.lockForUser(projectId, payload.userId)
      // Verified before the token is consumed: a caller without the verifier must not use up the link.
      const live = await tx.challenges.find(projectId, kind, known.challengeId, now)
      if (live) {
        verifyPkce(payload.codeChallenge, codeVerifier)
        verifySentAttributes(payload.sentFrom, context.source, match)
      }
      const used = live && (await tx.challenges.consume(projectId, kind, live.challengeId, now))
      if (used?.kind === 'magic_link') await noteLinkUsed(tx, dependencies, used, now)
      const signedIn =
        used &&
        (await completeLink(tx, dependencies, context, { payload, id: used.challengeId }, options))
      if (!signedIn) throw new AuthError('unable_to_auth_magic_link')
      return signedIn
    })
  })
}

async function findAny(
  { challenges }: Repositories,
  tokenHash: string,
): Promise<ChallengeRow | null> {
  for (const kind of kinds) {
    const known = await challenges.findAnyBySecret(kind, tokenHash)
    if (known) return known
  }
  return null
}

/**
 * Completes a sign-in after a link or its code was consumed: verifies the user's address and starts the session.
 *
 * @returns null when the user was deleted in the meantime
 */
export async function completeLink(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  link: { readonly payload: LinkPayload; readonly id: string },
  options: SessionOptions,
): Promise<LinkSignIn | null> {
  const { userId, emailId, newcomer } = link.payload
  const owner =
    newcomer === undefined
      ? { userId, emailId }
      : await admitNewcomer(tx, dependencies, context, newcomer)
  if (!owner || owner.userId === null) return null
  if (owner.emailId !== null) {
    const proved = { userId: owner.userId, emailId: owner.emailId, factorType: 'magic_link' }
    const signedIn = await completeEmailSignIn(tx, dependencies, context, proved, options)
    return signedIn && { ...signedIn, methodId: owner.emailId }
  }
  // The host delivered the token. That proves the user to the host, but does not prove to the service that they can
  // read a mailbox.
  const user = await holdPerson(tx, context.project.projectId, owner.userId)
  if (!user) return null
  const started = await recordAuthentication(tx, dependencies, {
    ...context,
    user,
    factor: {
      type: 'magic_link',
      deliveryMethod: 'embedded',
      authenticatedAt: dependencies.clock.now(),
      embeddedId: link.id,
    },
    ...options,
  })
  return { started, user, methodId: link.id }
}
