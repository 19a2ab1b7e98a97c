import type { ErrorType } from '@portico/contract'
import type { ApiOperation, ApiTable } from '@portico/contract/schemas'
import { Type } from 'typebox'
import { isGuarded } from '../../kernel/http/guard-operation.ts'

const ofEveryCall = [
  'too_many_requests',
  'request_timeout',
  'internal_server_error',
  'server_unavailable',
] as const satisfies readonly ErrorType[]
const ofBodies = [
  'bad_request',
  'request_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorType[]
const ofPages = [
  'invalid_authorization_header',
  'unauthorized_credentials',
  'bad_domain_for_stytch_sdk',
] as const satisfies readonly ErrorType[]
const ofHosts = [
  'invalid_authorization_header',
  'invalid_secret_authentication',
  'endpoint_not_authorized_for_sdk',
] as const satisfies readonly ErrorType[]
const ofGuards = [
  'captcha_required',
  'captcha_failed',
  'fingerprint_blocked',
] as const satisfies readonly ErrorType[]

/** True for an operation that starts a session, before which a project may ask for a second step. */
const isSignIn = ({ path, reply }: Pick<ApiOperation, 'path' | 'reply'>): boolean =>
  Type.IsObject(reply) && 'session_jwt' in reply.properties && !path.startsWith('/sessions')

/** Lists all error types of an operation: its own, and those of authentication, validation and rate limits. */
export function listErrors(
  { side, isOpen }: Pick<ApiTable, 'side' | 'isOpen'>,
  operation: ApiOperation,
): readonly ErrorType[] {
  const isPage = side === 'browser'
  const all = new Set<ErrorType>([
    ...operation.errors,
    ...(isSignIn(operation) ? (['insufficient_factors'] as const) : []),
    ...(operation.body ? ofBodies : []),
    ...(operation.query ? (['bad_request'] as const) : []),
    ...(isPage && !isOpen ? ofPages : []),
    ...(isPage && isGuarded(operation) ? ofGuards : []),
    ...(isPage ? [] : ofHosts),
    ...ofEveryCall,
  ])
  return [...all]
}
