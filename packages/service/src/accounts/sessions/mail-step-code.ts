import type { CredentialGuess } from '../../declarations/declare-addition.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { issuePasscode } from '../../kernel/delivery/issue-passcode.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { EmailRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { NoticePorts } from '../notices/mail-notice.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { issueUndoToken } from '../notices/undo-token.ts'

const minuteMs = 60_000

/**
 * Mails the code that completes a sign-in on a new device, inside the caller's transaction. The mail says that the first
 * factor was right, and its button takes that factor away from whom it tells of.
 *
 * @param about.first the first step: a newer code of it voids the older one, and a code ends with it
 * @throws AuthError `too_many_requests`
 */
export async function mailStepCode(
  stores: Pick<Repositories, 'browsers' | 'challenges' | 'outbox' | 'rates'>,
  ports: NoticePorts,
  { project, source }: CallContext,
  about: {
    readonly user: UserRow
    readonly address: EmailRow
    readonly guess: CredentialGuess
    readonly first: { readonly challengeId: string; readonly expiresAt: number }
  },
): Promise<void> {
  const { projectId } = project
  const { user, address, guess, first } = about
  const { email } = address
  await ports.rateLimits.takeSend(project, source, parseEmail(email).canonical, stores.rates)
  const now = ports.clock.now()
  const minutes = Math.max(1, Math.floor((first.expiresAt - now) / minuteMs))
  const { challengeId: subject } = first
  const purpose = { projectId, kind: 'second_step_code', subject, payload: {} } as const
  const { methodId, code, expiresAt } = await issuePasscode(stores, ports, purpose, minutes)
  const locale = await getReaderLanguage(stores, ports, user, source, project)
  const event = { kind: guess.eventKind, at: now }
  await enqueueMail(stores, ports, {
    project,
    to: email,
    template: guess.template,
    locale,
    payload: {
      code,
      expirationMinutes: minutes,
      notMeUrl: await issueUndoToken(stores, ports, user, { email, locale, event }),
      occasion: toOccasion(ports, source, locale),
    },
    expiresAt,
    challengeId: methodId,
  })
}
