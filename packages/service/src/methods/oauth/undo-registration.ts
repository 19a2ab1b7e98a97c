import { endMeantSessions, toUndoAct, type Undos, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/** Removes an account that somebody else linked. */
export const undoRegistration: Undos['oauth_registration'] = {
  async run(undoing, { registrationId, sessionId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const { oauth } = user.credentials
    const linked = oauth.find((one) => one.registrationId === registrationId)
    // Also a person's last way in but the mailbox: whoever reads this has that.
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
