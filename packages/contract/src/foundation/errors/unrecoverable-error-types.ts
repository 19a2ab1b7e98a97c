import type { SharedErrorType } from './shared-errors.ts'

/**
 * Error types after which a client must forget its session, because the session has ended.
 *
 * @see protocol facts, section 2.1
 */
export const unrecoverableErrorTypes = [
  'unauthorized_credentials',
  'user_unauthenticated',
  'invalid_secret_authentication',
  'session_not_found',
] as const satisfies readonly SharedErrorType[]
