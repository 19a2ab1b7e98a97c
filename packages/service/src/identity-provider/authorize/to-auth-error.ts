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
 * An error of the protocol as the API spells it: for a page that asks on behalf of a person, and for a client
 * app that must not be answered.
 *
 * @param app the client app that asked, where it is known: of scopes the error says which it may ask for
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
  // an app of somebody else may list full access, but nobody can give it
  const allowed = listed.filter(
    (scope) => scope !== '' && (isFirstParty || scope !== fullAccessScope),
  )
  return `"${clientId}" may ask for: ${allowed.join(', ') || 'none'}.`
}

/** What an answer at a client app's address says. */
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
