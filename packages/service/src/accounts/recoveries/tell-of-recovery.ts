import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { enqueueText } from '../../kernel/delivery/enqueue-text.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice } from '../notices/mail-notice.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { issueUndoToken } from '../notices/undo-token.ts'

/** The template of the notice for each purpose of a recovery. */
const kinds = {
  address: { kind: 'recovery', template: 'recovery.requested' },
  second_step: { kind: 'way_back', template: 'way_back.requested' },
} as const

/**
 * Tells every verified address, those that the user removed a few days ago included, and every verified number that a
 * recovery was started, with a link that stops it. Runs inside the transaction of the start.
 */
export async function tellOfRecovery(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { user, recovery }: { readonly user: UserRow; readonly recovery: RecoveryRow },
): Promise<void> {
  const { project } = context
  const { purpose, recoveryId, email: address, waitsUntil, endsAt } = recovery
  const { kind, template } = kinds[purpose]
  const event = { kind, recoveryId } as const
  const locale = await getReaderLanguage(tx, dependencies, user, null, project)
  await mailNotice(tx, dependencies, context, {
    user,
    event,
    template,
    locale,
    payload: purpose === 'address' ? { address, waitsUntil } : { waitsUntil },
    removed: user.removedEmails,
    linkEndsAt: endsAt,
  })
  if (!dependencies.findTextSender(project)?.channels.includes('sms')) return
  for (const { phoneNumber, verified, unsubscribedAt } of user.credentials.phones) {
    if (!verified || unsubscribedAt !== null) continue
    const about = { email: phoneNumber, locale, event, endsAt }
    const notMeUrl = await issueUndoToken(tx, dependencies, user, about)
    await enqueueText(tx, dependencies, {
      project,
      channel: 'sms',
      to: phoneNumber,
      template,
      locale,
      payload: { waitsUntil, notMeUrl },
      expiresAt: waitsUntil,
    })
  }
}
