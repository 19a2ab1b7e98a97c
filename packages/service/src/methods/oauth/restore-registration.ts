import type { ReplyOf } from '@portico/contract'
import type { oauth } from '@portico/contract/methods/oauth'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { getOwnSession } from '../../accounts/sessions/get-own-session.ts'
import { holdSession } from '../../accounts/sessions/hold-session.ts'
import { isUnproved } from '../../accounts/sign-in/is-unproved.ts'
import { findKept, takeKept } from '../../accounts/users/keep-removed.ts'
import { oauthCredential } from '../../declarations/oauth/credential.ts'
import type { LinkedBy, OauthRegistrationRow } from '../../declarations/oauth/oauth-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'

const RowSchema = Type.Object({
  projectId: Type.String(),
  registrationId: Type.String(),
  userId: Type.String(),
  provider: Type.String(),
  providerType: Type.String(),
  issuer: Type.String(),
  subject: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  pictureUrl: Type.String(),
  locale: Type.String(),
  sealedTokens: Type.String(),
  scopes: Type.Array(Type.String()),
  tokensExpireAt: Type.Union([Type.Number(), Type.Null()]),
  isUnproved: Type.Boolean(),
  linkedBy: Type.Unsafe<LinkedBy>(Type.String()),
  createdAt: Type.Number(),
  lastUsedAt: Type.Number(),
})

/**
 * Takes back the removal of an account at a provider. Only the session that removed it can, for some minutes: it gave a
 * fresh proof for the removal. An account that another user has linked meanwhile stays with them.
 *
 * @throws AuthError `user_unauthenticated`, `oauth_user_registration_not_found`, `duplicate_oauth_registration`
 */
export async function restoreRegistration(
  dependencies: Dependencies,
  call: Call,
): Promise<Omit<ReplyOf<typeof oauth.restore>, 'request_id' | 'status_code'>> {
  const { storage, clock } = dependencies
  const { project, source, params } = call
  const { projectId } = project
  const own = await getOwnSession(dependencies, call)
  const removed = { session: own.session, kind: oauthCredential, id: params.id ?? '' }
  const user = await storage.transaction(async (tx) => {
    const kept = await findKept(tx, dependencies, removed)
    if (!kept) throw new AuthError('oauth_user_registration_not_found')
    const row: OauthRegistrationRow = Value.Parse(RowSchema, kept.row)
    // The subject before the user, as where users sign in with the account.
    const known = await tx.oauth.holdSubject(projectId, row.issuer, row.subject)
    const now = clock.now()
    const { user: before, session } = await holdSession(tx, own.session, now)
    if (!(await takeKept(tx, projectId, kept, now))) {
      throw new AuthError('oauth_user_registration_not_found')
    }
    if (known) throw new AuthError('duplicate_oauth_registration')
    await tx.oauth.add({ ...row, isUnproved: row.isUnproved && isUnproved(before) })
    const after = (await tx.users.findById(projectId, before.userId)) ?? before
    await recordActivity(tx, dependencies, {
      action: 'oauth_registration.restored',
      project,
      source,
      actor: toActor(session),
      user: after,
      session,
      details: {
        oauth_user_registration_id: row.registrationId,
        provider: row.provider,
      },
    })
    return after
  })
  dependencies.wakeOutbox()
  return { user_id: user.userId, __user: toUserView(user, project) }
}
