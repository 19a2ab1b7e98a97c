import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { EmailRow, Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { tellOfAddresses } from '../notices/tell-of-addresses.ts'
import { toPersonContext } from './to-person-context.ts'

/**
 * Makes an address the primary one of its user, under the user's lock, and tells every address.
 *
 * @param choice.session the session of the user who chose; null when the host did
 * @throws AuthError `email_not_verified`
 */
export async function makePrimary(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  choice: {
    readonly before: UserRow
    readonly email: EmailRow
    readonly session: SessionRow | null
  },
): Promise<void> {
  const { before, email, session } = choice
  const { projectId, userId } = before
  const { emailId, verified } = email
  if (!verified) throw new AuthError('email_not_verified')
  if (before.emails[0]?.emailId === emailId) return
  await tx.users.makeEmailPrimary({ projectId, userId, emailId }, dependencies.clock.now())
  const user = (await tx.users.findById(projectId, userId)) ?? before
  await recordActivity(tx, dependencies, {
    ...context,
    action: 'user.email_made_primary',
    actor: session ? toActor(session) : hostActor,
    user,
    ...(session && { session }),
    details: { email_id: emailId },
  })
  const changed = { before, user, what: 'primary', email, session } as const
  await tellOfAddresses(tx, dependencies, toPersonContext(context, session), changed)
}

/** Finds an address by its id. @throws AuthError `email_not_found` */
export function getEmail<Email extends EmailRow>(
  emails: readonly Email[],
  id: string | undefined,
): Email {
  const email = emails.find(({ emailId }) => emailId === id)
  if (!email) throw new AuthError('email_not_found')
  return email
}
