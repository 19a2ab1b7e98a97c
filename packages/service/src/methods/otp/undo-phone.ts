import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** Removes a number that the user did not add themselves. */
export const undoPhone: Undos['phone_number'] = {
  async run(undoing, { phoneId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { phones } = user.credentials
    const phone = phones.find((one) => one.phoneId === phoneId)
    // The number may be the last credential beside the mailbox: the notice proves that the user can read that mailbox.
    if (phone && (await tx.phones.remove(projectId, userId, phoneId))) {
      // Codes that were already sent to the number are voided too.
      const now = dependencies.clock.now()
      await tx.challenges.voidEverything(projectId, [phone.phoneNumber], now)
      await recordActivity(tx, dependencies, {
        ...toUndoAct(undoing, { phones: phones.filter((one) => one !== phone) }),
        action: 'user.phone_number_deleted',
        details: { phone_id: phoneId, reason: undoReason },
      })
    }
    // Sessions that the number started elsewhere end as well.
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some((factor) => factor.credential?.id === phoneId),
    )
    return true
  },
}
