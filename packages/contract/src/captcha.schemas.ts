import { Type } from 'typebox'
import { CommonSchema } from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

/**
 * Schemas of the proof-of-work captcha: find a decimal `solution` so that SHA-256 of
 * `challenge + '.' + solution` begins with `difficulty` zero bits; `captcha_token` is
 * `challenge + '.' + solution`.
 */
export const captchaSchemas = {
  createChallenge: {
    reply: Type.Object({
      ...CommonSchema.properties,
      challenge: Type.String({ description: 'Signed by the service; good for two minutes, once' }),
      difficulty: Type.Integer({ description: 'Leading zero bits' }),
    }),
  },
} satisfies Record<string, OperationSchemas>

export type CaptchaOperations = StaticOperations<typeof captchaSchemas>
