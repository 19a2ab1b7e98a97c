import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice } from '../notices/mail-notice.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { settleSmsStep } from '../sessions/sms-step.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'
import { generateCodes, type NewCode, toAccountCodes, toAppCodes } from './generate-codes.ts'

/**
 * Makes ten recovery codes; earlier ones stop working. A user with an authenticator app gets new codes of the app, which
 * stand in for it, since a code that signs in alone would be a way around it.
 *
 * @returns the user's id and the only readable copy of the codes
 * @throws AuthError `user_unauthenticated`, `unauthorized_action`; `insufficient_factors` without a recent proof
 */
export async function createCodes(
  dependencies: Dependencies,
  call: Call,
): Promise<{ readonly userId: string; readonly codes: readonly string[] }> {
  const { storage, clock } = dependencies
  const own = await getOwnSession(dependencies, call)
  const codes = generateCodes(dependencies, call.project.projectId)
  await storage.transaction(async (tx) => {
    const now = clock.now()
    const { user, session } = await holdSession(tx, own.session, now)
    verifyAccountChange(user, session, now)
    const ofApp = await replace(tx, dependencies, user, codes)
    const { project, source } = call
    const act = { project, source, actor: toActor(session), session }
    await settleSmsStep(tx, dependencies, { ...act, user })
    await reportNewCodes(tx, dependencies, call, { user, session, codes, details: ofApp })
  })
  dependencies.wakeOutbox()
  return { userId: own.user.userId, codes: codes.map(({ code }) => code) }
}

/**
 * Writes the audit entry of new codes, and tells every address of the user, removed ones too: a thief may have removed
 * them. It runs inside the transaction that stores the codes.
 */
export async function reportNewCodes(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
  made: {
    readonly user: UserRow
    readonly session: SessionRow
    readonly codes: readonly Pick<NewCode, 'codeId'>[]
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { user, session, codes, details = {} } = made
  const { sessionId } = session
  await recordActivity(tx, dependencies, {
    action: 'recovery_codes.created',
    project,
    actor: toActor(session),
    user,
    session,
    source,
    details,
  })
  await mailNotice(
    tx,
    dependencies,
    { project, source },
    {
      user,
      event: { kind: 'recovery_codes', codeId: codes[0]?.codeId ?? '', sessionId },
      template: 'recovery_codes.created',
      locale: null,
      payload: {},
      removed: user.removedEmails,
    },
  )
}

/** Stores the codes in place of earlier ones. @returns the app to which they belong, for the audit log */
async function replace(
  tx: Repositories,
  ports: Pick<Dependencies, 'keyRing' | 'clock'>,
  user: UserRow,
  codes: readonly NewCode[],
): Promise<{ readonly totp_id?: string }> {
  const { projectId, userId, credentials } = user
  const totpId = credentials.totps.find(({ verified }) => verified)?.totpId
  // Codes that were made before the user had an app would sign in again if the app were removed.
  await tx.accountCodes.removeAll(projectId, userId)
  if (totpId === undefined) {
    await tx.accountCodes.replace(user, toAccountCodes(ports, user, codes))
    return {}
  }
  await tx.totps.replaceCodes({ projectId, userId, totpId }, toAppCodes(ports, user, totpId, codes))
  return { totp_id: totpId }
}
