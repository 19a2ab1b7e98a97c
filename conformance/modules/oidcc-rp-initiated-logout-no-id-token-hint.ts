import { createLogout } from '../module-kinds/logout.ts'

/** Without a hint nobody is sent anywhere. */
export const oidccRpInitiatedLogoutNoIdTokenHint = createLogout(
  'oidcc-rp-initiated-logout-no-id-token-hint',
  {
    params: ({ postLogoutRedirectUri, state }) => ({
      post_logout_redirect_uri: postLogoutRedirectUri,
      state,
    }),
    ends: 'refused',
  },
)
