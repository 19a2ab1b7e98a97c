/**
 * Google One Tap: Google's script on a page obtains an id_token, and the page presents it. The token is compared with
 * the start that this page made: it works once, for a few minutes, and only for the project's client at Google.
 */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { toCodeChallenge } from '../../accounts/sign-in/verify-pkce.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import { getProviderConfig } from './get-provider-config.ts'
import { isOwnBrowser } from './is-own-browser.ts'
import { issueState, type OauthState, readState } from './oauth-state.ts'
import { toRedirect } from './receive-callback.ts'
import { findClient, readRedirects } from './start-oauth.ts'
import type { Identity, Upstream } from './upstream/upstream.ts'
import { UpstreamError } from './upstream-error.ts'

const provider = 'google'

/** At least the life of Google's id_tokens. */
const replayMs = 3_660_000

const Field = Type.Optional(Type.String({ maxLength: 2_048 }))
const SubmitSchema = Type.Object({
  id_token: Type.String({ minLength: 1, maxLength: 8_192 }),
  nonce: Field,
  /** The name that older clients use for the nonce: their script has no `nonce`. */
  stytch_csrf_token: Field,
  login_redirect_url: Field,
  signup_redirect_url: Field,
  page_url: Field,
  code_challenge: Field,
})

/** The fields that a page presents. */
export type OneTapSubmit = Static<typeof SubmitSchema>

/**
 * Reads the body of a page's request.
 *
 * @throws AuthError `bad_request`
 */
export function readOneTapSubmit(text: unknown): OneTapSubmit {
  let body: unknown
  try {
    body = JSON.parse(typeof text === 'string' ? text : '')
  } catch {
    body = null
  }
  if (!Value.Check(SubmitSchema, body)) {
    throw new AuthError('bad_request', { details: { reason: 'The body is not as documented.' } })
  }
  return body
}

/**
 * Starts One Tap for a page.
 *
 * @param browserToken the browser's cookie, if the frame of an older client starts it: such a page uses no PKCE
 * @throws AuthError `oauth_config_not_found`, `no_login_redirect_urls_set`, `no_signup_redirect_urls_set`
 */
export async function startOneTap(
  dependencies: Dependencies,
  project: ProjectConfig,
  browserToken: string | null,
): Promise<{ readonly clientId: string; readonly nonce: string }> {
  const { clientId } = getProviderConfig(project, provider)
  const { loginUrl, signupUrl } = project.allowLoopback
    ? { loginUrl: '', signupUrl: '' }
    : readRedirects(project, {})
  const state: OauthState = {
    provider,
    // The redirect URLs of the later request count. This check reports a project without any before the user is
    // prompted.
    loginUrl,
    signupUrl,
    errorUrl: null,
    codeChallenge: null,
    browserHash: browserToken === null ? null : dependencies.keyRing.hashToken(browserToken),
    isOneTap: true,
    attach: null,
  }
  const nonce = await issueState(dependencies.storage, dependencies, project.projectId, state)
  return { clientId, nonce }
}

/**
 * Signs in with an id_token from Google.
 *
 * @returns the redirect URL with the token that signs in
 * @param browserTokens the cookies of the browser: a start by a frame is valid only in its own browser
 * @throws AuthError `oauth_state_mismatch`, `oauth_flow_callback_error`, every error of redirect URLs and of PKCE
 */
export async function submitOneTap(
  dependencies: Dependencies,
  upstream: Upstream,
  project: ProjectConfig,
  submit: OneTapSubmit,
  browserTokens: readonly string[],
): Promise<string> {
  // The hosted pages have no One Tap, so their URLs are no valid redirect URLs.
  const { hostedUrl: _page, hostedAccountUrl: _account, ...listed } = project
  const { loginUrl, signupUrl } = readRedirects(listed, submit)
  const { live, nonce, browserHash } = await findStart(dependencies, project, submit, browserTokens)
  const isBoundByPage = project.oauth.requireSameBrowser && browserHash === null
  const codeChallenge = toCodeChallenge(submit.code_challenge, isBoundByPage)
  const client = await findClient(upstream, provider, getProviderConfig(project, provider))
  const { storage, clock } = dependencies
  const { projectId } = project
  if (
    !(await storage.challenges.consume(projectId, 'oauth_state', live.challengeId, clock.now()))
  ) {
    throw new AuthError('oauth_state_mismatch')
  }
  let identity: Identity
  try {
    identity = await upstream.readIdToken(provider, client, submit.id_token, nonce)
  } catch (cause) {
    if (cause instanceof UpstreamError) throw new AuthError('oauth_flow_callback_error', { cause })
    throw cause
  }
  await refuseReplay(dependencies, project, submit.id_token)
  const bound = { loginUrl, signupUrl, codeChallenge, attach: null }
  return toRedirect(dependencies, project, { identity, bound, browserHash })
}

/** Finds the start that this page or frame made. Consumes nothing. */
async function findStart(
  { storage: { challenges }, keyRing, clock }: Dependencies,
  { projectId }: ProjectConfig,
  submit: OneTapSubmit,
  browserTokens: readonly string[],
): Promise<{
  readonly live: ChallengeRow
  readonly nonce: string
  readonly browserHash: string | null
}> {
  const nonce = submit.nonce ?? submit.stytch_csrf_token ?? ''
  const live = isToken(nonce)
    ? await challenges.findBySecret(projectId, 'oauth_state', keyRing.hashToken(nonce), clock.now())
    : null
  if (!live) throw new AuthError('oauth_state_mismatch')
  const { browserHash, isOneTap = browserHash === null } = readState(live)
  const isOwn = browserHash === null || isOwnBrowser({ keyRing }, browserHash, browserTokens)
  // The state of a sign-in by redirect is not valid for One Tap.
  if (!isOneTap || !isOwn) throw new AuthError('oauth_state_mismatch')
  return { live, nonce, browserHash }
}

/**
 * Refuses an id_token that was presented before. A token without a nonce is not bound to a page, so it is valid only
 * once, for any page.
 */
async function refuseReplay(
  { storage: { rates }, keyRing, clock }: Dependencies,
  { projectId }: ProjectConfig,
  idToken: string,
): Promise<void> {
  const key = `one-tap:${projectId}:${keyRing.hashToken(idToken)}`
  const { allowed } = await rates.take({ key, max: 1, windowMs: replayMs, now: clock.now() })
  if (!allowed) throw new AuthError('oauth_state_mismatch')
}
