import { SignJWT } from 'jose'
import { createLogout } from '../module-kinds/logout.ts'

/** A hint that somebody else signed proves nothing. */
export const oidccRpInitiatedLogoutBadIdTokenHint = createLogout(
  'oidcc-rp-initiated-logout-bad-id-token-hint',
  {
    params: async ({ client, idToken, postLogoutRedirectUri, state }) => ({
      id_token_hint: await new SignJWT({ ...idToken.claims })
        .setProtectedHeader({ alg: idToken.header.alg, kid: idToken.header.kid ?? undefined })
        .sign(client.key.privateKey),
      post_logout_redirect_uri: postLogoutRedirectUri,
      state,
    }),
    ends: 'refused',
  },
)
