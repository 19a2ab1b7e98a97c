import { Type } from 'typebox'
import { webhookEvents } from '../audit/webhook-events.ts'

const strict = { additionalProperties: false }
const Url = Type.String({ minLength: 1, maxLength: 2_048 })
const Name = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' })
const VariableName = Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' })

/** The schemas of the settings for captcha, fingerprint and webhooks. */
export const integrationSettings = {
  captcha: Type.Optional(
    Type.Object(
      {
        kind: Type.Enum(['proof-of-work', 'recaptcha']),
        difficulty: Type.Optional(Type.Integer({ minimum: 12, maximum: 24 })),
        siteKey: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
        secretEnv: Type.Optional(VariableName),
        verifyUrl: Type.Optional(Url),
        leastScore: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
        whenUnreachable: Type.Optional(Type.Enum(['refuse', 'allow'])),
      },
      strict,
    ),
  ),
  fingerprint: Type.Optional(
    Type.Object(
      { mode: Type.Enum(['OBSERVATION', 'DECISIONING']), url: Url, secretEnv: VariableName },
      strict,
    ),
  ),
  webhooks: Type.Optional(
    Type.Array(
      Type.Object(
        {
          endpointId: Name,
          url: Url,
          secretEnv: VariableName,
          events: Type.Optional(Type.Array(Type.Enum([...webhookEvents]), { minItems: 1 })),
          allowPrivate: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
      { maxItems: 20 },
    ),
  ),
}
