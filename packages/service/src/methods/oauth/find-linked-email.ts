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
 * The address by which an account at a provider leads to somebody. One for which the provider is no authority leads
 * only to the user whose session has just proved the mailbox.
 *
 * @returns null when it leads to nobody: the account is somebody new's, without the address
 * @throws AuthError `email_verification_required` when it is a user's, and this session has not proved the mailbox
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

/** An address that the provider says it has verified; what it calls an address need be none here. */
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

/** The user's row of an address that they have proved here. */
export const findProvedEmail = ({ emails }: UserRow, { canonical }: ParsedEmail) =>
  emails.find((one) => one.verified && parseEmail(one.email).canonical === canonical)

/** True for a session that proved this mailbox a short time ago. */
const hasProved = ({ factors }: SessionRow, { emailId }: EmailRow, now: number): boolean =>
  factors.some(
    (factor) =>
      factor.email?.emailId === emailId &&
      findProvedKind(factor) === 'email' &&
      now - factor.authenticatedAt <= limits.addition.freshProofSeconds * 1_000,
  )
