import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { dropUnverifiedCredentials } from '../../accounts/sign-in/drop-unverified-credentials.ts'
import type { UserPhone } from '../../declarations/otp/phone-store.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/**
 * Settles a number that was proved: drops credentials that a stranger may have set up before, marks the number verified
 * and activates the user. The caller holds the user's lock, and the number is the user's.
 *
 * @param options of the request that proves it: in the session that set the credentials up, they stay
 * @returns the user afterwards
 */
export async function settlePhone(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  {
    user,
    phone,
  }: { readonly user: UserRow; readonly phone: Omit<UserPhone, 'unsubscribedAt' | 'stepBeside'> },
  options: SessionOptions,
): Promise<UserRow> {
  const { projectId, userId } = user
  const { phoneId, phoneNumber } = phone
  // A number that was typed into an existing account proves nothing about it before this moment.
  const isOld = phone.verified || phone.createdAt <= user.createdAt
  const createdAt = isOld ? phone.createdAt : dependencies.clock.now()
  const proof = { isMailbox: false }
  await dropUnverifiedCredentials(tx, dependencies, context, user, options, proof)
  // An attacker's unverified credentials were removed, the number among them. It was just proved, so it is added again.
  if (!(await tx.phones.findByNumber(projectId, phoneNumber))) {
    await tx.phones.add({
      projectId,
      userId,
      phoneId,
      phoneNumber,
      verified: true,
      unsubscribedAt: null,
      isUnproved: false,
      createdAt,
    })
  }
  await tx.phones.markVerified(projectId, userId, phoneId, createdAt)
  await tx.users.activate(projectId, userId)
  return (await tx.users.findById(projectId, userId)) ?? user
}
