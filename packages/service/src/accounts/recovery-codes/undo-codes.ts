import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { RecoveryCodesEvent } from '../notices/undo-token.ts'
import { settleSmsStep } from '../sessions/sms-step.ts'
import {
  endMeantSessions,
  toUndoAct,
  type Undo,
  type Undoing,
  undoReason,
} from '../sign-in/undo.ts'

/** Undoes the making of recovery codes: they stop working, and the sessions end that made or used them. */
export const codesUndo: Undo<RecoveryCodesEvent> = {
  async run(undoing, { codeId, sessionId }) {
    const { tx, user } = undoing
    const { projectId, userId } = user
    const own = await tx.accountCodes.listIds(projectId, userId)
    const ofApp = await tx.totps.listCodeIds(projectId, userId)
    const made = [own, ofApp].find((ids) => ids.includes(codeId))
    // Later codes are not those that the mail tells of.
    if (!made) return false
    await (made === own ? removeOwnCodes(undoing) : removeCodesOfApp(undoing))
    const gone = new Set(made)
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some(({ credential }) => credential && gone.has(credential.id)),
    )
    return true
  },
}

/** Removes all recovery codes of the user, those of an authenticator app too. */
export async function removeCodes(undoing: Undoing): Promise<void> {
  await removeOwnCodes(undoing)
  await removeCodesOfApp(undoing)
}

/** Removes the account's codes, with an audit entry if there were any. */
async function removeOwnCodes(undoing: Undoing): Promise<void> {
  const { projectId, userId } = undoing.user
  const { tx, dependencies } = undoing
  if ((await tx.accountCodes.removeAll(projectId, userId)) === 0) return
  await record(undoing, {})
  await settleSmsStep(tx, dependencies, { ...toUndoAct(undoing), details: { reason: undoReason } })
}

async function removeCodesOfApp(undoing: Undoing): Promise<void> {
  const { tx, user } = undoing
  const { projectId, userId, credentials } = user
  const app = credentials.totps.find(({ verified }) => verified)
  if (!app || (await tx.totps.listCodeIds(projectId, userId)).length === 0) return
  await tx.totps.replaceCodes({ projectId, userId, totpId: app.totpId }, [])
  await record(undoing, { totp_id: app.totpId })
}

const record = (undoing: Undoing, details: Readonly<Record<string, unknown>>) =>
  recordActivity(undoing.tx, undoing.dependencies, {
    ...toUndoAct(undoing),
    action: 'recovery_codes.deleted',
    details: { ...details, reason: undoReason },
  })
