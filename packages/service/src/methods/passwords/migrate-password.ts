import type { ReplyOf, RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { findOrCreateByEmail } from '../../accounts/sign-in/find-or-create-by-email.ts'
import { describeUser } from '../../accounts/users/describe-user.ts'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { toMigratedHash } from './to-migrated-hash.ts'

type Migrate = typeof api.passwords.backEnd.migrate

/**
 * Imports a user's password as a hash from another system, and creates the user if there is none. The first log-in
 * replaces the hash.
 *
 * @throws AuthError `invalid_email`, `invalid_hash_type`, `invalid_hash`, `password_already_exists`, and every error of
 *   the fields
 */
export async function migratePassword(
  dependencies: Dependencies,
  call: Call<RequestOf<Migrate>>,
): Promise<Omit<ReplyOf<Migrate>, 'request_id' | 'status_code'>> {
  const { project, source, body } = call
  const { projectId } = project
  if (body.phone_number) {
    const reason = 'is not available: this version has no phone methods'
    throw new AuthError('bad_request', { details: { field: 'phone_number', reason } })
  }
  const email = parseEmail(body.email)
  const hash = toMigratedHash(body)
  const change = toUserChange(project, body)
  const isVerified = body.set_email_verified ?? false
  const { user, emailId, isCreated } = await dependencies.storage.transaction(async (tx) => {
    const { owner, isCreated } = await findOrCreate(tx, dependencies, call, email)
    if (owner.credentials.passwords !== null) throw new AuthError('password_already_exists')
    await describeUser(tx, owner, change)
    const own = getEmail(owner, email)
    if (isVerified) await tx.users.verifyEmail(projectId, owner.userId, own.emailId)
    await tx.passwords.set({
      projectId,
      userId: owner.userId,
      passwordId: createId(dependencies.random, 'password', projectId),
      hash,
      requiresReset: false,
      isUnproved: !isVerified && !own.verified,
      changedAt: dependencies.clock.now(),
    })
    const user = (await tx.users.findById(projectId, owner.userId)) ?? owner
    await recordActivity(tx, dependencies, {
      action: 'password.imported',
      project,
      actor: hostActor,
      user,
      source,
    })
    return { user, emailId: own.emailId, isCreated }
  })
  dependencies.wakeOutbox()
  return {
    user_id: user.userId,
    email_id: emailId,
    user_created: isCreated,
    user: toHostUserView(user, project),
  }
}

async function findOrCreate(
  tx: Repositories,
  dependencies: Dependencies,
  call: Pick<Call, 'project' | 'source'>,
  email: ParsedEmail,
): Promise<{ owner: UserRow; isCreated: boolean }> {
  // The host vouches for the user, as when it creates one.
  const wanted = { email, status: 'active', actor: hostActor } as const
  const { user, created } = await findOrCreateByEmail(tx, dependencies, call, wanted)
  if (created) return { owner: user, isCreated: true }
  // An empty update locks the user: of two parallel imports, the second one sees the password of the first.
  const locked = await tx.users.update(call.project.projectId, user.userId, {})
  if (!locked || !('user' in locked)) throw new AuthError('user_not_found')
  return { owner: locked.user, isCreated: false }
}

function getEmail({ emails }: UserRow, { canonical }: ParsedEmail) {
  const own = emails.find(({ email }) => parseEmail(email).canonical === canonical)
  if (!own) throw new AuthError('email_not_found')
  return own
}
