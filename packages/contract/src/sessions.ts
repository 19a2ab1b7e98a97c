import { operations, post } from './operation.ts'
import type { SessionsOperations } from './sessions.schemas.ts'

/** The session operations. */
export const sessions = operations<SessionsOperations>({
  authenticate: post('/sessions/authenticate', [
    'session_not_found',
    'unauthorized_credentials',
    'invalid_session_duration_minutes',
  ]),
  revoke: post('/sessions/revoke', ['session_not_found', 'unauthorized_credentials']),
})
