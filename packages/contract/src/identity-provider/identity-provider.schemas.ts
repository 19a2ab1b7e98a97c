import { Type } from 'typebox'
import { entries } from '../foundation/errors/entries.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import { CommonSchema, ownOnly, UserSchema } from '../objects/objects.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  ...entries(400, {
    connected_app_supplied_redirect_url_not_found_in_client:
      'The redirect URL is not registered for the client app. Add exactly this URL to its list.',
    connected_app_misconfigured_client:
      "The request does not match the client app's registration. Compare the two.",
    connected_app_redirect_url_must_include_scheme:
      'A redirect URL of the client app is not absolute. Include its scheme.',
    connected_app_redirect_url_must_use_https_scheme:
      'A redirect URL of the client app is not https. Plain http is only allowed for loopback hosts.',
    oauth_invalid_scope_requested:
      'The client app may not ask for a requested scope. Request scopes of its list alone.',
    authorization_request_not_started:
      'No pending authorization request matches this decision. It may have expired (10 minutes), been decided already, or been changed. Start again.',
  }),
  dynamic_client_registration_not_enabled: entry(
    403,
    'Client apps cannot register themselves. Enable registration in the identityProvider part of the configuration.',
  ),
} as const

const common = CommonSchema.properties

const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description && { description }) })

/** The parameters of an authorization request (RFC 6749 4.1.1, OpenID Connect Core 3.1.2.1). */
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

const authorizeErrors = [
  ...ownOnly,
  'connected_app_not_found',
  'connected_app_supplied_redirect_url_not_found_in_client',
  'connected_app_misconfigured_client',
  'oauth_invalid_scope_requested',
] as const

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

/** The identity provider's operations, in both dialects (protocol facts, section 2.11). */
export const page = {
  authorizeStart: {
    summary: 'Show what a client app requests',
    errors: [...authorizeErrors, 'insufficient_factors'],
    body: Type.Object({
      ...authorizationRequest,
      scopes,
      account_selected: Type.Optional(
        Type.Boolean({
          description:
            'For a page that lets users choose an account: whether the signed-in one was chosen for this request. If omitted, a request with the prompt `select_account` requires a new sign-in, and `login_hint` is not compared with the account',
        }),
      ),
    }),
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      user: UserSchema,
      account_selection_required: Type.Optional(
        Type.Boolean({
          description: 'The user chooses an account first; nothing has been started yet',
        }),
      ),
      consent_required: Type.Boolean(),
      client: ClientSchema,
      scope_results: Type.Array(ScopeResultSchema),
    }),
  },
  authorizeSubmit: {
    summary: 'Send the decision to the client app',
    errors: [...authorizeErrors, 'authorization_request_not_started'],
    body: Type.Object({ ...authorizationRequest, scopes, consent_granted: Type.Boolean() }),
    reply: Type.Object({
      ...common,
      redirect_uri: Type.String({ description: 'Where the page should redirect' }),
      authorization_code: Type.Optional(
        Type.String({ description: 'Present when the client app was authorized' }),
      ),
    }),
  },
  olderAuthorizeStart: {
    summary: 'Show what a client app requests, with its scopes in one string',
    errors: [...authorizeErrors, 'insufficient_factors'],
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
    summary: 'Show where a log-out redirects, and whether it needs confirmation',
    errors: ['connected_app_not_found', 'connected_app_supplied_redirect_url_not_found_in_client'],
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
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type IdentityProviderOperations = StaticOperations<typeof page>
