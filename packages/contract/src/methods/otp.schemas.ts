import { Type } from 'typebox'
import { AuthReplyWithMethodSchema, abuseDefenceFields } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'

const emailBody = Type.Object({
  email: Type.String({ maxLength: 1024 }),
  expiration_minutes: Type.Optional(Type.Integer()),
  login_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  signup_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  ...abuseDefenceFields,
})

const sendReply = Type.Object({
  request_id: Type.String(),
  status_code: Type.Integer(),
  method_id: Type.String({ description: 'New and random for every send' }),
})

/** Schemas of the passcode operations (protocol facts, section 2.5). */
export const otpSchemas = {
  emailLoginOrCreate: { body: emailBody, reply: sendReply },
  emailSendPrimary: { body: emailBody, reply: sendReply },
  emailSendSecondary: { body: emailBody, reply: sendReply },
  authenticate: {
    body: Type.Object({
      token: Type.String({ maxLength: 64, description: 'The six digits' }),
      method_id: Type.String({ maxLength: 128 }),
      session_duration_minutes: Type.Optional(Type.Integer()),
      ...abuseDefenceFields,
    }),
    reply: AuthReplyWithMethodSchema,
  },
} satisfies Record<string, OperationSchemas>

export type OtpOperations = StaticOperations<typeof otpSchemas>
