import { createRefusedRequest } from '../module-kinds/refused-request.ts'

/** A redirect URI with something added is another one. */
export const oidccRedirectUriQueryAdded = createRefusedRequest(
  'oidcc-redirect-uri-query-added',
  ({ redirectUri }) => ({ redirect_uri: `${redirectUri}?foo=bar` }),
)
