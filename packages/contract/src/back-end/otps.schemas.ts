import { Type } from 'typebox'
import { CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import { attributesField, HostAuthReplySchema, Minutes, sessionFields } from './objects.schemas.ts'

const sendFields = {
  email: Type.String({ maxLength: 1024 }),
  expiration_minutes: Minutes,
  login_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  signup_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  ...attributesField,
}

const sent = {
  ...CommonSchema.properties,
  user_id: Type.String(),
  email_id: Type.String({ description: 'Good as `method_id` for the newest code of the address' }),
  method_id: Type.String({ description: 'Of this very send' }),
}

/** Schemas of the passcode operations of the host's back end. */
export const hostOtpsSchemas = {
  emailLoginOrCreate: {
    body: Type.Object({
      ...sendFields,
      create_user_as_pending: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({ ...sent, user_created: Type.Boolean() }),
  },
  emailSend: {
    body: Type.Object({
      ...sendFields,
      user_id: Type.Optional(Type.String({ maxLength: 128 })),
      session_token: sessionFields.session_token,
      session_jwt: sessionFields.session_jwt,
    }),
    reply: Type.Object(sent),
  },
  authenticate: {
    body: Type.Object({
      method_id: Type.String({ maxLength: 128, description: 'An `email_id` or a `method_id`' }),
      code: Type.String({ maxLength: 64, description: 'The six digits' }),
      ...sessionFields,
      options: Type.Optional(
        Type.Object({
          ip_match_required: Type.Optional(Type.Boolean()),
          user_agent_match_required: Type.Optional(Type.Boolean()),
        }),
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

export type HostOtpsOperations = StaticOperations<typeof hostOtpsSchemas>
