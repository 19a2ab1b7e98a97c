import { operations, post } from './operation.ts'
import type { SessionsOperations } from './sessions.schemas.ts'

/** The session operations. */
export const sessions = operations<SessionsOperations>({
  authenticate: post('/sessions/authenticate', [
    'session_not_found',
    'unauthorized_credentials',
    'invalid_session_duration_minutes',
  ]),
  attest: post('/sessions/attest', [
    'trusted_token_profile_not_found',
    'invalid_trusted_auth_token',
    'too_many_session_arguments',
    'session_not_found',
    'unauthorized_action',
    'user_blocked',
    'invalid_session_duration_minutes',
  ]),
  exchangeAccessToken: post('/sessions/exchange_access_token', [
    'idp_access_token_not_found',
    'idp_access_token_expired',
    'idp_access_token_could_not_be_exchanged',
    'unauthorized_action',
    'user_blocked',
    'invalid_session_duration_minutes',
  ]),
  revoke: post('/sessions/revoke', ['session_not_found', 'unauthorized_credentials']),
})
