import { createRefusedRequest } from '../module-kinds/refused-request.ts'
import { createRedirectUri } from '../relying-party/register-client.ts'

/** A redirect URI that is not registered is never followed: neither another one nor a longer one. */
export const oidccEnsureRegisteredRedirectUri = createRefusedRequest(
  'oidcc-ensure-registered-redirect-uri',
  () => ({ redirect_uri: createRedirectUri() }),
)
