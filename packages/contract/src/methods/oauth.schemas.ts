import { Type } from 'typebox'
import { furtherFactorErrors, furtherFactorFields } from '../accounts/totps.schemas.ts'
import { credential } from '../declarations/oauth/credential.schemas.ts'
import { entries } from '../foundation/errors/entries.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CodeVerifier,
  CommonSchema,
  ownOnly,
  SessionMinutes,
  UserSchema,
} from '../objects/objects.schemas.ts'

/** Errors of this method only. */
export const errors = {
  ...credential.removal.missing,
  ...entries(400, {
    invalid_oauth_provider:
      "This provider is unknown. Use one of the specified providers, or one of the project's own.",
    oauth_config_not_found:
      "The project has no OAuth client of this provider. Add one to the project's oauth.providers.",
    invalid_login_oauth_url:
      'The login_redirect_url is malformed. Send an absolute https URL, or http on a loopback host in development.',
    invalid_signup_oauth_url:
      'The signup_redirect_url is malformed. Send an absolute https URL, or http on a loopback host in development.',
    no_match_for_provided_oauth_url:
      "The redirect URL is not on the project's list. Add exactly this URL to the project's redirect URLs.",
    oauth_invalid_callback_request:
      'The callback lacks a state, or what it says cannot be read. Start the sign-in again.',
    oauth_state_mismatch:
      'The state is unknown, used, expired, or of another browser. Start the sign-in again in this browser.',
    oauth_flow_cancelled: 'The user cancelled at the provider. Nobody is signed in.',
    oauth_auth_code_error: 'The provider refused the sign-in. Start it again.',
    missing_oauth_refresh_token:
      'The provider gave no refresh token, and the access token has expired. The user has to sign in with the provider again.',
  }),
  invalid_oauth_attach_token: entry(
    401,
    'The oauth_attach_token is unknown, used, expired, or of another provider. Request another one.',
  ),
  ...entries(502, {
    unable_to_authorize_oauth_provider:
      'The provider cannot be reached, or answered with an error. Try again later.',
    unable_to_refresh_oauth_token:
      'The provider refused to refresh the token. The user has to sign in with the provider again.',
  }),
  email_verification_required: entry(
    403,
    "The address that the provider told is a user's, and the provider does not vouch for it. Sign in by a link or a code to this address, then present the token once more, or start the sign-in with the provider again, in the same session.",
  ),
  duplicate_oauth_registration: entry(
    409,
    'This account at the provider is linked to another user already.',
  ),
} as const

/** What the provider returned at this sign-in. */
export const providerFields = {
  oauth_user_registration_id: Type.String(),
  provider_subject: Type.String({ description: "The user's id at the provider" }),
  provider_type: Type.String({ description: 'The provider, as people read it' }),
  profile_picture_url: Type.String(),
  locale: Type.String(),
}

/** The provider's tokens. */
export const ProviderValuesSchema = Type.Object({
  access_token: Type.String(),
  id_token: Type.String({ description: 'Empty where the provider gives none' }),
  refresh_token: Type.String({
    description: "Empty where the provider gives none, and for pages: it is the host's back end's",
  }),
  scopes: Type.Array(Type.String()),
  expires_at: Type.Union([Type.Null(), Type.String({ format: 'date-time' })], {
    description: 'When the access token expires; null where the provider does not say',
  }),
})

/**
 * The token from the redirect URL, the proof that this browser started the sign-in, and a further factor if one
 * protects the account.
 */
export const tokenFields = {
  token: Type.String({ minLength: 1, maxLength: 1024 }),
  code_verifier: CodeVerifier,
  ...furtherFactorFields,
}

/** Errors of a redirect URL's token. */
export const tokenErrors = [
  'oauth_token_not_found',
  'oauth_state_mismatch',
  'duplicate_oauth_registration',
  'email_verification_required',
  'user_blocked',
  'invalid_pkce_code_verifier',
  'pkce_expected_code_verifier',
  'pkce_did_not_expect_code_verifier',
  'pkce_mismatch',
  ...furtherFactorErrors,
] as const

/** The operations for pages. */
export const page = {
  authenticate: {
    summary: 'Sign in with the token from the redirect URL, as an existing or new user',
    errors: tokenErrors,
    body: Type.Object({
      ...tokenFields,
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: Type.Object({
      ...AuthReplySchema.properties,
      ...providerFields,
      provider_values: ProviderValuesSchema,
    }),
  },
  findAddress: {
    summary:
      'Get the address that has to be proved before the token from the redirect URL signs in, after `email_verification_required`',
    errors: [
      'oauth_token_not_found',
      'oauth_state_mismatch',
      'invalid_pkce_code_verifier',
      'pkce_expected_code_verifier',
      'pkce_did_not_expect_code_verifier',
      'pkce_mismatch',
    ],
    body: Type.Object({ token: tokenFields.token, code_verifier: tokenFields.code_verifier }),
    reply: Type.Object({
      ...CommonSchema.properties,
      email: Type.String({ description: 'As the provider told it' }),
    }),
  },
  attach: {
    summary:
      'Get the token with which a start links an account at a provider to the signed-in user',
    errors: [
      'user_unauthenticated',
      'session_not_found',
      'insufficient_factors',
      'invalid_oauth_provider',
      'oauth_config_not_found',
    ],
    body: Type.Object({ provider: Type.String({ minLength: 1, maxLength: 64 }) }),
    reply: Type.Object({
      ...CommonSchema.properties,
      oauth_attach_token: Type.String({ description: 'For one start, within ten minutes' }),
    }),
  },
  restore: {
    summary:
      'Take back the removal of an account at a provider, for 10 minutes in the session that removed it',
    errors: [...ownOnly, 'oauth_user_registration_not_found', 'duplicate_oauth_registration'],
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      __user: UserSchema,
    }),
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type OauthOperations = StaticOperations<typeof page>
