import { operations, post } from '../operation.ts'
import type { HostImpersonationOperations } from './impersonation.schemas.ts'

/** Acting as a person: the host's back end issues the token, a page or the back end uses it up. */
export const hostImpersonation = operations<HostImpersonationOperations>({
  createToken: post('/impersonation/token', [
    'user_not_found',
    'user_impersonation_not_allowed',
    'invalid_email',
    'invalid_impersonation_reason',
    'invalid_expiration',
  ]),
  authenticate: post('/impersonation/authenticate', [
    'unable_to_auth_impersonation_token',
    'user_blocked',
  ]),
})
