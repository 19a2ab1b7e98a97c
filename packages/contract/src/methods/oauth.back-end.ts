import { Type } from 'typebox'
import { get, type HostOperation, post } from '../foundation/operations/host-operation.ts'
import {
  attributesField,
  HostAuthReplySchema,
  sessionErrors,
  sessionFields,
} from '../objects/host-objects.schemas.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'
import {
  type errors,
  ProviderValuesSchema,
  page,
  providerFields,
  tokenErrors,
  tokenFields,
} from './oauth.schemas.ts'

export { errors, page } from './oauth.schemas.ts'
export { oauth as operations } from './oauth.ts'

/** The operations of the host's back end. A `user_id` may be an `external_id`. */
export const backEnd = {
  authenticate: {
    ...post('/oauth/authenticate', 'Sign in with the token from the redirect URL'),
    errors: [...tokenErrors, ...sessionErrors],
    body: Type.Object({ ...tokenFields, ...sessionFields, ...attributesField }),
    reply: Type.Object({
      ...HostAuthReplySchema.properties,
      ...providerFields,
      provider_values: ProviderValuesSchema,
    }),
  },
  attach: {
    ...post('/oauth/attach', 'Get a token that links an account at a provider to a user'),
    errors: [
      'user_not_found',
      'session_not_found',
      'insufficient_factors',
      'invalid_oauth_provider',
      'oauth_config_not_found',
    ],
    body: Type.Object({
      provider: page.attach.body.properties.provider,
      user_id: Type.Optional(Type.String({ maxLength: 128 })),
      session_token: sessionFields.session_token,
      session_jwt: sessionFields.session_jwt,
    }),
    reply: page.attach.reply,
  },
  tokens: {
    ...get(
      '/users/:user_id/oauth/:provider',
      "Get a user's tokens of a provider; those that have expired are refreshed first",
    ),
    errors: [
      'user_not_found',
      'oauth_user_registration_not_found',
      'invalid_oauth_provider',
      'missing_oauth_refresh_token',
      'unable_to_refresh_oauth_token',
    ],
    reply: Type.Object({
      ...CommonSchema.properties,
      provider_type: Type.String(),
      registrations: Type.Array(
        Type.Object({
          oauth_user_registration_id: Type.String(),
          provider_subject: Type.String(),
          access_token: Type.String(),
          access_token_expires_in: Type.Union([Type.Null(), Type.Integer()], {
            description: 'Seconds; null where the provider does not say',
          }),
          refresh_token: Type.String(),
          id_token: Type.String(),
          scopes: Type.Array(Type.String()),
        }),
      ),
    }),
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
