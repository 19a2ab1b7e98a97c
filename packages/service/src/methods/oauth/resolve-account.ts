/**
 * Finds the user to whom a provider's account belongs. An account is known only by issuer and subject. An address leads
 * to a user only if both sides have verified it, and it belongs to at most one user of a project.
 */

import { holdOwnSession, holdPerson } from '../../accounts/sessions/hold-session.ts'
import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { proveEmail } from '../../accounts/sign-in/complete-email-sign-in.ts'
import {
  createWithoutEmail,
  findOrCreateByEmail,
} from '../../accounts/sign-in/find-or-create-by-email.ts'
import { hasCredentials } from '../../declarations/all-declarations.ts'
import { oauthCredential } from '../../declarations/oauth/credential.ts'
import type { LinkedBy, OauthRegistrationRow } from '../../declarations/oauth/oauth-store.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { attachLifeMs } from './attach-oauth.ts'
import { findLinkedEmail, findProvedEmail, toTrustedEmail } from './find-linked-email.ts'
import type { OauthToken } from './oauth-token.ts'
import type { Profile } from './providers/provider.ts'

/** A user, locked until the transaction ends, and their account at the provider if it is already linked. */
export interface Account {
  readonly user: UserRow
  readonly registration: OauthRegistrationRow | null
  readonly isNew: boolean
  /** How the account is linked from now on. */
  readonly linkedBy: LinkedBy
}

/**
 * Finds or creates the user, and locks them.
 *
 * @throws AuthError `duplicate_oauth_registration`, `session_not_found`, `oauth_token_not_found`,
 *   `insufficient_factors`, `email_verification_required`
 */
export async function resolveAccount(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { identity, attach }: OauthToken,
  options: SessionOptions,
): Promise<Account> {
  const { projectId } = context.project
  const { issuer, profile } = identity
  const registration = await tx.oauth.holdSubject(projectId, issuer, profile.subject)
  if (attach) {
    const user = await holdAttached(tx, dependencies, context, attach, options)
    if (registration && registration.userId !== user.userId) {
      throw new AuthError('duplicate_oauth_registration')
    }
    const linkedBy = attach.sessionId === null ? 'back_end' : 'session'
    const standing = hasRegistration(user, registration) ? registration : null
    return { user, registration: standing, isNew: false, linkedBy }
  }
  if (registration) {
    const user = await holdPerson(tx, projectId, registration.userId)
    if (!user || !hasRegistration(user, registration)) throw new AuthError('oauth_token_not_found')
    return { user, registration, isNew: false, linkedBy: registration.linkedBy }
  }
  const matched = await matchByEmail(tx, dependencies, context, { profile, options })
  if (matched) return matched
  const user = await createWithoutEmail(tx, dependencies, context)
  return { user, registration: null, isNew: true, linkedBy: 'sign_up' }
}

/** Whether a locked user still has the account: another call may have removed it while this one waited for the lock. */
const hasRegistration = ({ credentials }: UserRow, known: OauthRegistrationRow | null): boolean =>
  credentials.oauth.some((own) => own.registrationId === known?.registrationId)

/**
 * Locks the user who requested the link, and verifies that this is the session of the request; a host requests it
 * without a session.
 */
async function holdAttached(
  tx: Repositories,
  dependencies: Dependencies,
  { project: { projectId } }: CallContext,
  { userId, sessionId }: NonNullable<OauthToken['attach']>,
  options: SessionOptions,
): Promise<UserRow> {
  if (sessionId === null) {
    const user = await holdPerson(tx, projectId, userId)
    if (!user) throw new AuthError('oauth_token_not_found')
    return user
  }
  const asked = { projectId, sessionId, userId }
  const { user, session } = await holdOwnSession(tx, dependencies, asked, options)
  const now = dependencies.clock.now()
  // The user may have added a further factor since they requested the link.
  verifySufficientFactors(user, session, now)
  // The proof must have been fresh when the link was requested: signing in at the provider takes time.
  verifyFreshProof(session, now - attachLifeMs, oauthCredential.addition)
  return user
}

/**
 * Finds the user with a verified address. If they have not verified it here, this proof verifies it and removes the
 * credentials that an attacker may have set up.
 *
 * @returns null when the address leads to no user
 */
async function matchByEmail(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { profile, options }: { readonly profile: Profile; readonly options: SessionOptions },
): Promise<Account | null> {
  const { projectId } = context.project
  const parsed = await findLinkedEmail(tx, dependencies, projectId, { profile, options })
  if (!parsed) return null
  const wanted = { email: parsed, status: 'pending' } as const
  const found = await findOrCreateByEmail(tx, dependencies, context, wanted)
  const known = await holdPerson(tx, projectId, found.user.userId)
  const email = known?.emails.find((own) => parseEmail(own.email).canonical === parsed.canonical)
  if (!known || !email) return null
  const user = await proveEmail(tx, dependencies, context, { user: known, email }, options)
  // The account counts as the one that the user signed up with if nothing else could prove the user.
  const isFirst =
    !known.emails.some(({ verified }) => verified) && !hasCredentials(user.credentials)
  return {
    user,
    registration: null,
    isNew: found.created,
    linkedBy: isFirst ? 'sign_up' : 'email',
  }
}

/** Finds the user to whom an address may lead; null for none. It takes no lock, so the answer may be outdated. */
export async function findMatch(
  users: Pick<Repositories['users'], 'findByEmail'>,
  projectId: string,
  profile: Profile,
): Promise<UserRow | null> {
  const parsed = toTrustedEmail(profile)
  const user = parsed && (await users.findByEmail(projectId, parsed.canonical))
  return user && (profile.isEmailVerified || findProvedEmail(user, parsed)) ? user : null
}
