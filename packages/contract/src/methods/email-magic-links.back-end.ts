import { Type } from 'typebox'
import { NameSchema } from '../accounts/users.schemas.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { type HostOperation, post } from '../foundation/operations/host-operation.ts'
import * as host from '../objects/host-objects.schemas.ts'
import {
  CodeChallenge,
  CodeVerifier,
  CommonSchema,
  Email,
  ExpirationMinutes,
  Locale,
} from '../objects/objects.schemas.ts'

import { page } from './email-magic-links.schemas.ts'

export { page } from './email-magic-links.schemas.ts'
export { emailMagicLinks as operations } from './email-magic-links.ts'

const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown()))

const { login_magic_link_url, signup_magic_link_url } = page.loginOrCreate.body.properties
const sendFields = {
  ...host.mailFields,
  login_magic_link_url,
  login_expiration_minutes: ExpirationMinutes,
  signup_magic_link_url,
  signup_expiration_minutes: ExpirationMinutes,
  code_challenge: CodeChallenge,
}

const sendErrors = [
  ...host.mailErrors,
  'no_match_for_provided_magic_link_url',
  'no_login_redirect_urls_set',
  'no_signup_redirect_urls_set',
] as const

const sent = { ...CommonSchema.properties, user_id: Type.String(), email_id: Type.String() }

/** The magic-link operations of the host's back end. */
export const backEnd = {
  create: {
    ...post('/magic_links', 'Create a sign-in token for the host to deliver'),
    errors: ['user_not_found', 'user_blocked'],
    body: Type.Object({
      user_id: Type.String({ maxLength: 128 }),
      expiration_minutes: Type.Optional(
        Type.Integer({
          description: '5 to 10080; default 60',
          ...refusedAs('invalid_expiration'),
        }),
      ),
      ...host.attributesField,
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      token: Type.String({ description: 'A secret: its bearer is signed in' }),
    }),
  },
  emailLoginOrCreate: {
    ...post('/magic_links/email/login_or_create', 'Mail a sign-in link to an existing or new user'),
    errors: sendErrors,
    body: Type.Object({ ...sendFields, ...host.createFields }),
    reply: Type.Object({ ...sent, user_created: Type.Boolean() }),
  },
  emailSend: {
    ...post('/magic_links/email/send', 'Mail a sign-in link to an existing user'),
    errors: [...sendErrors, ...host.knownPersonErrors],
    body: Type.Object({ ...sendFields, ...host.knownPersonFields }),
    reply: Type.Object(sent),
  },
  emailInvite: {
    ...post('/magic_links/email/invite', 'Create a pending user and mail them an invitation'),
    errors: [
      ...sendErrors,
      'invalid_magic_link_url',
      'invalid_expiration',
      'invalid_pkce_code_challenge',
      'duplicate_email',
      'invalid_role',
      'metadata_too_large',
      'metadata_too_many_keys',
    ],
    body: Type.Object({
      email: Email,
      invite_magic_link_url: Type.Optional(Type.String({ maxLength: 2048 })),
      invite_expiration_minutes: host.Minutes,
      invite_template_id: Type.Optional(Type.String({ maxLength: 128 })),
      name: Type.Optional(NameSchema),
      trusted_metadata: Metadata,
      untrusted_metadata: Metadata,
      roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
      locale: Locale,
      ...host.attributesField,
    }),
    reply: Type.Object(sent),
  },
  emailRevokeInvite: {
    ...post('/magic_links/email/revoke_invite', 'Revoke an invitation'),
    errors: ['email_not_found'],
    body: Type.Object({ email: Email }),
    reply: CommonSchema,
  },
  authenticate: {
    ...post('/magic_links/authenticate', 'Sign in with the token of a link'),
    errors: [
      'unable_to_auth_magic_link',
      'attribute_mismatch',
      'user_blocked',
      ...host.sessionErrors,
      'invalid_ip_address',
    ],
    body: Type.Object({
      token: page.authenticate.body.properties.token,
      ...host.sessionFields,
      code_verifier: CodeVerifier,
      options: host.matchOptions,
      ...host.attributesField,
    }),
    reply: Type.Object({
      ...host.HostAuthReplySchema.properties,
      method_id: Type.String(),
      reset_sessions: Type.Boolean(),
    }),
  },
} satisfies Record<string, HostOperation>
