import type { ErrorType } from '@portico/contract'
import { AuthError } from '../../errors/auth-error.ts'
import type { AuthorizationAnswer } from './run-authorization.ts'

const known: Readonly<Record<string, ErrorType>> = {
  invalid_client: 'connected_app_not_found',
  invalid_redirect_uri: 'connected_app_supplied_redirect_url_not_found_in_client',
  invalid_scope: 'oauth_invalid_scope_requested',
}

/**
 * An error of the protocol as the API spells it: for a page that asks on behalf of a person, and for a client
 * app that must not be answered.
 */
export function toAuthError(error: string, description: string): AuthError {
  return new AuthError(known[error] ?? 'connected_app_misconfigured_client', {
    details: { error, ...(description !== '' && { error_description: description }) },
  })
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
