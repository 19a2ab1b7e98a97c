import { Type } from 'typebox'
import { AuthReplyWithMethodSchema, abuseDefenceFields, CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'

const Minutes = Type.Optional(Type.Integer())
const Url = Type.Optional(Type.String({ maxLength: 2048 }))

const sendBody = Type.Object({
  email: Type.String({ maxLength: 1024 }),
  login_magic_link_url: Url,
  login_expiration_minutes: Minutes,
  signup_magic_link_url: Url,
  signup_expiration_minutes: Minutes,
  login_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  signup_template_id: Type.Optional(Type.String({ maxLength: 128 })),
  create_user_as_pending: Type.Optional(Type.Boolean()),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  code_challenge: Type.Optional(Type.String({ maxLength: 128 })),
  ...abuseDefenceFields,
})

/** Schemas of the magic-link operations (protocol facts, section 2.5). */
export const emailMagicLinksSchemas = {
  loginOrCreate: {
    body: Type.Object({
      ...sendBody.properties,
      /** The page waits, and shows a number where the project lets it. */
      other_device: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      /** Names the code in the same mail, where the project wants one. */
      code_id: Type.Optional(Type.String()),
      /** For the page that asked to wait. */
      other_device: Type.Optional(
        Type.Object({
          /** For the page alone; never leaves its memory. */
          poll_token: Type.String(),
          /** Two digits, to be shown: whoever opens the link elsewhere picks it out of three. */
          number: Type.String(),
        }),
      ),
    }),
  },
  sendPrimary: { body: sendBody, reply: CommonSchema },
  sendSecondary: { body: sendBody, reply: CommonSchema },
  authenticate: {
    body: Type.Object({
      token: Type.String({ maxLength: 1024 }),
      session_duration_minutes: Type.Optional(Type.Integer()),
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
    }),
    reply: AuthReplyWithMethodSchema,
  },
  authenticateByCode: {
    body: Type.Object({
      code: Type.String({ maxLength: 64 }),
      code_id: Type.String({ maxLength: 128 }),
      session_duration_minutes: Type.Optional(Type.Integer()),
      code_verifier: Type.Optional(Type.String({ maxLength: 256 })),
    }),
    reply: AuthReplyWithMethodSchema,
  },
} satisfies Record<string, OperationSchemas>

export type EmailMagicLinksOperations = StaticOperations<typeof emailMagicLinksSchemas>
