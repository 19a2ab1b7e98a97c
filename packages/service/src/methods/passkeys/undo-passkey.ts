import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** Removes a passkey that the user did not add themselves. */
export const undoPasskey: Undos['passkey'] = {
  async run(undoing, { registrationId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { passkeys } = user.credentials
    const passkey = passkeys.find((one) => one.registrationId === registrationId)
    // The passkey may be the last credential beside the mailbox: the notice proves that the user can read that mailbox.
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
    // Sessions that the passkey started elsewhere end as well.
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some((factor) => factor.credential?.id === registrationId),
    )
    return true
  },
}
