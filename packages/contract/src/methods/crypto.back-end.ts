import { Type } from 'typebox'
import { hostOperations, post } from '../back-end/host-operations.ts'
import {
  attributesField,
  HostAuthReplySchema,
  sessionErrors,
  sessionFields,
} from '../back-end/objects.schemas.ts'
import { proofFields } from './crypto.schemas.ts'

export { errors, page } from './crypto.schemas.ts'
export { crypto as operations } from './crypto.ts'

/** The operations of the host's back end. */
export const backEnd = hostOperations({
  authenticate: {
    ...post('/cryptos/authenticate', 'Sign in with crypto, as an existing or new user'),
    errors: ['crypto_refused', 'user_blocked', ...sessionErrors],
    body: Type.Object({ ...proofFields, ...sessionFields, ...attributesField }),
    reply: HostAuthReplySchema,
  },
})
