import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** Removes a passkey that somebody else added. */
export const undoPasskey: Undos['passkey'] = {
  async run(undoing, { registrationId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { passkeys } = user.credentials
    const passkey = passkeys.find((one) => one.registrationId === registrationId)
    // Also a person's last way in but the mailbox: whoever reads this has that.
    if (passkey && (await tx.passkeys.remove(projectId, userId, registrationId))) {
      await recordActivity(tx, dependencies, {
        ...toUndoAct(undoing, { passkeys: passkeys.filter((one) => one !== passkey) }),
        action: 'passkey.deleted',
        details: {
          webauthn_registration_id: registrationId,
          domain: passkey.domain,
          reason: undoReason,
        },
      })
    }
    // What it opened elsewhere goes as well.
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some((factor) => factor.credential?.id === registrationId),
    )
    return true
  },
}
