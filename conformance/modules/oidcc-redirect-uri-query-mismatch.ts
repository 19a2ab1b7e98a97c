import { createRefusedRequest } from '../module-kinds/refused-request.ts'
import { createRedirectUri } from '../relying-party/register-client.ts'

/** A redirect URI with another query is another one. */
export const oidccRedirectUriQueryMismatch = createRefusedRequest(
  'oidcc-redirect-uri-query-mismatch',
  ({ redirectUri }) => ({ redirect_uri: redirectUri.replace('foo=bar', 'foo=baz') }),
  { metadata: { redirect_uris: [`${createRedirectUri()}?foo=bar`] } },
)
