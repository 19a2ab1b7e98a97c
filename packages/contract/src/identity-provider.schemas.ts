import { Type } from 'typebox'
import { CommonSchema, UserSchema } from './objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from './static-operations.ts'

const common = CommonSchema.properties

const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description && { description }) })

/** What an authorization request may say (RFC 6749 4.1.1, OpenID Connect Core 3.1.2.1). */
const authorizationRequest = {
  client_id: text(2048),
  redirect_uri: text(2048),
  response_type: text(64),
  prompt: Type.Optional(text(64, 'Separated by spaces; empty when the client app sent none')),
  state: Type.Optional(text(4096)),
  nonce: Type.Optional(text(4096)),
  code_challenge: Type.Optional(text(128)),
  code_challenge_method: Type.Optional(text(16)),
  response_mode: Type.Optional(text(32)),
  max_age: Type.Optional(Type.Union([text(16), Type.Integer()])),
  id_token_hint: Type.Optional(text(16_384)),
  login_hint: Type.Optional(text(2048)),
  acr_values: Type.Optional(text(2048)),
  claims: Type.Optional(text(8192)),
  display: Type.Optional(text(32)),
  ui_locales: Type.Optional(text(512)),
  claims_locales: Type.Optional(text(512)),
  request: Type.Optional(text(32_768)),
  request_uri: Type.Optional(text(2048)),
  dpop_jkt: Type.Optional(text(128)),
  resource: Type.Optional(Type.Union([text(2048), Type.Array(text(2048), { maxItems: 20 })])),
  resources: Type.Optional(Type.Array(text(2048), { maxItems: 20 })),
} as const

const scopes = Type.Array(text(256), { maxItems: 100 })
const scope = text(8192, 'Separated by spaces')

const ClientSchema = Type.Object({
  client_id: Type.String(),
  client_type: Type.String({
    description: 'first_party, first_party_public, third_party or third_party_public',
  }),
  client_name: Type.String(),
  client_description: Type.String(),
  client_logo_url: Type.Optional(Type.String()),
})

const ScopeResultSchema = Type.Object({
  scope: Type.String(),
  is_grantable: Type.Boolean(),
  description: Type.String(),
})

/** Schemas of the identity provider's operations, in both dialects (protocol facts, section 2.11). */
export const identityProviderSchemas = {
  authorizeStart: {
    body: Type.Object({
      ...authorizationRequest,
      scopes,
      account_selected: Type.Optional(
        Type.Boolean({
          description:
            'Of a page that lets people choose an account: whether the signed-in one was chosen for this request. Left out, a request with the prompt `select_account` asks for a new sign-in',
        }),
      ),
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      user: UserSchema,
      account_selection_required: Type.Optional(
        Type.Boolean({
          description: 'The person chooses an account first; nothing was started yet',
        }),
      ),
      consent_required: Type.Boolean(),
      client: ClientSchema,
      scope_results: Type.Array(ScopeResultSchema),
    }),
  },
  authorizeSubmit: {
    body: Type.Object({ ...authorizationRequest, scopes, consent_granted: Type.Boolean() }),
    reply: Type.Object({
      ...common,
      redirect_uri: Type.String({ description: 'Where the page goes now' }),
      authorization_code: Type.Optional(
        Type.String({ description: 'Present when the client app was let in' }),
      ),
    }),
  },
  olderAuthorizeStart: {
    body: Type.Object({ ...authorizationRequest, scope }),
    reply: Type.Object({
      ...common,
      consent_required: Type.Boolean(),
      oidc_client: ClientSchema,
      grantable_scope: scope,
      ungrantable_scope: scope,
    }),
  },
  logoutStart: {
    body: Type.Object({
      client_id: text(2048),
      post_logout_redirect_uri: text(2048),
      id_token_hint: Type.Optional(text(16_384)),
      state: Type.Optional(text(4096)),
    }),
    reply: Type.Object({
      ...common,
      redirect_uri: Type.String(),
      consent_required: Type.Boolean(),
    }),
  },
} satisfies Record<string, OperationSchemas>

export type IdentityProviderOperations = StaticOperations<typeof identityProviderSchemas>
