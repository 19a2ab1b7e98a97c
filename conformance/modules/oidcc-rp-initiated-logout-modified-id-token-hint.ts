import { UnsecuredJWT } from 'jose'
import { createLogout } from '../module-kinds/logout.ts'

/** A hint whose signature was taken away proves nothing. */
export const oidccRpInitiatedLogoutModifiedIdTokenHint = createLogout(
  'oidcc-rp-initiated-logout-modified-id-token-hint',
  {
    params: ({ idToken, postLogoutRedirectUri, state }) => ({
      id_token_hint: new UnsecuredJWT({ ...idToken.claims }).encode(),
      post_logout_redirect_uri: postLogoutRedirectUri,
      state,
    }),
    ends: 'refused',
  },
)
