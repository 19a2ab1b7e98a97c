import { Type } from 'typebox'
import { CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'
import {
  attributesField,
  createFields,
  HostAuthReplySchema,
  knownPersonFields,
  Minutes,
  mailFields,
  sessionFields,
} from './objects.schemas.ts'

const sendFields = { ...mailFields, expiration_minutes: Minutes }

const sent = {
  ...CommonSchema.properties,
  user_id: Type.String(),
  email_id: Type.String({ description: 'Good as `method_id` for the newest code of the address' }),
  method_id: Type.String({ description: 'Of this very send' }),
}

/** Schemas of the passcode operations of the host's back end. */
export const hostOtpsSchemas = {
  emailLoginOrCreate: {
    body: Type.Object({ ...sendFields, ...createFields }),
    reply: Type.Object({ ...sent, user_created: Type.Boolean() }),
  },
  emailSend: {
    body: Type.Object({ ...sendFields, ...knownPersonFields }),
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
