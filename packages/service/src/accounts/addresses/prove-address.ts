import type { RequestOf, users } from '@portico/contract'
import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { tellOfAddresses } from '../notices/tell-of-addresses.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import type { AuthenticatedSession } from '../sessions/get-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'
import { forgetCodeGuesses, reserveCodeGuess } from '../sign-in/reserve-code-guess.ts'
import { readAddressProof } from './address-proof-payload.ts'

type Held = Pick<AuthenticatedSession, 'user' | 'session'>

/** Returns the key under which a user's wrong codes for new addresses are counted. */
const toGuessSubject = (userId: string) => `address_proof:${userId}`

/**
 * Adds an address when its code is entered in the session that asked for it.
 *
 * @returns the user afterwards, and the address's id
 * @throws AuthError `otp_code_not_found`, `user_lock_limit_reached`, `insufficient_factors`,
 *   `email_belongs_to_another_account`
 */
export async function proveAddress(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof users.proveEmail>>,
): Promise<{ readonly user: UserRow; readonly emailId: string }> {
  const { project, source, body } = call
  if (!/^[0-9]{6}$/.test(body.code)) throw new AuthError('invalid_code')
  if (!/^[\w-]{1,128}$/.test(body.method_id)) throw new AuthError('invalid_method_id')
  const own = await getOwnSession(dependencies, call)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const challenge = await verifyCode(dependencies, call, own)
  const added = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const held = await holdSession(tx, own.session, now)
    verifyAccountChange(held.user, held.session, now)
    const { projectId, challengeId } = challenge
    const used = await tx.challenges.consume(projectId, 'address_proof', challengeId, now)
    if (!used) throw new AuthError('otp_code_not_found')
    const subject = toGuessSubject(held.user.userId)
    const guess = { projectId, subject, userId: held.user.userId, source }
    await forgetCodeGuesses(tx.attempts, dependencies, guess)
    const email = parseEmail(readAddressProof(used).email)
    return addAddress(tx, dependencies, { project, source }, { ...held, email })
  })
  // Thrown after the transaction, which used up the code.
  if (!added) throw new AuthError('email_belongs_to_another_account')
  dependencies.wakeOutbox()
  return added
}

/** Checks the code, which must be of this user and this session. A guess counts before it is checked. */
async function verifyCode(
  dependencies: Dependencies,
  { project: { projectId }, source, body }: Call<RequestOf<typeof users.proveEmail>>,
  { user, session }: Held,
): Promise<ChallengeRow> {
  const { storage, keyRing, clock } = dependencies
  const { userId } = user
  const challenge = await storage.challenges.findAny(projectId, 'address_proof', body.method_id)
  const isOwn =
    challenge?.subject === userId && readAddressProof(challenge).sessionId === session.sessionId
  if (!challenge || !isOwn) throw new AuthError('otp_code_not_found')
  const { challengeId: codeId } = challenge
  const subject = toGuessSubject(userId)
  const { isLast } = await reserveCodeGuess(dependencies, {
    projectId,
    subject,
    codeId,
    userId,
    source,
  })
  if (!isEqualDigest(keyRing.hashCode(codeId, body.code), challenge.secretHash)) {
    if (isLast) await storage.challenges.consume(projectId, 'address_proof', codeId, clock.now())
    throw new AuthError('otp_code_not_found')
  }
  return challenge
}

/**
 * Adds a proved address, or gives it back to the user who removed it.
 *
 * @returns null when it belongs to another user, who proved it
 */
async function addAddress(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { user: before, session, email }: Held & { readonly email: ParsedEmail },
): Promise<{ readonly user: UserRow; readonly emailId: string } | null> {
  const { projectId, userId } = before
  const { canonical } = email
  const isIt = (one: { readonly email: string }) => parseEmail(one.email).canonical === canonical
  const present = before.emails.find(isIt)
  if (present?.verified) return { user: before, emailId: present.emailId }
  const removed = before.removedEmails.find(isIt)
  const emailId = (present ?? removed)?.emailId ?? createId(dependencies.random, 'email', projectId)
  if (removed) await tx.users.restoreEmail({ projectId, userId, emailId })
  else {
    // An address that was typed and never proved belongs to the user who proves it.
    await tx.users.dropUnprovedEmail(projectId, canonical)
    const row = { projectId, userId, emailId, email: email.address, canonicalEmail: canonical }
    if (!(await tx.users.addProvedEmail(row, dependencies.clock.now()))) return null
  }
  const user = (await tx.users.findById(projectId, userId)) ?? before
  const added = user.emails.find((one) => one.emailId === emailId)
  if (!added) throw new Error('An address vanished while being added.')
  await recordActivity(tx, dependencies, {
    ...context,
    action: removed ? 'user.email_restored' : 'user.email_added',
    actor: toActor(session),
    user,
    session,
    details: { email_id: emailId },
  })
  const changed = { before, user, what: 'added', email: added, session } as const
  await tellOfAddresses(tx, dependencies, context, changed)
  return { user, emailId }
}
