import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** Removes a number that somebody else added. */
export const undoPhone: Undos['phone_number'] = {
  async run(undoing, { phoneId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { phones } = user.credentials
    const phone = phones.find((one) => one.phoneId === phoneId)
    // Also a person's last way in but the mailbox: whoever reads this has that.
    if (phone && (await tx.phones.remove(projectId, userId, phoneId))) {
      // Codes on their way to it die with it.
      const now = dependencies.clock.now()
      await tx.challenges.voidEverything(projectId, [phone.phoneNumber], now)
      await recordActivity(tx, dependencies, {
        ...toUndoAct(undoing, { phones: phones.filter((one) => one !== phone) }),
        action: 'user.phone_number_deleted',
        details: { phone_id: phoneId, reason: undoReason },
      })
    }
    // What it opened elsewhere goes as well.
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some((factor) => factor.credential?.id === phoneId),
    )
    return true
  },
}
