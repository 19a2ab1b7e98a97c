import { tellOfAddition } from '../../accounts/notices/tell-of-addition.ts'
import { holdOwnSession, holdPerson } from '../../accounts/sessions/hold-session.ts'
import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { isUnproved } from '../../accounts/sign-in/is-unproved.ts'
import { toPhoneSubject } from '../../accounts/sign-in/phone-subject.ts'
import { forgetCodeGuesses } from '../../accounts/sign-in/reserve-code-guess.ts'
import { phoneCredential } from '../../declarations/otp/phone-credential.ts'
import type { UserPhone } from '../../declarations/otp/phone-store.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { addPhone } from './find-phone-recipient.ts'
import type { PhoneRecipient } from './passcode-payload.ts'
import { settlePhone } from './settle-phone.ts'

/**
 * Completes a sign-in after a code proved the number: marks the number verified and the user active, resets the counter
 * of wrong codes, and starts the session if one is requested. Runs in the transaction that consumed the code.
 *
 * @returns null when the user or the number was deleted in the meantime
 * @throws AuthError `session_not_found`, `insufficient_factors` for a number that is added in a session
 */
export async function completePhoneSignIn(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  proved: { readonly recipient: PhoneRecipient; readonly channel: string },
  options: SessionOptions,
): Promise<SignedIn | null> {
  const { project, source } = context
  const { recipient, channel } = proved
  const held =
    'newNumber' in recipient
      ? await addProved(tx, dependencies, context, recipient, options)
      : await holdPhone(tx, project.projectId, recipient)
  if (!held) return null
  const { phone } = held
  const user = await provePhone(tx, dependencies, context, held, options)
  const started = await recordAuthentication(tx, dependencies, {
    project,
    user,
    factor: {
      type: 'otp',
      deliveryMethod: channel,
      authenticatedAt: dependencies.clock.now(),
      credential: {
        factor: 'phone',
        id: phone.phoneId,
        shown: { phoneNumber: phone.phoneNumber },
      },
    },
    source,
    ...options,
  })
  if ('newNumber' in recipient) {
    await tellOfAddition(tx, dependencies, context, {
      user,
      addition: phoneCredential.addition,
      id: phone.phoneId,
      name: phone.phoneNumber,
      session: started?.session,
    })
  }
  return { started, user }
}

interface HeldPhone {
  readonly user: UserRow
  readonly phone: UserPhone
}

async function holdPhone(
  tx: Repositories,
  projectId: string,
  { userId, phoneId }: { readonly userId: string; readonly phoneId: string },
): Promise<HeldPhone | null> {
  const user = await holdPerson(tx, projectId, userId)
  const phone = user?.credentials.phones.find((own) => own.phoneId === phoneId)
  return user && phone ? { user, phone } : null
}

/** Adds a number to the user. The session must be the one that requested the code. */
async function addProved(
  tx: Repositories,
  dependencies: Dependencies,
  { project: { projectId } }: CallContext,
  { userId, newNumber, sessionId }: Extract<PhoneRecipient, { newNumber: string }>,
  options: SessionOptions,
): Promise<HeldPhone | null> {
  const now = dependencies.clock.now()
  const asked = { projectId, sessionId, userId }
  const { user, session } = await holdOwnSession(tx, dependencies, asked, options)
  verifyFreshProof(session, now, phoneCredential.addition)
  verifySufficientFactors(user, session, now)
  const known = await tx.phones.holdNumber(projectId, newNumber)
  // Another user verified the number in the meantime. A number that is unverified moves to this user, who has just
  // proved it.
  if (known && (known.verified || known.userId === userId)) return null
  if (known) await tx.phones.remove(projectId, known.userId, known.phoneId)
  const phone = await addPhone(tx, dependencies, {
    projectId,
    userId,
    phone: { number: newNumber },
    verified: false,
    isUnproved: isUnproved(user),
  })
  return { user, phone }
}

async function provePhone(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { user: known, phone }: HeldPhone,
  options: SessionOptions,
): Promise<UserRow> {
  const { projectId, userId } = known
  const { phoneId, phoneNumber } = phone
  if (!phone.verified || known.status === 'pending') {
    const user = await settlePhone(tx, dependencies, context, { user: known, phone }, options)
    await recordActivity(tx, dependencies, {
      ...context,
      action: 'user.phone_number_verified',
      actor: { kind: 'person', id: userId },
      user,
      details: { phone_id: phoneId },
    })
  }
  const subject = toPhoneSubject(parsePhone(phoneNumber).number)
  const { source } = context
  await forgetCodeGuesses(tx.attempts, dependencies, { projectId, subject, userId, source })
  return (await tx.users.findById(projectId, userId)) ?? known
}
