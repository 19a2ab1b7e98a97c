import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { issueToken } from '../../kernel/issue-token.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice } from '../notices/mail-notice.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { proveEmail } from '../sign-in/complete-email-sign-in.ts'
import type { LinkPayload } from '../sign-in/link-payload.ts'
import { toSentFrom } from '../sign-in/verify-sent-attributes.ts'

/** How long the token signs in that the browser takes to the project's page. */
const signInMs = 10 * 60_000

/** What became of a pressed link: it signs in, it is dead, or its address belongs to another account meanwhile. */
type Completed = { readonly token: string } | 'dead' | 'taken'

/**
 * Completes a recovery: the new address is proved and becomes the primary one, every other address is told, with a way
 * back, and the browser gets a token that signs in. A second press finds nothing to do.
 */
export async function completeRecovery(
  dependencies: Dependencies,
  context: CallContext,
  { projectId, userId, recoveryId }: RecoveryRow,
): Promise<Completed> {
  const { storage, clock } = dependencies
  const completing = storage.transaction(async (tx): Promise<Completed> => {
    const before = await holdPerson(tx, projectId, userId)
    const own = { projectId, userId, recoveryId }
    // Read under the lock: it may have been cancelled, or completed, since the link was found.
    const recovery = await tx.recoveries.find(own)
    const now = clock.now()
    if (!before || before.blockedAt !== null || !recovery || recovery.endsAt <= now) return 'dead'
    if (recovery.state !== 'ready') return 'dead'
    const email = parseEmail(recovery.email)
    const owner = await tx.users.findEmailOwner(projectId, email.canonical)
    if (owner?.isKept && owner.userId !== userId) return 'taken'
    if (!(await tx.recoveries.complete(own, now))) return 'dead'
    const emailId = await addAddress(tx, dependencies, before, email)
    const user = await makePrimary(tx, dependencies, context, { before, emailId })
    await record(tx, dependencies, context, { before, user, emailId, recoveryId })
    return { token: await issueSignIn(tx, dependencies, context, userId) }
  })
  const completed = await completing.catch((error: unknown): Completed => {
    if (error instanceof AddressTakenError) return 'taken'
    throw error
  })
  dependencies.wakeOutbox()
  return completed
}

/** Another account got the address after its owner was looked up. This undoes what the transaction has written. */
class AddressTakenError extends Error {}

/**
 * Adds the address to the user, or gives it back.
 *
 * @returns its id
 * @throws AddressTakenError
 */
async function addAddress(
  tx: Repositories,
  { random, clock }: Dependencies,
  { projectId, userId, emails, removedEmails }: UserRow,
  { address, canonical }: ParsedEmail,
): Promise<string> {
  const isIt = ({ email }: { readonly email: string }) => parseEmail(email).canonical === canonical
  const present = emails.find(isIt)
  if (present?.verified) return present.emailId
  const removed = removedEmails.find(isIt)
  if (removed) {
    await tx.users.restoreEmail({ projectId, userId, emailId: removed.emailId })
    return removed.emailId
  }
  // An address that was typed and never proved belongs to the user who proves it.
  await tx.users.dropUnprovedEmail(projectId, canonical)
  const emailId = present?.emailId ?? createId(random, 'email', projectId)
  const row = { projectId, userId, emailId, email: address, canonicalEmail: canonical }
  if (await tx.users.addProvedEmail(row, clock.now())) return emailId
  throw new AddressTakenError()
}

/** @returns the user afterwards */
async function makePrimary(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { before, emailId }: { readonly before: UserRow; readonly emailId: string },
): Promise<UserRow> {
  const { projectId, userId } = before
  const read = async () => (await tx.users.findById(projectId, userId)) ?? before
  await tx.users.makeEmailPrimary({ projectId, userId, emailId }, dependencies.clock.now())
  const user = await read()
  const email = user.emails.find((one) => one.emailId === emailId)
  if (!email) throw new Error('An address vanished while an account was recovered.')
  // An account whose addresses were never proved may have credentials of another human.
  const known = before.status === 'pending' ? { ...user, status: 'pending' as const } : user
  const options = { minutes: null, sessionToken: null }
  await proveEmail(tx, dependencies, context, { user: known, email }, options)
  return read()
}

async function record(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  done: {
    readonly before: UserRow
    readonly user: UserRow
    readonly emailId: string
    readonly recoveryId: string
  },
): Promise<void> {
  const { before, user, emailId, recoveryId } = done
  await recordActivity(tx, dependencies, {
    ...context,
    action: 'user.recovered',
    actor: { kind: 'person', id: user.userId },
    user,
    details: { recovery_id: recoveryId, email_id: emailId },
  })
  await mailNotice(tx, dependencies, context, {
    user,
    event: {
      kind: 'addresses',
      at: dependencies.clock.now(),
      sessionId: null,
      primaryId: before.emails[0]?.emailId ?? null,
    },
    template: 'address.primary',
    locale: null,
    payload: { address: user.emails[0]?.email ?? '' },
    removed: user.removedEmails,
  })
}

/** Issues a token as a host would deliver it: it signs in, and proves no mailbox once more. */
async function issueSignIn(
  tx: Repositories,
  dependencies: Dependencies,
  { project: { projectId }, source }: CallContext,
  userId: string,
): Promise<string> {
  const payload: LinkPayload = {
    userId,
    emailId: null,
    redirectUrl: null,
    codeChallenge: null,
    sentFrom: toSentFrom(source),
  }
  return issueToken(tx, dependencies, {
    projectId,
    challengeId: createId(dependencies.random, 'magic-link', projectId),
    kind: 'magic_link',
    subject: userId,
    payload,
    lifeMs: signInMs,
  })
}
