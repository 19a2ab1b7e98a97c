import { limits } from '@portico/contract'
import { findProvedKind } from '../../accounts/sessions/find-proved-kind.ts'
import { findSession } from '../../accounts/sessions/find-session.ts'
import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { EmailRow, Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import type { Profile } from './providers/provider.ts'

/**
 * Finds the e-mail address by which a provider's account leads to a user. If the provider is no authority for the
 * address, it leads only to the user whose session has just proved the mailbox.
 *
 * @returns null when no address leads to a user: the account then becomes a new user without an address
 * @throws AuthError `email_verification_required` when the address belongs to a user and this session has not proved
 *   the mailbox
 */
export async function findLinkedEmail(
  repositories: Pick<Repositories, 'users' | 'sessions'>,
  dependencies: Pick<Dependencies, 'keyRing' | 'clock'>,
  projectId: string,
  { profile, options }: { readonly profile: Profile; readonly options: SessionOptions },
): Promise<ParsedEmail | null> {
  const parsed = toTrustedEmail(profile)
  if (!parsed || profile.isEmailVerified) return parsed
  const user = await repositories.users.findByEmail(projectId, parsed.canonical)
  const own = user && findProvedEmail(user, parsed)
  if (!own) return null
  const now = dependencies.clock.now()
  const session = await findSession(repositories, dependencies, { projectId, now }, options)
  if (session?.userId === user.userId && hasProved(session, own, now)) return parsed
  throw new AuthError('email_verification_required')
}

/** Parses an address that the provider has verified. Null when it is unverified or not valid here. */
export function toTrustedEmail({
  email,
  isEmailVerified,
  isEmailConfirmable = false,
}: Profile): ParsedEmail | null {
  if (email === null || !(isEmailVerified || isEmailConfirmable)) return null
  try {
    return parseEmail(email)
  } catch {
    return null
  }
}

/** Finds the user's address if the user has verified it in this service. */
export const findProvedEmail = ({ emails }: UserRow, { canonical }: ParsedEmail) =>
  emails.find((one) => one.verified && parseEmail(one.email).canonical === canonical)

/** Returns true for a session that proved this mailbox a short time ago. */
const hasProved = ({ factors }: SessionRow, { emailId }: EmailRow, now: number): boolean =>
  factors.some(
    (factor) =>
      factor.email?.emailId === emailId &&
      findProvedKind(factor) === 'email' &&
      now - factor.authenticatedAt <= limits.addition.freshProofSeconds * 1_000,
  )
