import { get, operations, post } from './operation.ts'
import type { UsersOperations } from './users.schemas.ts'

/** The user operations. */
export const users = operations<UsersOperations>({
  me: get('/users/me', ['user_unauthenticated', 'session_not_found']),
  search: post('/users/search', ['invalid_email']),
})
