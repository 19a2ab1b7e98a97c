import { Type } from 'typebox'
import { type HostOperation, post } from '../foundation/operations/host-operation.ts'
import {
  HostAuthReplySchema,
  sessionErrors,
  sessionFields,
} from '../objects/host-objects.schemas.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'
import {
  type errors,
  Resources,
  Signature,
  signatureErrors,
  siweErrors,
  siweFields,
  walletFields,
} from './crypto.schemas.ts'

export { errors, page } from './crypto.schemas.ts'
export { crypto as operations } from './crypto.ts'

const Uri = Type.String({ maxLength: 2_048 })

/** The wallet operations of the host's back end. A `user_id` may be an `external_id`. */
export const backEnd = {
  authenticateStart: {
    ...post('/crypto_wallets/authenticate/start', 'Start signing in with a crypto wallet'),
    errors: [
      ...siweErrors,
      'invalid_siwe_domain',
      'user_not_found',
      'session_not_found',
      'too_many_session_arguments',
    ],
    body: Type.Object({
      ...walletFields,
      user_id: Type.Optional(
        Type.String({ maxLength: 128, description: 'The user to add the wallet to' }),
      ),
      session_token: sessionFields.session_token,
      session_jwt: sessionFields.session_jwt,
      siwe_params: Type.Optional(
        Type.Object(
          {
            domain: Type.String({ maxLength: 256 }),
            uri: Uri,
            ...siweFields,
            resources: Type.Optional(Resources),
          },
          { description: 'Makes the message one of EIP-4361' },
        ),
      ),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String({ description: 'Of whom a signature will sign in' }),
      challenge: Type.String({ description: 'The text to sign, exactly as it is' }),
      user_created: Type.Boolean({
        description:
          'True for a wallet that belongs to no user yet: the user exists as soon as it has signed',
      }),
    }),
  },
  authenticate: {
    ...post('/crypto_wallets/authenticate', 'Sign in with a crypto wallet'),
    errors: [...signatureErrors, ...sessionErrors],
    body: Type.Object({ ...walletFields, signature: Signature, ...sessionFields }),
    reply: Type.Object({
      ...HostAuthReplySchema.properties,
      siwe_params: Type.Optional(
        Type.Object({
          domain: Type.String(),
          uri: Type.String(),
          chain_id: Type.String(),
          resources: Type.Array(Type.String()),
          status_code: Type.Integer(),
          issued_at: Type.Optional(Type.String()),
          message_request_id: Type.Optional(Type.String()),
        }),
      ),
    }),
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
