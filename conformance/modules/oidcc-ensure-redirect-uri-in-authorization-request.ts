import { createRefusedRequest } from '../module-kinds/refused-request.ts'
import { createRedirectUri } from '../relying-party/register-client.ts'

/** With two redirect URIs registered and none sent, the provider does not choose. */
export const oidccEnsureRedirectUriInAuthorizationRequest = createRefusedRequest(
  'oidcc-ensure-redirect-uri-in-authorization-request',
  () => ({ redirect_uri: undefined }),
  { metadata: { redirect_uris: [createRedirectUri(), createRedirectUri()] } },
)
