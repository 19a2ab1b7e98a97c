import { createLogout } from '../module-kinds/logout.ts'
import { createRedirectUri } from '../relying-party/register-client.ts'

/** An address that is not registered is never followed. */
export const oidccRpInitiatedLogoutBadPostLogoutRedirectUri = createLogout(
  'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri',
  {
    params: ({ idToken, state }) => ({
      id_token_hint: idToken.jwt,
      post_logout_redirect_uri: createRedirectUri(),
      state,
    }),
    ends: 'refused',
  },
)
