import { createLogout } from '../module-kinds/logout.ts'

/** The browser returns without a state when none was sent. */
export const oidccRpInitiatedLogoutNoState = createLogout('oidcc-rp-initiated-logout-no-state', {
  params: ({ idToken, postLogoutRedirectUri }) => ({
    id_token_hint: idToken.jwt,
    post_logout_redirect_uri: postLogoutRedirectUri,
  }),
  ends: 'redirected',
})
