/** What a client app put into the address of the page that stands for the identity provider. */
import type { AuthorizeRequest, LogoutRequest } from './idp-calls.ts'

/** An authorization request as the address has it, its scopes as a list and as one text. */
export type OAuthAuthorizeParams = AuthorizeRequest & { scope: string }

/** A request to log out as the address has it. */
export type OAuthLogoutParams = LogoutRequest

/** What was read, and what is wrong with it. */
export interface ParsedParams<Params> {
  /** A sentence for the person; null when nothing that is required is missing. */
  error: string | null
  result: Params
}

/** OpenID Connect Core 3.1.2.1, RFC 6749 4.1.1 and what builds on them; anything else in the address is the page's own. */
const optional = [
  'state',
  'nonce',
  'prompt',
  'code_challenge',
  'code_challenge_method',
  'response_mode',
  'max_age',
  'id_token_hint',
  'login_hint',
  'acr_values',
  'claims',
  'display',
  'ui_locales',
  'claims_locales',
  'request',
  'request_uri',
  'dpop_jkt',
] as const

/** Those of the parameters that say something: an empty one counts as left out (RFC 6749 3.1). */
function pick<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = params.get(name)
    if (value) picked[name] = value
  }
  return picked
}

/** The first of the required parameters that is not there. */
function findMissing(params: URLSearchParams, required: readonly string[]): string | null {
  const param = required.find((name) => !params.get(name))
  return param
    ? `Required parameter is missing: ${param}. Please reach out to the application developer.`
    : null
}

/**
 * Reads an authorization request from a query, for `idp.oauthAuthorizeStart`. Parameters that are left out get
 * their defaults: the response type `code`, the scopes `openid email profile`.
 *
 * @example
 * ```ts
 * const { error, result } = parseOAuthAuthorizeParams(new URLSearchParams(location.search))
 * ```
 */
export function parseOAuthAuthorizeParams(
  params: URLSearchParams,
): ParsedParams<OAuthAuthorizeParams> {
  const scope = params.get('scope')?.trim() || 'openid email profile'
  const resources = params.getAll('resource').filter(Boolean)
  return {
    error: findMissing(params, ['client_id', 'redirect_uri']),
    result: {
      client_id: params.get('client_id') ?? '',
      redirect_uri: params.get('redirect_uri') ?? '',
      response_type: params.get('response_type') || 'code',
      scope,
      scopes: scope.split(/ +/),
      ...pick(params, optional),
      ...(resources.length > 0 && { resources }),
    },
  }
}

/**
 * Reads a request to log out from a query, for `idp.oauthLogoutStart`.
 *
 * @example
 * ```ts
 * const { error, result } = parseOAuthLogoutParams(new URLSearchParams(location.search))
 * ```
 */
export function parseOAuthLogoutParams(params: URLSearchParams): ParsedParams<OAuthLogoutParams> {
  return {
    error: findMissing(params, ['client_id', 'post_logout_redirect_uri']),
    result: {
      client_id: params.get('client_id') ?? '',
      post_logout_redirect_uri: params.get('post_logout_redirect_uri') ?? '',
      ...pick(params, ['id_token_hint', 'state']),
    },
  }
}
