import { tellOfAddition } from '../../accounts/notices/tell-of-addition.ts'
import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import { verifyPkce } from '../../accounts/sign-in/verify-pkce.ts'
import { addFurtherFactor, type ShownFactor } from '../../accounts/totps/further-factor.ts'
import { oauthCredential } from '../../declarations/oauth/credential.ts'
import type { LinkedBy, OauthRegistrationRow } from '../../declarations/oauth/oauth-store.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures, type SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow, UserRow } from '../../kernel/storage/storage.ts'
import { checkFirstLink } from './check-first-link.ts'
import { isOwnBrowser } from './is-own-browser.ts'
import { keepRegistration } from './keep-registration.ts'
import { type OauthToken, readOauthToken } from './oauth-token.ts'
import { resolveAccount } from './resolve-account.ts'
import type { ProviderTokens } from './upstream/upstream.ts'

/** The user who signed in, the account that they used, and the provider's tokens. */
export interface OauthSignIn extends SignedIn {
  readonly registration: OauthRegistrationRow
  readonly tokens: ProviderTokens
}

/** The fields that the page or host behind the redirect URL presents. */
export interface PresentedOauthToken {
  readonly token: string
  readonly codeVerifier: string | undefined
  /** The cookies of the browser; empty for a host. */
  readonly browserTokens: readonly string[]
  /** The further factor, required if it protects the account to which the address leads. */
  readonly further: ShownFactor
}

/**
 * Signs in with the token of a redirect URL. Consumes the token, finds or creates the user, links the account and
 * starts the session, all in one transaction. A missing or wrong further factor does not consume the token.
 *
 * @throws AuthError `oauth_token_not_found`, `oauth_state_mismatch`, `duplicate_oauth_registration`, `user_blocked`,
 *   `insufficient_factors`, `email_verification_required`, every error of PKCE and of the further factor
 */
export async function signInByOauth(
  dependencies: Dependencies,
  context: CallContext,
  presented: PresentedOauthToken,
  options: SessionOptions,
): Promise<OauthSignIn> {
  const { storage, clock } = dependencies
  const { projectId } = context.project
  await dependencies.rateLimits.takeAuthenticate(context.project, context.source)
  const signedIn = await recordFailures(dependencies, context, 'oauth', async (attempt) => {
    const { challenge, proved } = await findToken(dependencies, context, presented, attempt)
    const shown = { further: presented.further, options }
    const consumeFurther = await checkFirstLink(dependencies, context, proved, shown, attempt)
    return storage.transaction(async (tx) => {
      const now = clock.now()
      // Locks the user before the token's row. Calls that end all secrets of a user take the two locks in the same order.
      const account = await resolveAccount(tx, dependencies, context, proved, options)
      attempt.userId = account.user.userId
      const isLinkedByEmail = !account.registration && account.linkedBy === 'email'
      const used = isLinkedByEmail ? await consumeFurther(tx, account.user) : null
      if (!(await tx.challenges.consume(projectId, 'oauth_token', challenge.challengeId, now))) {
        throw new AuthError('oauth_token_not_found')
      }
      const kept = await keepRegistration(tx, dependencies, context, account, proved)
      const { registration, user } = kept
      const proof = { ...context, user }
      const factor = toFactor(registration, user, proved, now)
      const isFurtherFactorShown = used !== null
      const began = await recordAuthentication(tx, dependencies, {
        ...proof,
        factor,
        ...options,
        isFurtherFactorShown,
      })
      const started = await addFurtherFactor(tx, dependencies, proof, { started: began, used })
      // A user who was created just now needs no notice about their own account.
      if (!account.registration && !account.isNew) {
        await tellOfAddition(tx, dependencies, context, {
          user,
          addition: oauthCredential.addition,
          id: registration.registrationId,
          name: registration.providerType,
          session: started?.session,
        })
      }
      return { started, user, registration, tokens: proved.identity.tokens }
    })
  })
  dependencies.wakeOutbox()
  return signedIn
}

/** A token that this caller may present. */
export interface FoundToken {
  readonly challenge: ChallengeRow
  readonly proved: OauthToken
}

/**
 * Finds a token's row, and consumes nothing.
 *
 * @throws AuthError `oauth_token_not_found`, `oauth_state_mismatch`, every error of PKCE
 */
export async function findToken(
  dependencies: Dependencies,
  { project: { projectId } }: CallContext,
  {
    token,
    codeVerifier,
    browserTokens,
  }: Pick<PresentedOauthToken, 'token' | 'codeVerifier' | 'browserTokens'>,
  attempt: SignInAttempt,
): Promise<FoundToken> {
  const { keyRing, clock } = dependencies
  const { challenges } = dependencies.storage
  if (!isToken(token)) throw new AuthError('oauth_token_not_found')
  const known = await challenges.findAnyBySecret('oauth_token', keyRing.hashToken(token))
  if (known?.projectId !== projectId) throw new AuthError('oauth_token_not_found')
  attempt.challenge = known
  const live = await challenges.find(projectId, 'oauth_token', known.challengeId, clock.now())
  if (!live) throw new AuthError('oauth_token_not_found')
  const proved = readOauthToken(dependencies, live)
  // Verified before the token is consumed: a caller without the verifier must not use up the token.
  verifyPkce(proved.codeChallenge, codeVerifier)
  const { browserHash = null } = proved
  if (browserHash !== null && !isOwnBrowser({ keyRing }, browserHash, browserTokens)) {
    throw new AuthError('oauth_state_mismatch')
  }
  return { challenge: live, proved }
}

/** Links that needed more proof than an address. */
const ownLinks: ReadonlySet<LinkedBy> = new Set(['sign_up', 'session', 'back_end'])

function toFactor(
  { provider, subject, registrationId, linkedBy }: OauthRegistrationRow,
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
      factor: ownLinks.has(linkedBy) ? 'oauth_own' : 'oauth',
      id: registrationId,
      shown: { provider, subject, ...(own && { emailId: own.emailId }) },
    },
  }
}
