import { createLogout } from '../module-kinds/logout.ts'

/** With nowhere to return to the session ends at a page that says so. */
export const oidccRpInitiatedLogoutNoPostLogoutRedirectUri = createLogout(
  'oidcc-rp-initiated-logout-no-post-logout-redirect-uri',
  {
    params: ({ idToken, state }) => ({ id_token_hint: idToken.jwt, state }),
    ends: 'logged out',
  },
)
