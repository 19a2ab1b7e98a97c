import type { FastifyRequest } from 'fastify'
import { addTokenParameters, isRedirectUrlListed } from '../../accounts/sign-in/redirect-url.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { readBrowserTokens } from '../../kernel/http/browser-cookie.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { getProviderConfig } from './get-provider-config.ts'
import { isOwnBrowser } from './is-own-browser.ts'
import { type OauthState, readState, toSecrets } from './oauth-state.ts'
import { issueOauthToken } from './oauth-token.ts'
import { findMatch } from './resolve-account.ts'
import { findClient, toCallbackUrl } from './start-oauth.ts'
import type { Identity, Upstream } from './upstream/upstream.ts'
import { UpstreamRefusal } from './upstream/upstream-refusal.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * The result of a sign-in at a provider, and the URL to which the browser goes next. `errorUrl` is null for a page of
 * the service.
 */
export type CallbackOutcome =
  | { readonly kind: 'proved'; readonly url: string }
  | {
      readonly kind: 'failed'
      readonly error: AuthError
      readonly errorUrl: string | null
      /** The language of the page that started. */
      readonly locale: string | undefined
    }

/**
 * Receives a provider's answer in the browser that began the sign-in. Consumes the state, exchanges the code, and
 * issues the token of the redirect URL. It signs in, creates and links no user: the call that presents the token does.
 */
export async function receiveCallback(
  dependencies: Dependencies,
  upstream: Upstream,
  project: ProjectConfig,
  callback: URLSearchParams,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<CallbackOutcome> {
  let errorUrl: string | null = null
  try {
    const { state, bound } = await consumeState(dependencies, project, callback, request)
    errorUrl = bound.errorUrl
    const identity = await exchange(dependencies, upstream, project, { callback, state, bound })
    return { kind: 'proved', url: await toRedirect(dependencies, project, { identity, bound }) }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const locale = await findStartLanguage(dependencies, project, callback)
    return { kind: 'failed', error, errorUrl, locale }
  }
}

/** Finds the language in which a sign-in was started, also where its state has expired or was used before. */
async function findStartLanguage(
  { storage, keyRing }: Pick<Dependencies, 'storage' | 'keyRing'>,
  { projectId }: ProjectConfig,
  callback: URLSearchParams,
): Promise<string | undefined> {
  const state = callback.get('state') ?? ''
  if (!isToken(state)) return undefined
  const row = await storage.challenges.findAnyBySecret('oauth_state', keyRing.hashToken(state))
  return row?.projectId === projectId ? readState(row).locale : undefined
}

/** Verifies everything before it consumes the state: another browser must not use the state up. */
async function consumeState(
  { storage, keyRing, clock, config }: Dependencies,
  { projectId }: ProjectConfig,
  callback: URLSearchParams,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<{ readonly state: string; readonly bound: OauthState }> {
  const states = callback.getAll('state')
  const [state = ''] = states
  if (states.length !== 1 || !isToken(state)) throw new AuthError('oauth_invalid_callback_request')
  const now = clock.now()
  const { challenges } = storage
  const hash = keyRing.hashToken(state)
  const live = await challenges.findBySecret(projectId, 'oauth_state', hash, now)
  const bound = live && readState(live)
  const isOwn =
    bound?.browserHash &&
    isOwnBrowser({ keyRing }, bound.browserHash, readBrowserTokens({ config }, request))
  if (!live || !bound || !isOwn) throw new AuthError('oauth_state_mismatch')
  if (!(await challenges.consume(projectId, 'oauth_state', live.challengeId, now))) {
    throw new AuthError('oauth_state_mismatch')
  }
  return { state, bound }
}

/**
 * The errors that providers return when the user cancels (RFC 6749 section 4.1.2.1, and those of LinkedIn and Apple).
 */
const cancels = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']

async function exchange(
  dependencies: Dependencies,
  upstream: Upstream,
  project: ProjectConfig,
  answer: {
    readonly callback: URLSearchParams
    readonly state: string
    readonly bound: OauthState
  },
): Promise<Identity> {
  const { callback, state, bound } = answer
  const { provider } = bound
  const client = await findClient(upstream, provider, getProviderConfig(project, provider))
  try {
    return await upstream.exchangeCode(provider, client, {
      callback,
      redirectUri: toCallbackUrl(dependencies.config.baseUrl, project.projectId),
      secrets: toSecrets(dependencies, state),
    })
  } catch (cause) {
    if (cause instanceof UpstreamRefusal) {
      const errorType = cancels.includes(cause.error)
        ? 'oauth_flow_cancelled'
        : 'oauth_flow_callback_error'
      throw new AuthError(errorType, { explanation: cause.message })
    }
    if (cause instanceof UpstreamError) throw new AuthError('oauth_flow_callback_error', { cause })
    throw cause
  }
}

/**
 * Issues the token and returns the redirect URL that carries it: the login URL for a known user, the sign-up URL for a
 * new user.
 *
 * @throws AuthError `no_match_for_provided_oauth_url` when the URL was removed from the project's list in the meantime
 */
export async function toRedirect(
  dependencies: Dependencies,
  project: ProjectConfig,
  {
    identity,
    bound,
    browserHash = null,
  }: {
    readonly identity: Identity
    readonly bound: Pick<OauthState, 'loginUrl' | 'signupUrl' | 'codeChallenge' | 'attach'>
    /**
     * The hash of the cookie of the only browser that may present the token. @default any browser that has the verifier
     */
    readonly browserHash?: string | null
  },
): Promise<string> {
  const { loginUrl, signupUrl, codeChallenge, attach } = bound
  const { projectId } = project
  const known = await findKnown(dependencies.storage, projectId, { identity, attach })
  const url = known?.isNew === false ? loginUrl : signupUrl
  if (!isRedirectUrlListed(project, url)) throw new AuthError('no_match_for_provided_oauth_url')
  const wanted = { identity, codeChallenge, browserHash, attach, userId: known?.userId ?? null }
  const token = await issueOauthToken(dependencies.storage, dependencies, projectId, wanted)
  return addTokenParameters(url, 'oauth', token)
}

/** Finds the user to whom the account leads at this moment. The sign-in itself decides again. */
async function findKnown(
  repositories: Pick<Repositories, 'oauth' | 'users'>,
  projectId: string,
  { identity, attach }: { readonly identity: Identity; readonly attach: OauthState['attach'] },
): Promise<{ readonly userId: string; readonly isNew: boolean } | null> {
  if (attach) return { userId: attach.userId, isNew: false }
  const { issuer, profile } = identity
  const registration = await repositories.oauth.findBySubject(projectId, issuer, profile.subject)
  if (registration) return { userId: registration.userId, isNew: false }
  const match = await findMatch(repositories.users, projectId, profile)
  return match && { userId: match.userId, isNew: match.status === 'pending' }
}
