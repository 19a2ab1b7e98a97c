import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../sign-in/undo.ts'

/**
 * Removes an authenticator app that the user did not add themselves. It requires no code of that app, which the user
 * does not have.
 */
export const undoTotp: Undos['totp'] = {
  async run(undoing, { totpId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { totps } = user.credentials
    const app = totps.find((one) => one.totpId === totpId)
    if (app && (await tx.totps.remove(projectId, userId, totpId))) {
      await recordActivity(tx, dependencies, {
        ...toUndoAct(undoing, { totps: totps.filter((one) => one !== app) }),
        action: 'totp.deleted',
        details: { totp_id: totpId, reason: undoReason },
      })
    }
    // An app's recovery codes are removed with it, here or before, so the remaining ones belong to another app.
    const left = new Set(await tx.totps.listCodeIds(projectId, userId))
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some(
          ({ credential }) =>
            credential?.id === totpId ||
            (credential?.factor === 'recovery_code' && !left.has(credential.id)),
        ),
    )
    return true
  },
}
