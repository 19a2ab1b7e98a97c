import { type Submit, useSubmit } from '../../flow/use-submit.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { isSignedOut } from './find-session.ts'
import type { AuthorizeRequest, IdentityProviderEvent } from './flow.ts'
import { leavePage, toTarget } from './leave-page.ts'

/** The decision about a request. */
interface Decision {
  readonly request: AuthorizeRequest
  /** Whether the user was asked. */
  readonly isAsked: boolean
  readonly isGranted: boolean
}

type Decided = Extract<IdentityProviderEvent, { type: 'idp.consentAllowed' | 'idp.sessionMissed' }>

/** Sends a decision to the service, reports the result, and leaves for the client app. */
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
      // a reply that the browser posts as a form contains no code for the page, so the user's decision counts instead
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
      // without a session, no button on this screen can succeed
      if (isSignedOut(client)) emit({ type: 'idp.sessionMissed' })
      else failed?.(text)
    },
  })
}
