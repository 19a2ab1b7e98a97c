import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { findProvedEmail, toTrustedEmail } from './find-linked-email.ts'
import { findToken, type PresentedOauthToken } from './sign-in-by-oauth.ts'

/**
 * Returns the address that a sign-in waits for, as the provider reported it. The user learns nothing new, since they
 * signed in at the provider with an account that has this address.
 *
 * @throws AuthError `oauth_token_not_found`, also for a token that waits for no address; `oauth_state_mismatch`, every
 *   error of PKCE
 */
export async function findAddress(
  dependencies: Dependencies,
  context: CallContext,
  presented: Pick<PresentedOauthToken, 'token' | 'codeVerifier' | 'browserTokens'>,
): Promise<string> {
  const { storage, rateLimits } = dependencies
  await rateLimits.takeAuthenticate(context.project, context.source)
  return recordFailures(dependencies, context, 'oauth', async (attempt) => {
    const { proved } = await findToken(dependencies, context, presented, attempt)
    const { profile } = proved.identity
    const parsed = proved.attach || profile.isEmailVerified ? null : toTrustedEmail(profile)
    const user =
      parsed && (await storage.users.findByEmail(context.project.projectId, parsed.canonical))
    if (!parsed || !user || !findProvedEmail(user, parsed)) {
      throw new AuthError('oauth_token_not_found')
    }
    return parsed.address
  })
}
