import type { ReplyOf, RequestOf } from '@portico/contract'
import { type api, createdFields } from '@portico/contract/schemas'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { verifyMetadata } from '../../accounts/users/verify-metadata.ts'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'

type Create = typeof api.users.backEnd.create

/**
 * Creates a user. The address stays unverified until the user proves it: `active` says that the host vouches for the
 * user, not that mail reaches the address.
 *
 * @throws AuthError `invalid_create_user_request`, `duplicate_email`, `duplicate_phone_number`,
 *   `duplicate_user_external_id`, and every error of the fields
 */
export async function createUser(
  dependencies: Dependencies,
  call: Call<RequestOf<Create>>,
): Promise<Omit<ReplyOf<Create>, 'request_id' | 'status_code'>> {
  const { storage, random, clock } = dependencies
  const { project, source, body } = call
  const { projectId } = project
  // Without one of these fields, the user could neither sign in nor be identified.
  if (!body.email && !body.phone_number && !body.external_id)
    throw new AuthError('invalid_create_user_request')
  const change = toUserChange(project, body)
  const email = body.email ? parseEmail(body.email) : null
  const phone = body.phone_number ? parsePhone(body.phone_number) : null
  const user = await storage.transaction(async (tx) => {
    if (phone && (await tx.phones.holdNumber(projectId, phone.number))) {
      throw new AuthError('duplicate_phone_number')
    }
    const now = clock.now()
    const created = await tx.users.create({
      projectId,
      userId: createId(random, 'user', projectId),
      email: email && {
        emailId: createId(random, 'email', projectId),
        email: email.address,
        canonicalEmail: email.canonical,
      },
      status: body.create_user_as_pending ? 'pending' : 'active',
      change,
      now,
    })
    if ('taken' in created) {
      throw new AuthError(
        created.taken === 'email' ? 'duplicate_email' : 'duplicate_user_external_id',
      )
    }
    if (phone) {
      await tx.phones.add({
        projectId,
        phoneId: createId(random, 'phone-number', projectId),
        userId: created.user.userId,
        phoneNumber: phone.number,
        verified: false,
        unsubscribedAt: null,
        isUnproved: false,
        createdAt: now,
      })
    }
    const user = (await tx.users.findById(projectId, created.user.userId)) ?? created.user
    verifyMetadata(created.user.trustedMetadata)
    verifyMetadata(created.user.untrustedMetadata)
    await recordActivity(tx, dependencies, {
      action: 'user.created',
      project,
      actor: hostActor,
      user,
      source,
    })
    return user
  })
  dependencies.wakeOutbox()
  return {
    user_id: user.userId,
    email_id: user.emails[0]?.emailId ?? '',
    ...toCreated(user),
    status: user.status,
    user: toHostUserView(user, project),
  }
}

type Created = Pick<ReplyOf<Create>, keyof typeof createdFields>

/** Finds the ids of the credentials that were created with the user. */
function toCreated({ credentials }: UserRow): Created {
  const own = credentialKinds.flatMap(({ list }) => list(credentials))
  const toId = (name: string) => own.find(({ details }) => name in details)?.details[name] ?? ''
  return Object.fromEntries(Object.keys(createdFields).map((name) => [name, toId(name)])) as Created // the keys are those of the contract's fields, and an entry's details have its id
}
