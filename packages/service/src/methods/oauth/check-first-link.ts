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
 * Checks the first link between a provider's account and a user, where only the e-mail address leads to that user. The
 * link is permanent, so if a further factor protects the user's account, it must be shown too. A wrong code is counted.
 *
 * @returns a function that consumes the further factor in the transaction of the link; its `user` is the user to whom
 *   the address leads at that moment
 * @throws AuthError `insufficient_factors` when the account has a further factor and none was shown; every error of its
 *   check; `email_verification_required`
 */
export async function checkFirstLink(
  dependencies: Dependencies,
  { project, source }: CallContext,
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
  // The provider proves the mailbox, so the credentials that an attacker set up before protect nothing.
  const user = await withoutUnverified(storage, dependencies, known, options)
  attempt.userId = user.userId
  const guess = { project, user, source }
  const consume = await checkFurtherFactor(dependencies, guess, shown.further, attempt)
  // The address may belong to another user by now: a factor shown by one user must not open the account of another.
  return (tx, held) => (held.userId === user.userId ? consume : refuseGuarded)(tx, held)
}
