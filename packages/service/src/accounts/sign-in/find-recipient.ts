import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { unprovedActor } from '../../kernel/audit/activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Addressee, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { getSession } from '../sessions/get-session.ts'
import { findOrCreateByEmail } from './find-or-create-by-email.ts'
import { listMailboxes } from './recover-email.ts'

/**
 * Whether a send creates a user for an unknown address. `secondary` is a send by a signed-in user to one of their own
 * addresses.
 */
export type SendMode = 'login_or_create' | 'primary' | 'secondary'

/** The recipient of a secret. */
export interface Recipient {
  readonly userId: string
  readonly emailId: string
  /** The stored address, never the typed one, which may only look alike. */
  readonly address: string
  /** The language that is kept with the user. */
  readonly locale: string | null
  /** True until the user proves an address for the first time. */
  readonly isNew: boolean
  /** True when this send created the user. */
  readonly isCreated: boolean
}

/**
 * Finds or creates the user of an address, in the transaction that issues the secret. A new user is pending and becomes
 * active by proving the address.
 *
 * @returns `unknown` for an unknown address that the caller must not recognize as such, `blocked` for a blocked user;
 * the caller continues as for an existing user
 * @throws AuthError `email_not_found` where that reveals nothing new: user search tells it as well, or the address is
 * not the signed-in user's own
 */
export async function findRecipient(
  repositories: Pick<Repositories, 'users' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  wanted: { readonly email: ParsedEmail; readonly mode: SendMode; readonly sender: UserRow | null },
): Promise<Recipient | 'unknown' | 'blocked'> {
  const { users } = repositories
  const { projectId } = project
  const { canonical } = wanted.email
  if (wanted.mode === 'login_or_create') {
    const { user, created } = await findOrCreateByEmail(
      repositories,
      dependencies,
      { project, source },
      { email: wanted.email, status: 'pending', actor: unprovedActor },
    )
    const mailboxes = listMailboxes(user, dependencies.clock.now())
    const known = { ...user, emails: mailboxes }
    return isBlocked(user) ? 'blocked' : (toRecipient(known, canonical, created) ?? 'unknown')
  }
  if (wanted.mode === 'secondary') {
    const recipient = wanted.sender && toRecipient(wanted.sender, canonical)
    if (!recipient) throw new AuthError('email_not_found')
    return recipient
  }
  const found = await users.findAddressee(projectId, canonical)
  if (!found && !project.privateMode) throw new AuthError('email_not_found')
  if (!found) return 'unknown'
  return isBlocked(found) ? 'blocked' : addressTo(found, false)
}

/** Blocked users get no message, and callers learn of the block only after a proof. */
const isBlocked = ({ blockedAt }: Pick<UserRow, 'blockedAt'>) => blockedAt !== null

/** The mode of a send, or the user whom a host names instead of a session. */
export type SendTarget = SendMode | { readonly sender: UserRow }

/** Returns the mode of a target: a named user means a send to one of their own addresses. */
export const toSendMode = (target: SendTarget): SendMode =>
  typeof target === 'string' ? target : 'secondary'

/**
 * Finds the user who requests a secondary send, or for whom the host requests it; null in the other modes.
 *
 * @throws AuthError `user_unauthenticated`, `session_not_found`
 */
export async function findSender(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  call: Pick<Call, 'project' | 'sessionToken'>,
  target: SendTarget,
): Promise<UserRow | null> {
  if (typeof target !== 'string') return target.sender
  if (target !== 'secondary') return null
  const { user } = await getSession(dependencies, call, 'user_unauthenticated')
  return user
}

function toRecipient(user: UserRow, canonical: string, isCreated = false): Recipient | null {
  const own = user.emails.find(({ email }) => parseEmail(email).canonical === canonical)
  return own ? addressTo({ ...user, ...own }, isCreated) : null
}

const addressTo = (
  { userId, emailId, email, status, locale }: Omit<Addressee, 'blockedAt'>,
  isCreated: boolean,
): Recipient => ({
  userId,
  emailId,
  address: email,
  locale,
  isNew: status === 'pending',
  isCreated,
})
