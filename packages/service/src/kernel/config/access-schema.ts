import { Type } from 'typebox'

const strict = { additionalProperties: false }
const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$' })
const Action = Type.String({ pattern: '^(\\*|[A-Za-z0-9][A-Za-z0-9_.:-]{0,127})$' })
const Description = Type.Optional(Type.String({ maxLength: 500 }))
const Text = Type.String({ minLength: 1, maxLength: 2_048 })

const Permissions = Type.Optional(
  Type.Array(Type.Object({ resourceId: Id, actions: Type.Array(Action, { minItems: 1 }) }, strict)),
)

/** Schemas of the settings for roles, session cookies and trusted issuers. */
export const accessSettings = {
  rbac: Type.Optional(
    Type.Object(
      {
        resources: Type.Optional(
          Type.Array(
            Type.Object(
              {
                resourceId: Id,
                description: Description,
                actions: Type.Array(Id, { minItems: 1 }),
              },
              strict,
            ),
          ),
        ),
        roles: Type.Optional(
          Type.Array(
            Type.Object({ roleId: Id, description: Description, permissions: Permissions }, strict),
          ),
        ),
        scopes: Type.Optional(
          Type.Array(
            Type.Object({ scope: Id, description: Description, permissions: Permissions }, strict),
          ),
        ),
      },
      strict,
    ),
  ),
  sessionCookies: Type.Optional(
    Type.Object(
      {
        httpOnly: Type.Optional(Type.Boolean()),
        domain: Type.Optional(Type.String({ minLength: 1, maxLength: 253 })),
      },
      strict,
    ),
  ),
  trustedIssuers: Type.Optional(
    Type.Array(
      Type.Object(
        {
          profileId: Id,
          issuer: Text,
          audience: Text,
          jwksUrl: Text,
          subjectClaim: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
          subjectIs: Type.Enum(['user_id', 'external_id', 'email']),
        },
        strict,
      ),
      { maxItems: 20 },
    ),
  ),
}
