import { Type } from 'typebox'
import {
  attributesField,
  createFields,
  HostAuthReplySchema,
  knownPersonErrors,
  knownPersonFields,
  Minutes,
  mailErrors,
  mailFieldErrors,
  mailFields,
  matchOptions,
  sessionErrors,
  sessionFields,
} from '../back-end/objects.schemas.ts'
import {
  CommonSchema,
  metadataErrors,
  pkceErrors,
  pkceFieldErrors,
  sessionFieldErrors,
} from '../objects.schemas.ts'
import { post } from '../operation.ts'
import { hostOperations } from '../operation-details.ts'
import { NameSchema } from '../users.schemas.ts'

export { page } from './email-magic-links.schemas.ts'

const Url = Type.Optional(Type.String({ maxLength: 2048 }))
const TemplateId = Type.Optional(Type.String({ maxLength: 128 }))
const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown()))

const sendFields = {
  ...mailFields,
  login_magic_link_url: Url,
  login_expiration_minutes: Minutes,
  signup_magic_link_url: Url,
  signup_expiration_minutes: Minutes,
  code_challenge: Type.Optional(Type.String({ maxLength: 128 })),
}

const sendFieldErrors = {
  ...mailFieldErrors,
  login_magic_link_url: 'invalid_magic_link_url',
  login_expiration_minutes: 'invalid_expiration',
  signup_magic_link_url: 'invalid_magic_link_url',
  signup_expiration_minutes: 'invalid_expiration',
  code_challenge: 'invalid_pkce_code_challenge',
} as const
const sendErrors = [
  ...mailErrors,
  'no_match_for_provided_magic_link_url',
  'no_login_redirect_urls_set',
  'no_signup_redirect_urls_set',
] as const

const sent = { ...CommonSchema.properties, user_id: Type.String(), email_id: Type.String() }

/** The magic-link operations of the host's back end. */
export const backEnd = hostOperations({
  create: {
    ...post('/magic_links'),
    summary: 'Make a token that signs in, to be delivered by the host',
    fieldErrors: { expiration_minutes: 'invalid_expiration' },
    errors: ['user_not_found', 'user_blocked'],
    body: Type.Object({
      user_id: Type.String({ maxLength: 128 }),
      expiration_minutes: Type.Optional(
        Type.Integer({ description: '5 to 10080; 60 when left out' }),
      ),
      ...attributesField,
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      token: Type.String({ description: 'A secret: it signs in whoever presents it' }),
    }),
  },
  emailLoginOrCreate: {
    ...post('/magic_links/email/login_or_create'),
    summary: 'Mail a link that signs in, to a new person too',
    fieldErrors: sendFieldErrors,
    errors: sendErrors,
    body: Type.Object({ ...sendFields, ...createFields }),
    reply: Type.Object({ ...sent, user_created: Type.Boolean() }),
  },
  emailSend: {
    ...post('/magic_links/email/send'),
    summary: 'Mail a link that signs in, to a known person',
    fieldErrors: sendFieldErrors,
    errors: [...sendErrors, ...knownPersonErrors],
    body: Type.Object({ ...sendFields, ...knownPersonFields }),
    reply: Type.Object(sent),
  },
  emailInvite: {
    ...post('/magic_links/email/invite'),
    summary: 'Create a pending person and mail them an invitation',
    fieldErrors: mailFieldErrors,
    errors: [
      ...sendErrors,
      'invalid_magic_link_url',
      'invalid_expiration',
      'invalid_pkce_code_challenge',
      'duplicate_email',
      'invalid_role',
      ...metadataErrors,
    ],
    body: Type.Object({
      email: mailFields.email,
      invite_magic_link_url: Url,
      invite_expiration_minutes: Minutes,
      invite_template_id: TemplateId,
      name: Type.Optional(NameSchema),
      trusted_metadata: Metadata,
      untrusted_metadata: Metadata,
      roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
      locale: mailFields.locale,
      ...attributesField,
    }),
    reply: Type.Object(sent),
  },
  emailRevokeInvite: {
    ...post('/magic_links/email/revoke_invite'),
    summary: 'Take an invitation back',
    fieldErrors: { email: 'invalid_email' },
    errors: ['email_not_found'],
    body: Type.Object({ email: mailFields.email }),
    reply: CommonSchema,
  },
  authenticate: {
    ...post('/magic_links/authenticate'),
    summary: 'Sign in by the token of a link',
    fieldErrors: { token: 'invalid_token', ...sessionFieldErrors, ...pkceFieldErrors },
    errors: [
      'unable_to_auth_magic_link',
      ...pkceErrors,
      'attribute_mismatch',
      'user_blocked',
      ...sessionErrors,
      'invalid_ip_address',
    ],
    body: Type.Object({
      token: Type.String({ maxLength: 1024 }),
      ...sessionFields,
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
      options: matchOptions,
      ...attributesField,
    }),
    reply: Type.Object({
      ...HostAuthReplySchema.properties,
      method_id: Type.String(),
      reset_sessions: Type.Boolean(),
    }),
  },
})
