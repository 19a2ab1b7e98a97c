/** Reads the parameters with which a client app opens the identity provider's page. */
import type { AuthorizeRequest, LogoutRequest } from './idp-calls.ts'

/** An authorization request from the address, its scopes both as a list and as one text. */
export type OAuthAuthorizeParams = AuthorizeRequest & { scope: string }

/** A logout request from the address. */
export type OAuthLogoutParams = LogoutRequest

/** The parameters that were read, and the error in them. */
export interface ParsedParams<Params> {
  /** A sentence for the user; null when no required parameter is missing. */
  error: string | null
  result: Params
}

/**
 * Optional parameters of OpenID Connect Core 3.1.2.1, RFC 6749 4.1.1 and their extensions. Other parameters in the
 * address belong to the page.
 */
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

/** Picks the parameters that have a value: an empty parameter counts as left out (RFC 6749 3.1). */
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

/** Finds the first required parameter that is missing, and returns a sentence about it. */
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
