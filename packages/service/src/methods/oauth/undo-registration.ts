import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** Removes an account that the user did not link themselves. */
export const undoRegistration: Undos['oauth_registration'] = {
  async run(undoing, { registrationId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { oauth } = user.credentials
    const linked = oauth.find((one) => one.registrationId === registrationId)
    // The account may be the last credential beside the mailbox: the notice proves that the user can read that mailbox.
    if (linked && (await tx.oauth.remove(projectId, userId, registrationId))) {
      await recordActivity(tx, dependencies, {
        ...toUndoAct(undoing, { oauth: oauth.filter((one) => one !== linked) }),
        action: 'oauth_registration.deleted',
        details: {
          oauth_user_registration_id: registrationId,
          provider: linked.provider,
          reason: undoReason,
        },
      })
    }
    // Sessions that the account started elsewhere end as well.
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some((factor) => factor.credential?.id === registrationId),
    )
    return true
  },
}
