import { createLogout } from '../module-kinds/logout.ts'

/** The session ends and the browser returns to the client app. */
export const oidccRpInitiatedLogout = createLogout('oidcc-rp-initiated-logout', {
  params: ({ idToken, postLogoutRedirectUri, state }) => ({
    id_token_hint: idToken.jwt,
    post_logout_redirect_uri: postLogoutRedirectUri,
    state,
  }),
  ends: 'redirected',
})
