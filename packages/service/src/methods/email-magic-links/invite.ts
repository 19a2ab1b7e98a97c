/** Invitations: the host creates a user, who becomes active by following the link. */

import type { ReplyOf, RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { getRecipient } from '../../accounts/sign-in/send-target.ts'
import { updateUser } from '../../accounts/users/change-user.ts'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { verifyMetadata } from '../../accounts/users/verify-metadata.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { sendLink } from './send-link.ts'

type Invite = typeof api.emailMagicLinks.backEnd.emailInvite

/**
 * Creates a pending user and mails them a sign-up link. A user who is already pending gets a new link.
 *
 * @throws AuthError `duplicate_email` for an active user, and every error of a send
 */
export async function inviteByLink(
  dependencies: Dependencies,
  call: Call<RequestOf<Invite>>,
): Promise<Omit<ReplyOf<Invite>, 'request_id' | 'status_code'>> {
  const { project, source, body } = call
  const { projectId } = project
  const change = toUserChange(project, body)
  // Checked before anything is sent: a refused request must not have mailed a user.
  verifyMetadata(change.trustedMetadata ?? {})
  verifyMetadata(change.untrustedMetadata ?? {})
  const known = await dependencies.storage.users.findByEmail(
    projectId,
    parseEmail(body.email).canonical,
  )
  if (known?.status === 'active') throw new AuthError('duplicate_email')
  const { recipient: sent } = await sendLink(
    dependencies,
    {
      ...call,
      body: {
        email: body.email,
        // One redirect URL serves both cases, since an invited user is not active yet.
        login_magic_link_url: body.invite_magic_link_url,
        signup_magic_link_url: body.invite_magic_link_url,
        signup_expiration_minutes: body.invite_expiration_minutes,
        signup_template_id: body.invite_template_id,
        locale: body.locale,
      },
    },
    'login_or_create',
  )
  const { userId, emailId } = await getRecipient(dependencies, call, sent)
  if (Object.keys(change).length > 0) {
    await updateUser(dependencies, { project, source, actor: hostActor, userId }, change)
  }
  return { user_id: userId, email_id: emailId }
}

/**
 * Revokes an invitation. Voids its links, and deletes the user if they have never followed one.
 *
 * @throws AuthError `invalid_email`; `email_not_found` when no pending user has the address
 */
export async function revokeInvite(
  dependencies: Dependencies,
  { project, source, body }: Pick<Call<{ readonly email: string }>, 'project' | 'source' | 'body'>,
): Promise<void> {
  const { projectId } = project
  const { canonical } = parseEmail(body.email)
  await dependencies.storage.transaction(async (tx) => {
    const user = await tx.users.findByEmail(projectId, canonical)
    if (user?.status !== 'pending') throw new AuthError('email_not_found')
    const now = dependencies.clock.now()
    await tx.challenges.voidAll(projectId, 'magic_link', canonical, now)
    await tx.challenges.voidAll(projectId, 'other_device_decision', canonical, now)
    await tx.users.remove(projectId, user.userId)
    const act = { project, source, actor: hostActor, user }
    await recordActivity(tx, dependencies, { ...act, action: 'user.deleted' })
  })
  dependencies.wakeOutbox()
}
