import { type Submit, useSubmit } from '../../flow/use-submit.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { isSignedOut } from './find-session.ts'
import type { AuthorizeRequest, IdentityProviderEvent } from './flow.ts'
import { leavePage, toTarget } from './leave-page.ts'

/** What becomes of a request. */
interface Decision {
  readonly request: AuthorizeRequest
  /** Whether the person was asked. */
  readonly isAsked: boolean
  readonly isGranted: boolean
}

type Decided = Extract<IdentityProviderEvent, { type: 'idp.consentAllowed' | 'idp.sessionMissed' }>

/** Hands a decision in, says what became of it, and leaves for the client app. */
export function useDecide(
  emit: (event: Decided) => void,
  { denied, failed }: { denied?: () => void; failed?: (message: string) => void },
): Submit<Decision> {
  const { client } = useWidget()
  const isDenied = ({ isAsked, isGranted }: Decision) => isAsked && !isGranted
  return useSubmit({
    async call({ request, isGranted }: Decision, signal) {
      const decision = { ...request, consent_granted: isGranted }
      const reply = await client.idp.oauthAuthorizeSubmit(decision, { signal })
      const target = toTarget(reply.redirect_uri)
      // a form's answer is not seen here: what the person said has to do
      const isLetIn = target ? Boolean(reply.authorization_code) : isGranted
      return { target, isLetIn }
    },
    event: (_, decision) =>
      isDenied(decision)
        ? { type: 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED', data: {} }
        : { type: 'OAUTH_AUTHORIZE_FLOW_COMPLETE', data: {} },
    done({ target, isLetIn }, decision) {
      if (isDenied(decision)) denied?.()
      else if (isLetIn) emit({ type: 'idp.consentAllowed' })
      leavePage(target)
    },
    failed({ text }) {
      // nothing that is pressed here will ever do
      if (isSignedOut(client)) emit({ type: 'idp.sessionMissed' })
      else failed?.(text)
    },
  })
}
