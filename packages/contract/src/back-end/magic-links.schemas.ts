import { Type } from 'typebox'
import { CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { NameSchema } from '../users.schemas.ts'
import {
  attributesField,
  createFields,
  HostAuthReplySchema,
  knownPersonFields,
  Minutes,
  mailFields,
  sessionFields,
} from './objects.schemas.ts'

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

const sent = { ...CommonSchema.properties, user_id: Type.String(), email_id: Type.String() }

/** Schemas of the magic-link operations of the host's back end. */
export const hostMagicLinksSchemas = {
  create: {
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
    body: Type.Object({ ...sendFields, ...createFields }),
    reply: Type.Object({ ...sent, user_created: Type.Boolean() }),
  },
  emailSend: {
    body: Type.Object({ ...sendFields, ...knownPersonFields }),
    reply: Type.Object(sent),
  },
  emailInvite: {
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
    body: Type.Object({ email: mailFields.email }),
    reply: CommonSchema,
  },
  authenticate: {
    body: Type.Object({
      token: Type.String({ maxLength: 1024 }),
      ...sessionFields,
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
      options: Type.Optional(
        Type.Object(
          {
            ip_match_required: Type.Optional(Type.Boolean()),
            user_agent_match_required: Type.Optional(Type.Boolean()),
          },
          { description: 'Holds `attributes` against those of the send' },
        ),
      ),
      ...attributesField,
    }),
    reply: Type.Object({
      ...HostAuthReplySchema.properties,
      method_id: Type.String(),
      reset_sessions: Type.Boolean(),
    }),
  },
} satisfies Record<string, OperationSchemas>

export type HostMagicLinksOperations = StaticOperations<typeof hostMagicLinksSchemas>
