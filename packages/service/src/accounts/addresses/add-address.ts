import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { tellOfAddresses } from '../notices/tell-of-addresses.ts'
import { dropUnverifiedCredentials } from '../sign-in/drop-unverified-credentials.ts'
import { toPersonContext } from './to-person-context.ts'

/** An address that was proved, and its user under their lock. */
interface ProvedAddress {
  readonly user: UserRow
  /** The session that proved it; null when the host did. */
  readonly session: SessionRow | null
  readonly email: ParsedEmail
}

/**
 * Adds a proved address, or gives it back to the user who removed it. It proves the account as a sign-in by mail does: a
 * user whose addresses were only typed becomes active.
 *
 * @returns null when it belongs to another user, who proved it
 */
export async function addAddress(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { user: before, session, email }: ProvedAddress,
): Promise<{ readonly user: UserRow; readonly emailId: string } | null> {
  const { projectId, userId } = before
  const { canonical } = email
  const isIt = (one: { readonly email: string }) => parseEmail(one.email).canonical === canonical
  const present = before.emails.find(isIt)
  if (present?.verified) {
    const user = await settle(tx, dependencies, context, { before, session })
    return { user, emailId: present.emailId }
  }
  const removed = before.removedEmails.find(isIt)
  const emailId = (present ?? removed)?.emailId ?? createId(dependencies.random, 'email', projectId)
  if (removed) await tx.users.restoreEmail({ projectId, userId, emailId })
  else {
    // An address that was typed and never proved belongs to the user who proves it.
    await tx.users.dropUnprovedEmail(projectId, canonical)
    const row = { projectId, userId, emailId, email: email.address, canonicalEmail: canonical }
    if (!(await tx.users.addProvedEmail(row, dependencies.clock.now()))) return null
  }
  const user = await settle(tx, dependencies, context, { before, session })
  const added = user.emails.find((one) => one.emailId === emailId)
  if (!added) throw new Error('An address vanished while being added.')
  await recordActivity(tx, dependencies, {
    ...context,
    action: removed ? 'user.email_restored' : 'user.email_added',
    actor: session ? toActor(session) : hostActor,
    user,
    ...(session && { session }),
    details: { email_id: emailId },
  })
  const changed = { before, user, what: 'added', email: added, session } as const
  await tellOfAddresses(tx, dependencies, toPersonContext(context, session), changed)
  return { user, emailId }
}

/**
 * Drops credentials that a stranger may have set up before, unless a session proves the address, and activates the user.
 * What was set up in a session counts as the user's own once every address is proved: while one is not, the owner of that
 * mailbox may come, and the session may be that of a stranger who typed it.
 *
 * @returns the user afterwards
 */
async function settle(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { before, session }: { readonly before: UserRow; readonly session: SessionRow | null },
): Promise<UserRow> {
  const { projectId, userId, status } = before
  const read = async () => (await tx.users.findById(projectId, userId)) ?? before
  const known = { ...(await read()), status }
  if (!session || known.emails.every(({ verified }) => verified)) {
    const own = {
      minutes: null,
      sessionToken: null,
      ...(session && { sessionId: session.sessionId }),
    }
    await dropUnverifiedCredentials(tx, dependencies, context, known, own)
  }
  if (status === 'pending') await tx.users.activate(projectId, userId)
  return read()
}
