import type { RequestOf, users } from '@portico/contract'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'
import { issuePasscode } from '../sign-in/issue-passcode.ts'
import { readLocale } from '../sign-in/mail-options.ts'
import type { AddressProofPayload } from './address-proof-payload.ts'

/**
 * Mails a code to an address that the user wants to add. Nothing changes until they enter it. An address of another
 * account gets a code as well, in a mail that says so, so that the caller learns nothing.
 *
 * @returns the new `method_id`
 * @throws AuthError `insufficient_factors`, `invalid_email`, `invalid_locale`, `too_many_requests`
 */
export async function sendAddressProof(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof users.addEmail>>,
): Promise<string> {
  const { storage, rateLimits, clock } = dependencies
  const { project, source, body } = call
  const { projectId } = project
  const email = parseEmail(body.email)
  const { emailTemplates: templates, mails } = project
  const chooseLocale = readLocale(body.locale, { templates, source, mails })
  const { session, user } = await getOwnSession(dependencies, call)
  verifyAccountChange(user, session, clock.now())
  await rateLimits.takeSend(project, source, email.canonical)
  const minutes = project.passcodes.expirationMinutes
  const sent = await storage.transaction(async (tx) => {
    const now = clock.now()
    const held = await holdSession(tx, session, now)
    verifyAccountChange(held.user, held.session, now)
    const owner = await tx.users.findEmailOwner(projectId, email.canonical)
    const { sessionId } = session
    const payload = { email: email.address, sessionId } satisfies AddressProofPayload
    // By the user, so that a stranger who asks for the same address voids nothing.
    const purpose = { projectId, kind: 'address_proof', subject: user.userId, payload } as const
    const { methodId, code, expiresAt } = await issuePasscode(tx, dependencies, purpose, minutes)
    const locale = chooseLocale(held.user.locale)
    await enqueueMail(tx, dependencies, {
      project,
      to: email.address,
      template: 'address.proof',
      locale,
      payload: {
        code,
        expirationMinutes: minutes,
        isTaken: owner?.isKept === true && owner.userId !== user.userId,
        occasion: toOccasion(dependencies, source, locale),
      },
      expiresAt,
      challengeId: methodId,
    })
    return methodId
  })
  dependencies.wakeOutbox()
  return sent
}
