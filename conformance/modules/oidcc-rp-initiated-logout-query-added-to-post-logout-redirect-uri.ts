import { createLogout } from '../module-kinds/logout.ts'

/** A registered address with something added is another address. */
export const oidccRpInitiatedLogoutQueryAddedToPostLogoutRedirectUri = createLogout(
  'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri',
  {
    params: ({ idToken, postLogoutRedirectUri, state }) => ({
      id_token_hint: idToken.jwt,
      post_logout_redirect_uri: `${postLogoutRedirectUri}?foo=bar`,
      state,
    }),
    ends: 'refused',
  },
)
