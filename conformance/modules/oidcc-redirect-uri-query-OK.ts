import { createHappyFlow } from '../module-kinds/happy-flow.ts'
import { createRedirectUri } from '../relying-party/register-client.ts'

/** A redirect URI with a query keeps it. */
export const oidccRedirectUriQueryOk = createHappyFlow('oidcc-redirect-uri-query-OK', {
  registration: { metadata: { redirect_uris: [`${createRedirectUri()}?foo=bar`] } },
})
