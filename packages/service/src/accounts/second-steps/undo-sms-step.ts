import type { SmsStepEvent } from '../notices/undo-token.ts'
import { endSmsStep, findSmsPhone, smsStep } from '../sessions/sms-step.ts'
import { endMeantSessions, toUndoAct, type Undo, undoReason } from '../sign-in/undo.ts'

/** Undoes that a number became a second step: it ends, and so do the sessions that made it one or used it. */
export const smsStepUndo: Undo<SmsStepEvent> = {
  async run(undoing, { phoneId, sessionId }) {
    const { tx, dependencies, user } = undoing
    if (findSmsPhone(user)?.phoneId === phoneId) {
      const act = { ...toUndoAct(undoing), details: { reason: undoReason } }
      await endSmsStep(tx, dependencies, act)
    }
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some(
          ({ credential }) => credential?.factor === smsStep && credential.id === phoneId,
        ),
    )
    return true
  },
}
