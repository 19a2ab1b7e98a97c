import { getInternals, NoCurrentSessionError } from '@portico/client'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { useSubmit } from '../flow/use-submit.ts'
import { findSession, isSignedOut } from './find-session.ts'
import type { AuthorizeRequest, IdentityProviderEvent } from './flow.ts'
import { toConsent } from './to-consent.ts'
import { useDecide } from './use-decide.ts'

/**
 * The preflight of an authorization: who is signed in, what the client app wants, whether the person must decide.
 * Where they need not, the request goes through by itself (specification section 4).
 */
export function useAuthorizeStart(
  emit: (event: IdentityProviderEvent) => void,
): (request: AuthorizeRequest) => void {
  const { client, host, getOptions } = useWidget()
  const text = useText()
  const fail = (message: string) => emit({ type: 'preflight.failed', message })
  const decide = useDecide(emit, fail)

  const { submit } = useSubmit({
    async call(request: AuthorizeRequest, signal) {
      const session = await findSession(client, getOptions().authTokenParams, signal)
      if (!session) throw new NoCurrentSessionError()
      const { client_id, redirect_uri, scopes } = request
      const data = { client_id, redirect_uri, scope: scopes.join(' ') }
      host.emit({ type: 'OAUTH_AUTHORIZE_FLOW_START', data })
      const [reply, project] = await Promise.all([
        client.idp.oauthAuthorizeStart(request, { signal }),
        getInternals(client).bootstrap.getAsync(),
      ])
      return { reply, project }
    },
    done({ reply, project }, request) {
      if (!reply.consent_required) {
        decide.submit({ request, isAsked: false, isGranted: false })
        return
      }
      const getManifest = getOptions().getIDPConsentManifest
      const consent = toConsent({ request, reply, project, getManifest, text })
      emit({ type: 'consent.asked', request, consent })
    },
    failed({ text: message }) {
      // also when the service found that a session which was known here is over
      if (isSignedOut(client)) emit({ type: 'session.missed' })
      else fail(message)
    },
  })
  return submit
}
