import { Type } from 'typebox'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  no_captcha_provider_configured: entry(
    400,
    'The built-in captcha is not enabled for this project. See captcha_settings of bootstrap.',
  ),
} as const

/**
 * Schemas of the proof-of-work captcha. The browser finds a decimal `solution` so that SHA-256 of `challenge + '.' +
 * solution` begins with `difficulty` zero bits; `captcha_token` is `challenge + '.' + solution`.
 */
export const page = {
  createChallenge: {
    summary: 'Get a proof-of-work captcha',
    errors: ['no_captcha_provider_configured'],
    reply: Type.Object({
      ...CommonSchema.properties,
      challenge: Type.String({ description: 'Signed by the service; valid for two minutes, once' }),
      difficulty: Type.Integer({ description: 'Leading zero bits' }),
    }),
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type CaptchaOperations = StaticOperations<typeof page>
