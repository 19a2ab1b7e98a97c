import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { findNamedSession, readSessionName } from '../sessions/named-session.ts'
import { getUser } from '../users/get-user.ts'
import type { Recipient, SendTarget } from './find-recipient.ts'

interface PersonFields {
  readonly user_id?: string | undefined
  readonly session_token?: string | undefined
  readonly session_jwt?: string | undefined
}

/**
 * Returns the target of a host's send: the user of the address, or the user whom the host names by an id or a session.
 *
 * @throws AuthError `user_not_found`, `session_not_found`, `too_many_session_arguments`
 */
export async function toSendTarget(
  dependencies: Dependencies,
  call: Pick<Call<PersonFields>, 'project' | 'body'>,
): Promise<SendTarget> {
  const { project, body } = call
  if (body.user_id) {
    return { sender: await getUser(dependencies.storage, project.projectId, body.user_id) }
  }
  const name = await readSessionName(dependencies, call, body)
  if (!name) return 'primary'
  const named = await findNamedSession(dependencies.storage, dependencies, call, name)
  if (!named) throw new AuthError('session_not_found')
  return { sender: named.user }
}

/**
 * Finds the recipient of a host's send. Unlike a page, a host may learn that an address has no account or that the user
 * is blocked.
 *
 * @throws AuthError `email_not_found`, `user_blocked`
 */
export async function getRecipient(
  { storage }: Pick<Dependencies, 'storage'>,
  { project, body }: Pick<Call<{ readonly email: string }>, 'project' | 'body'>,
  recipient: Recipient | null,
): Promise<Recipient> {
  if (recipient) {
    // A user to whom the host writes is kept, even if the address is never proved.
    await storage.users.keep(project.projectId, recipient.userId)
    return recipient
  }
  const { canonical } = parseEmail(body.email)
  const user = await storage.users.findByEmail(project.projectId, canonical)
  throw new AuthError(user ? 'user_blocked' : 'email_not_found')
}
