import { get, operations, post } from '../operation.ts'
import type { HostSessionsOperations } from './sessions.schemas.ts'

/** The session operations of the host's back end. The public keys stand at `/v1/sessions/jwks/{project_id}`. */
export const hostSessions = operations<HostSessionsOperations>({
  get: get('/sessions', ['user_not_found', 'invalid_cursor', 'invalid_limit']),
  authenticate: post('/sessions/authenticate', [
    'session_not_found',
    'no_session_arguments',
    'too_many_session_arguments',
    'invalid_session_duration_minutes',
    'custom_claims_too_large',
    'reserved_claims_in_custom_claims',
    'unauthorized_action',
  ]),
  attest: post('/sessions/attest', [
    'trusted_token_profile_not_found',
    'invalid_trusted_auth_token',
    'session_not_found',
    'unauthorized_action',
    'user_blocked',
    'too_many_session_arguments',
    'invalid_session_duration_minutes',
    'custom_claims_too_large',
    'reserved_claims_in_custom_claims',
  ]),
  revoke: post('/sessions/revoke', [
    'session_not_found',
    'no_session_revoke_arguments',
    'too_many_session_revoke_arguments',
  ]),
})
