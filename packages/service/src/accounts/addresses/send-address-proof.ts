import type { RequestOf, users } from '@portico/contract'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAddressProof } from '../sessions/verify-account-change.ts'
import { readLocale } from '../sign-in/mail-options.ts'
import { mailAddressProof } from './mail-address-proof.ts'

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
  const email = parseEmail(body.email)
  const { emailTemplates: templates, mails } = project
  const chooseLocale = readLocale(body.locale, { templates, source, mails })
  const { session, user } = await getOwnSession(dependencies, call)
  verifyAddressProof(user, session, clock.now(), email.canonical)
  await rateLimits.takeSend(project, source, email.canonical)
  const sent = await storage.transaction(async (tx) => {
    const now = clock.now()
    const held = await holdSession(tx, session, now)
    verifyAddressProof(held.user, held.session, now, email.canonical)
    const { sessionId } = session
    const locale = chooseLocale(held.user.locale)
    const proof = { user: held.user, sessionId, email, locale }
    return mailAddressProof(tx, dependencies, { project, source }, proof)
  })
  dependencies.wakeOutbox()
  return sent
}
