import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { withoutUnverified } from '../../accounts/sign-in/drop-unverified-credentials.ts'
import {
  checkFurtherFactor,
  refuseGuarded,
  type ShownFactor,
} from '../../accounts/totps/further-factor.ts'
import type { SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { findLinkedEmail } from './find-linked-email.ts'
import type { OauthToken } from './oauth-token.ts'

/**
 * An address alone leads to somebody's account, and the link stays: where a further factor guards that account, it has
 * to be shown as well. A wrong code is counted.
 *
 * @returns uses the factor up, within the transaction of the link; `user` is the person whom the address leads to then
 * @throws AuthError `insufficient_factors` when one guards the account and none was shown; those of its proof;
 * `email_verification_required`
 */
export async function checkFirstLink(
  dependencies: Dependencies,
  { project }: CallContext,
  { identity, attach }: OauthToken,
  shown: { readonly further: ShownFactor; readonly options: SessionOptions },
  attempt: SignInAttempt,
): Promise<(tx: Repositories, user: UserRow) => ReturnType<typeof refuseGuarded>> {
  const { storage } = dependencies
  const { projectId } = project
  const { issuer, profile } = identity
  if (attach || (await storage.oauth.findBySubject(projectId, issuer, profile.subject))) {
    return refuseGuarded
  }
  const { options } = shown
  const address = await findLinkedEmail(storage, dependencies, projectId, { profile, options })
  const known = address && (await storage.users.findByEmail(projectId, address.canonical))
  if (!known) return refuseGuarded
  // The provider proves the mailbox: what a stranger set up before guards nothing.
  const user = await withoutUnverified(storage, dependencies, known, options)
  attempt.userId = user.userId
  const consume = await checkFurtherFactor(dependencies, { project, user }, shown.further, attempt)
  // The address may have become somebody else's meanwhile: what one person showed lets nobody into another's account.
  return (tx, held) => (held.userId === user.userId ? consume : refuseGuarded)(tx, held)
}
