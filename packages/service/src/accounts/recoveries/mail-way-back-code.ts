import type { RequestOf, secondSteps } from '@portico/contract'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { issuePasscode } from '../../kernel/delivery/issue-passcode.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { EmailRow } from '../../kernel/storage/storage.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { findWayBack } from './find-way-back.ts'
import { holdFirstStep } from './hold-first-step.ts'

const minuteMs = 60_000

/**
 * Mails the code with which a user starts to get in without the second step. It belongs to the first step: a newer code
 * voids the older one, and ends with it.
 *
 * @returns the address
 * @throws AuthError `intermediate_session_not_found`; `insufficient_factors` where there is no such way, or one waits
 *   already; `too_many_requests`
 */
export async function mailWayBackCode(
  dependencies: Dependencies,
  { project, source, body }: Call<RequestOf<typeof secondSteps.sendWayBack>>,
): Promise<EmailRow> {
  const { projectId } = project
  const token = body.intermediate_session_token
  const { user: found, intermediate } = await findIntermediateSession(
    dependencies,
    projectId,
    token,
  )
  const address = await dependencies.storage.transaction(async (tx) => {
    const user = await holdFirstStep(tx, dependencies, found, intermediate)
    const way = await findWayBack(tx, dependencies, project, user, intermediate)
    if (!way?.address) throw new AuthError('insufficient_factors')
    const { email } = way.address
    await dependencies.rateLimits.takeSend(project, source, parseEmail(email).canonical, tx.rates)
    const now = dependencies.clock.now()
    const minutes = Math.max(1, Math.floor((intermediate.expiresAt - now) / minuteMs))
    const { challengeId: subject } = intermediate
    const purpose = { projectId, kind: 'way_back_code', subject, payload: {} } as const
    const issued = await issuePasscode(tx, dependencies, purpose, minutes)
    const { code, methodId: challengeId, expiresAt } = issued
    const locale = await getReaderLanguage(tx, dependencies, user, source, project)
    const occasion = toOccasion(dependencies, source, locale)
    await enqueueMail(tx, dependencies, {
      project,
      to: email,
      template: 'way_back.code',
      locale,
      payload: { code, expirationMinutes: minutes, occasion },
      ...{ expiresAt, challengeId },
    })
    return way.address
  })
  dependencies.wakeOutbox()
  return address
}
