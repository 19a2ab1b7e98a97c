import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice } from '../notices/mail-notice.ts'
import type { SignedIn } from '../sessions/start-session.ts'
import { countCodes } from './count-codes.ts'

/** A recovery code that was consumed. */
interface UsedCode {
  readonly user: UserRow
  /** What the code started; null when the caller requested no session. */
  readonly started: SignedIn['started']
  readonly codeId: string
  /** The authenticator app for which the code stood in. @default the code is one of the account */
  readonly totpId?: string
}

/**
 * Writes the audit entry of a used code, and tells every address of the user, removed ones too: a thief may have removed
 * them. It runs inside the transaction that consumed the code.
 *
 * @returns how many codes are left
 */
export async function reportUsedCode(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
  { user, started, codeId, totpId }: UsedCode,
): Promise<number> {
  const codesLeft = await countCodes(tx, user)
  const session = started?.session
  await recordActivity(tx, dependencies, {
    action: 'recovery_code.used',
    project,
    actor: { kind: 'person', id: user.userId },
    user,
    ...(session && { session }),
    source,
    details: { ...(totpId !== undefined && { totp_id: totpId }), recovery_code_id: codeId },
  })
  await mailNotice(
    tx,
    dependencies,
    { project, source },
    {
      user,
      event: {
        kind: 'recovered',
        at: dependencies.clock.now(),
        sessionId: session?.sessionId ?? null,
        primaryId: user.emails[0]?.emailId ?? null,
      },
      template: 'recovery_code.used',
      locale: null,
      payload: { codesLeft },
      removed: user.removedEmails,
    },
  )
  return codesLeft
}
