import { limits } from '@portico/contract'
import { createId } from '../../foundation/create-id.ts'
import {
  createRecoveryCode,
  hashAccountCode,
  hashRecoveryCode,
  toAccountCodeSealContext,
  toCodeSealContext,
} from '../../foundation/text/recovery-code.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice } from '../notices/mail-notice.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'

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
  const { storage, random, clock } = dependencies
  const { project, source } = call
  const { projectId } = project
  const own = await getOwnSession(dependencies, call)
  const codes = Array.from({ length: limits.totp.recoveryCodes }, () => createRecoveryCode(random))
  await storage.transaction(async (tx) => {
    const now = clock.now()
    const { user, session } = await holdSession(tx, own.session, now)
    verifyAccountChange(user, session, now)
    const ids = codes.map(() => createId(random, 'totp-recovery-code', projectId))
    const [codeId = ''] = ids
    const ofApp = await replace(tx, dependencies, user, { codes, ids })
    await recordActivity(tx, dependencies, {
      action: 'recovery_codes.created',
      project,
      actor: toActor(session),
      user,
      session,
      source,
      details: ofApp,
    })
    await mailNotice(tx, dependencies, call, {
      user,
      event: { kind: 'recovery_codes', codeId, sessionId: session.sessionId },
      template: 'recovery_codes.created',
      locale: null,
      payload: {},
      // A thief may have removed them.
      removed: user.removedEmails,
    })
  })
  dependencies.wakeOutbox()
  return { userId: own.user.userId, codes }
}

/** Stores the codes in place of earlier ones. @returns the app to which they belong, for the audit log */
async function replace(
  tx: Repositories,
  { keyRing, clock }: Dependencies,
  { projectId, userId, credentials }: UserRow,
  { codes, ids }: { readonly codes: readonly string[]; readonly ids: readonly string[] },
): Promise<{ readonly totp_id?: string }> {
  const totpId = credentials.totps.find(({ verified }) => verified)?.totpId
  const named = codes.map((code, index) => ({ code, codeId: ids[index] ?? '' }))
  // Codes that were made before the user had an app would sign in again if the app were removed.
  await tx.accountCodes.removeAll(projectId, userId)
  if (totpId === undefined) {
    const rows = named.map(({ code, codeId }) => ({
      codeId,
      codeHash: hashAccountCode(keyRing, userId, code),
      sealedCode: keyRing.seal(code, toAccountCodeSealContext({ projectId, userId })),
      createdAt: clock.now(),
    }))
    await tx.accountCodes.replace({ projectId, userId }, rows)
    return {}
  }
  const rows = named.map(({ code, codeId }) => ({
    codeId,
    codeHash: hashRecoveryCode(keyRing, userId, code),
    sealedCode: keyRing.seal(code, toCodeSealContext({ projectId, totpId })),
  }))
  await tx.totps.replaceCodes({ projectId, userId, totpId }, rows)
  return { totp_id: totpId }
}
