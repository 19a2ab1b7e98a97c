import { recordActivity } from '../audit/record-activity.ts'
import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../sign-in/undo.ts'

/** Removes an authenticator app that somebody else added. It needs no code of it: that one is not the person's. */
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
    // Recovery codes went with their app, here or when it was deleted since: those that are left belong to another one.
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
