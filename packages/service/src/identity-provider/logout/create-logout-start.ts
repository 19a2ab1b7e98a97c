import type { identityProvider } from '@portico/contract'
import { getSession } from '../../accounts/sessions/get-session.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import type { LoadProtocol } from '../load-protocol.ts'

/** Creates the handler of `/oauth/logout/start`, which also accepts a user who is already signed out. */
export function createLogoutStart(
  ports: IdentityProviderPorts,
  loadProtocol: LoadProtocol,
): Handlers<typeof identityProvider>['logoutStart'] {
  return async (call) => {
    const { project, sessionToken, source, body } = call
    const { startLogout } = await loadProtocol()
    const { redirectUri, consentRequired } = await startLogout({
      project,
      proved: sessionToken === null ? null : await getSession(ports, call),
      source,
      clientId: body.client_id,
      postLogoutRedirectUri: body.post_logout_redirect_uri,
      idTokenHint: body.id_token_hint,
      state: body.state,
    })
    return { redirect_uri: redirectUri, consent_required: consentRequired }
  }
}
