import { type ParsedEmail, parseEmail } from '../addresses/parse-email.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import { getSession } from '../sessions/get-session.ts'
import type { Addressee, Repositories, UserRow } from '../storage/storage.ts'
import { findOrCreatePending } from './find-or-create-pending.ts'

/**
 * What a send does with an address that nobody has: create a person, or not. `secondary` is a send by a
 * signed-in person to an address of their own.
 */
export type SendMode = 'login_or_create' | 'primary' | 'secondary'

/** To whom a secret goes. */
export interface Recipient {
  readonly userId: string
  readonly emailId: string
  /** The stored address, never the one just typed: the two may only look alike. */
  readonly address: string
  /** True until the person has proved an address for the first time. */
  readonly isNew: boolean
  /** True when this send created the person. */
  readonly isCreated: boolean
}

/**
 * Finds or creates the person of an address, inside the transaction that issues the secret. A person is
 * created as pending in any case and becomes active by proving the address.
 *
 * @returns `unknown` when nobody has the address and nobody may learn it, `blocked` for a blocked person: go on as if
 * there were somebody
 * @throws AuthError `email_not_found` where that reveals nothing new: user search tells it as well, or
 * the address is not the signed-in person's own
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
    const { user, created } = await findOrCreatePending(
      repositories,
      dependencies,
      { project, source },
      { email: wanted.email, isProved: false },
    )
    return isBlocked(user) ? 'blocked' : (toRecipient(user, canonical, created) ?? 'unknown')
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

/** Nothing is sent to a blocked person, and nobody learns of the block before they prove who they are. */
const isBlocked = ({ blockedAt }: Pick<UserRow, 'blockedAt'>) => blockedAt !== null

/** How a send finds its recipient; a host names the person themselves instead of a session of theirs. */
export type SendTarget = SendMode | { readonly sender: UserRow }

/** The mode that a target amounts to: to a named person means to an address of their own. */
export const toSendMode = (target: SendTarget): SendMode =>
  typeof target === 'string' ? target : 'secondary'

/**
 * The person who asks for a secondary send, or for whom the host asks; null in the other modes.
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
  { userId, emailId, email, status }: Omit<Addressee, 'blockedAt'>,
  isCreated: boolean,
): Recipient => ({
  userId,
  emailId,
  address: email,
  isNew: status === 'pending',
  isCreated,
})
