import type { ErrorType } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import { fullAccessScope } from '../../kernel/client-apps/known-scopes.ts'
import type { AuthorizationAnswer } from './run-authorization.ts'

const known: Readonly<Record<string, ErrorType>> = {
  invalid_client: 'connected_app_not_found',
  invalid_redirect_uri: 'connected_app_supplied_redirect_url_not_found_in_client',
  invalid_scope: 'oauth_invalid_scope_requested',
}

/**
 * Converts an error of the protocol to an error of the API. A page that acts for a user shows it, also if the client app
 * must not get an answer.
 *
 * @param app the client app if it is known: the error about scopes then lists the allowed ones
 */
export function toAuthError(
  error: string,
  description: string,
  app: ClientApp | null = null,
): AuthError {
  return new AuthError(known[error] ?? 'connected_app_misconfigured_client', {
    ...(app !== null && error === 'invalid_scope' && { explanation: listAllowedScopes(app) }),
    details: { error, ...(description !== '' && { error_description: description }) },
  })
}

function listAllowedScopes({ clientId, isFirstParty, metadata }: ClientApp): string {
  const listed = typeof metadata.scope === 'string' ? metadata.scope.split(' ') : []
  // A third-party app may list the scope of full access, but no user can grant it.
  const allowed = listed.filter(
    (scope) => scope !== '' && (isFirstParty || scope !== fullAccessScope),
  )
  return `"${clientId}" may ask for: ${allowed.join(', ') || 'none'}.`
}

/** Reads the parameters of an answer from its redirect URL. */
export function readAnswer(answer: Extract<AuthorizationAnswer, { kind: 'redirect' }>): {
  readonly code: string | null
  readonly error: string | null
  readonly description: string
} {
  const { searchParams, hash } = new URL(answer.url)
  const inFragment = new URLSearchParams(hash.slice(1))
  const read = (name: string) => inFragment.get(name) ?? searchParams.get(name)
  return {
    code: read('code'),
    error: read('error'),
    description: read('error_description') ?? '',
  }
}
