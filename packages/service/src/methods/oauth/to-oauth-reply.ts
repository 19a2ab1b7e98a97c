import type { OauthSignIn } from './sign-in-by-oauth.ts'

/**
 * Returns the fields of a sign-in's answer beside the session.
 *
 * @param reader the caller. A page never gets the refresh token, since it would outlive the session there
 */
export const toOauthReply = (
  { registration, tokens }: Pick<OauthSignIn, 'registration' | 'tokens'>,
  reader: 'page' | 'host',
) => ({
  oauth_user_registration_id: registration.registrationId,
  provider_subject: registration.subject,
  provider_type: registration.providerType,
  profile_picture_url: registration.pictureUrl,
  locale: registration.locale,
  provider_values: {
    access_token: tokens.accessToken,
    id_token: tokens.idToken ?? '',
    refresh_token: reader === 'host' ? (tokens.refreshToken ?? '') : '',
    scopes: [...tokens.scopes],
    expires_at: tokens.expiresAt === null ? null : new Date(tokens.expiresAt).toISOString(),
  },
})
