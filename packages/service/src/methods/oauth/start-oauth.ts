import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHostedUrl, toRedirectUrl } from '../../accounts/sign-in/redirect-url.ts'
import { toCodeChallenge } from '../../accounts/sign-in/verify-pkce.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { isOriginAllowed } from '../../kernel/http/projects.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { findUiLanguage } from '../../kernel/pages/read-page-language.ts'
import { readQuery, toParams } from '../../kernel/pages/read-page-request.ts'
import { consumeAttachToken } from './attach-oauth.ts'
import { getProviderConfig } from './get-provider-config.ts'
import { issueState, type OauthState, toSecrets } from './oauth-state.ts'
import type { Upstream } from './upstream/upstream.ts'
import { UpstreamError } from './upstream-error.ts'

/** The request of a page, read from its URL. */
interface StartRequest {
  readonly project: ProjectConfig
  readonly provider: string
  readonly query: Readonly<Record<string, string>>
}

const longestText = 2_048

/**
 * Reads the URL with which a page sends the user to a provider.
 *
 * @throws AuthError `public_token_not_found`, `bad_request`
 */
export function readStart(
  request: FastifyRequest<{ Params: { provider: string } }>,
  { projects }: Pick<RouteContext, 'projects'>,
): StartRequest {
  const params = Object.entries(toParams(readQuery(request.url)))
  const query = Object.fromEntries(
    params.map(([name, value]) => {
      if (typeof value === 'string' && value.length <= longestText) return [name, value]
      const reason = typeof value === 'string' ? 'is too long' : 'is twice'
      throw new AuthError('bad_request', { details: { field: name, reason } })
    }),
  )
  const project = projects.findByPublicToken(query.public_token ?? '')
  if (!project) throw new AuthError('public_token_not_found')
  return { project, provider: request.params.provider, query }
}

/**
 * Starts a sign-in at a provider.
 *
 * @returns the URL at the provider
 * @throws AuthError `invalid_oauth_provider`, `oauth_config_not_found`, `invalid_login_oauth_url`,
 *   `invalid_signup_oauth_url`, `no_match_for_provided_oauth_url`, `no_login_redirect_urls_set`,
 *   `no_signup_redirect_urls_set`, `invalid_pkce_code_challenge`, `invalid_oauth_attach_token`,
 *   `unable_to_authorize_oauth_provider`
 */
export async function startOauth(
  dependencies: Dependencies,
  { rateLimits, toBrowserCookie }: Pick<RouteContext, 'rateLimits' | 'toBrowserCookie'>,
  upstream: Upstream,
  { project, provider, query }: StartRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { storage, keyRing, config } = dependencies
  const { projectId } = project
  const settings = getProviderConfig(project, provider)
  const redirects = readRedirects(project, query)
  const { loginUrl, signupUrl } = redirects
  const isHosted = [loginUrl, signupUrl].some((url) => isHostedUrl(project, url))
  const isRequired = project.oauth.requireSameBrowser || isHosted
  const codeChallenge = toCodeChallenge(query.code_challenge, isRequired)
  await rateLimits.takeOfSource('oauthPerSource', project, toSource(request))
  // Read before the attach token is consumed: an unreachable provider must not use the token up.
  const client = await findClient(upstream, provider, settings)
  const { token } = toBrowserCookie(request, reply).keep()
  const locale = findUiLanguage(request.url)
  const bound = {
    provider,
    ...redirects,
    codeChallenge,
    browserHash: keyRing.hashToken(token),
    ...(locale && { locale }),
  }
  const state = await storage.transaction(async (tx) => {
    const { oauth_attach_token: presented } = query
    const attach =
      presented === undefined
        ? null
        : await consumeAttachToken(tx, dependencies, { projectId, provider, token: presented })
    return issueState(tx, dependencies, projectId, { ...bound, attach })
  })
  return upstream.toAuthorizationUrl(client, {
    ...toSecrets(dependencies, state),
    redirectUri: toCallbackUrl(config.baseUrl, projectId),
    scopes: (query.custom_scopes ?? '').split(/\s+/).filter((scope) => scope !== ''),
    parameters: readProviderParameters(query),
  })
}

/** Returns a project's redirect URL, which all of its providers share. */
export const toCallbackUrl = (baseUrl: string, projectId: string): string =>
  `${baseUrl}/v1/oauth/callback/${projectId}`

/** Finds a client. Reports an unreachable provider as an error that the page can show. */
export async function findClient(
  upstream: Upstream,
  id: string,
  settings: Parameters<Upstream['findClient']>[1],
) {
  try {
    return await upstream.findClient(id, settings)
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    throw new AuthError('unable_to_authorize_oauth_provider', { cause })
  }
}

/** Reads the redirect URLs for a success and for a failure. */
export function readRedirects(
  project: ProjectConfig,
  query: Readonly<Record<string, string | undefined>>,
): Pick<OauthState, 'loginUrl' | 'signupUrl' | 'errorUrl'> {
  const unlisted = 'no_match_for_provided_oauth_url'
  const { login_redirect_url: login, signup_redirect_url: signup, page_url: page } = query
  return {
    loginUrl: toRedirectUrl(project, 'login', login, page, {
      malformed: 'invalid_login_oauth_url',
      unlisted,
    }),
    signupUrl: toRedirectUrl(project, 'signup', signup, page, {
      malformed: 'invalid_signup_oauth_url',
      unlisted,
    }),
    errorUrl: readErrorUrl(project, query.error_redirect_url),
  }
}

/**
 * Returns the page that sent the user. Any page of an allowed origin is accepted, since nothing secret is sent there.
 */
function readErrorUrl(project: ProjectConfig, asked: string | undefined): string | null {
  if (asked === undefined || !isUrl(asked)) return null
  const { origin, protocol, host, href } = new URL(asked)
  // The URL parser knows no origin for an app's own scheme; the configuration lists it as browsers send it.
  const sent = origin === 'null' ? `${protocol}//${host}` : origin
  return isOriginAllowed(project, sent) ? href : null
}

/** Turns `provider_prompt=login` into `prompt=login`. The parameters of the protocol itself cannot be overridden. */
const readProviderParameters = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      name.startsWith('provider_') ? [[name.slice('provider_'.length), value]] : [],
    ),
  )
