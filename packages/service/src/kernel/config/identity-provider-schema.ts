import { Type } from 'typebox'
import { hostedMethods } from '../../declarations/all-declarations.ts'

const strict = { additionalProperties: false }
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Url = Text(2_048)
const Urls = Type.Array(Url, { maxItems: 50 })
const Scope = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$' })
const Scopes = Type.Optional(Type.Array(Scope, { maxItems: 100 }))

const ClientApp = Type.Object(
  {
    clientId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{2,127}$' }),
    name: Text(100),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    logoUrl: Type.Optional(Url),
    type: Type.Enum(['first_party', 'first_party_public', 'third_party', 'third_party_public']),
    applicationType: Type.Optional(Type.Enum(['web', 'native'])),
    redirectUris: Urls,
    postLogoutRedirectUris: Type.Optional(Urls),
    scopes: Scopes,
    grantTypes: Type.Optional(
      Type.Array(
        Type.Enum([
          'authorization_code',
          'refresh_token',
          'client_credentials',
          'urn:ietf:params:oauth:grant-type:device_code',
        ]),
        { minItems: 1 },
      ),
    ),
    tokenEndpointAuthMethod: Type.Optional(
      Type.Enum(['client_secret_basic', 'client_secret_post', 'private_key_jwt']),
    ),
    secretEnv: Type.Optional(Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' })),
    jwksUrl: Type.Optional(Url),
    backchannelLogoutUri: Type.Optional(Url),
    websiteUrl: Type.Optional(Url),
    policyUrl: Type.Optional(Url),
    termsUrl: Type.Optional(Url),
    idTokenSigningAlg: Type.Optional(Type.Enum(['RS256', 'ES256'])),
    idTokenClaims: Type.Optional(Type.Boolean()),
    requestObjectSigningAlg: Type.Optional(
      Type.Enum(['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519', 'none']),
    ),
    signInMethods: Type.Optional(
      Type.Array(Type.Enum([...hostedMethods]), { minItems: 1, uniqueItems: true }),
    ),
    requirePushedRequests: Type.Optional(Type.Boolean()),
    dpopBound: Type.Optional(Type.Boolean()),
    profile: Type.Optional(Type.Enum(['fapi2'])),
  },
  strict,
)

/** Schemas of the settings of a project's identity provider. */
export const identityProviderSettings = {
  identityProvider: Type.Optional(
    Type.Object(
      {
        path: Type.Optional(Type.String({ maxLength: 200 })),
        authorizationUrl: Type.Optional(Url),
        logoutUrl: Type.Optional(Url),
        signInMethods: Type.Optional(
          Type.Array(Type.Enum([...hostedMethods]), {
            minItems: 1,
            uniqueItems: true,
          }),
        ),
        passcodeChannels: Type.Optional(
          Type.Array(Type.Enum(['email', 'sms', 'whatsapp']), { minItems: 1, uniqueItems: true }),
        ),
        rememberAccounts: Type.Optional(Type.Boolean()),
        allowRegistration: Type.Optional(Type.Boolean()),
        allowMetadataDocuments: Type.Optional(Type.Boolean()),
        registrationsPerHour: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
        resources: Type.Optional(
          Type.Array(
            Type.Object({ url: Url, name: Type.Optional(Text(100)), scopes: Scopes }, strict),
            { maxItems: 50 },
          ),
        ),
        clientApps: Type.Optional(Type.Array(ClientApp, { maxItems: 500 })),
      },
      strict,
    ),
  ),
}
