import { recordFailures, type SignInAttempt } from '../../audit/record-failures.ts'
import { isToken } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../errors/auth-error.ts'
import type { CallContext } from '../../http/register-operations.ts'
import {
  type IssuedSession,
  recordAuthentication,
  type SessionOptions,
} from '../../sessions/start-session.ts'
import { verifyPkce } from '../../sign-in/verify-pkce.ts'
import type { UserRow } from '../../storage/storage.ts'
import type { OauthRegistrationRow } from './declaration/oauth-store.ts'
import { keepRegistration } from './keep-registration.ts'
import { type OauthToken, readOauthToken } from './oauth-token.ts'
import { resolveAccount } from './resolve-account.ts'
import { tellOfLink } from './tell-of-link.ts'
import type { ProviderTokens } from './upstream/create-upstream.ts'

/** Who signed in, by which account, and what the provider gave. */
export interface OauthSignIn {
  /** Null when no session was asked for. */
  readonly started: IssuedSession | null
  readonly user: UserRow
  readonly registration: OauthRegistrationRow
  readonly tokens: ProviderTokens
}

/**
 * Signs in by the token of a redirect URL: uses it up, finds or makes the person, links the account and starts the
 * session, in one transaction.
 *
 * @throws AuthError `oauth_token_not_found`, `duplicate_oauth_registration`, `user_blocked`,
 * those of PKCE
 */
export async function signInByOauth(
  dependencies: Dependencies,
  context: CallContext,
  presented: { readonly token: string; readonly codeVerifier: string | undefined },
  options: SessionOptions,
): Promise<OauthSignIn> {
  await dependencies.rateLimits.takeAuthenticate(context.project, context.source)
  const signedIn = await recordFailures(dependencies, context, 'oauth', (attempt) =>
    consumeToken(dependencies, context, presented, options, attempt),
  )
  dependencies.wakeOutbox()
  return signedIn
}

async function consumeToken(
  dependencies: Dependencies,
  context: CallContext,
  presented: { readonly token: string; readonly codeVerifier: string | undefined },
  options: SessionOptions,
  attempt: SignInAttempt,
): Promise<OauthSignIn> {
  const { storage, keyRing, clock } = dependencies
  const { projectId } = context.project
  const { token, codeVerifier } = presented
  if (!isToken(token)) throw new AuthError('oauth_token_not_found')
  const tokenHash = keyRing.hashToken(token)
  return storage.transaction(async (tx) => {
    const now = clock.now()
    const known = await tx.challenges.findAnyBySecret('oauth_token', tokenHash)
    if (known?.projectId !== projectId) throw new AuthError('oauth_token_not_found')
    attempt.challenge = known
    const live = await tx.challenges.find(projectId, 'oauth_token', known.challengeId, now)
    if (!live) throw new AuthError('oauth_token_not_found')
    const proved = readOauthToken(dependencies, live)
    // Before it is used up: who lacks the verifier must not spend the token of the one who has it.
    verifyPkce(proved.codeChallenge, codeVerifier)
    // Before the token's row, as whoever ends everything of a person's does.
    const account = await resolveAccount(tx, dependencies, context, proved, options)
    attempt.userId = account.user.userId
    if (!(await tx.challenges.consume(projectId, 'oauth_token', live.challengeId, now))) {
      throw new AuthError('oauth_token_not_found')
    }
    const { registration, user } = await keepRegistration(
      tx,
      dependencies,
      context,
      account,
      proved,
    )
    const started = await recordAuthentication(tx, dependencies, {
      ...context,
      user,
      factor: toFactor(registration, user, proved, now),
      ...options,
    })
    // Who is new knows of it.
    if (!account.registration && !account.isNew) {
      const sessionId = started?.session.sessionId ?? null
      await tellOfLink(tx, dependencies, context, { user, registration, sessionId })
    }
    return { started, user, registration, tokens: proved.identity.tokens }
  })
}

function toFactor(
  { provider, subject, registrationId }: OauthRegistrationRow,
  { emails }: UserRow,
  { identity: { profile } }: OauthToken,
  authenticatedAt: number,
) {
  const { email, isEmailVerified } = profile
  const own = emails.find((one) => isEmailVerified && one.verified && one.email === email)
  return {
    type: 'oauth',
    deliveryMethod: `oauth_${provider}`,
    authenticatedAt,
    credential: {
      factor: 'oauth',
      id: registrationId,
      shown: { provider, subject, ...(own && { emailId: own.emailId }) },
    },
  }
}
