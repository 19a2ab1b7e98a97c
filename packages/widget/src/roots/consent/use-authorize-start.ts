import { type Client, getInternals, NoCurrentSessionError } from '@portico/client'
import type { identityProvider, ReplyOf } from '@portico/contract'
import { readStepUp } from '../../flow/further-factor/read-step-up.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { findSession, isSignedOut } from './find-session.ts'
import type { AccountChoice, AuthorizeRequest, IdpProps } from './flow.ts'
import type { IdentityProviderOptions } from './options.ts'
import { type Account, toAccount } from './to-account.ts'
import { toClientName } from './to-client-name.ts'
import { toConsent } from './to-consent.ts'
import { useDecide } from './use-decide.ts'

/**
 * The preflight of an authorization: which user is signed in, what the client app requests, and whether the user must
 * decide. If not, the request is granted without a screen (specification section 4).
 */
export function useAuthorizeStart(
  emit: IdpProps<'idp.start'>['emit'],
  choice: AccountChoice,
): (request: AuthorizeRequest) => void {
  const { client, host, latest } = useWidget()
  // only the element of the identity provider starts this flow, and has these options
  const getOptions = () => latest.current as IdentityProviderOptions
  const text = useText()
  const fail = (message: string) => emit({ type: 'idp.preflightFailed', message })
  const decide = useDecide(emit, { failed: fail })

  const { submit } = useSubmit({
    async call(request: AuthorizeRequest, signal) {
      const session = await findSession(client, getOptions().authTokenParams, signal)
      if (!session) throw new NoCurrentSessionError()
      const { client_id, redirect_uri, scopes } = request
      const data = { client_id, redirect_uri, scope: scopes.join(' ') }
      // after a choice of account, the host has already received the start of this request
      if (choice !== 'chosen') host.emit({ type: 'OAUTH_AUTHORIZE_FLOW_START', data })
      const asked = { ...request, ...toSelection(request, choice) }
      try {
        const [reply, project] = await Promise.all([
          client.idp.oauthAuthorizeStart(asked, { signal }),
          getInternals(client).bootstrap.getAsync(),
        ])
        return { reply, project }
      } catch (error) {
        const stepUp = readStepUp(error)
        const user = client.user.getSync()
        if (!stepUp || !user) throw error
        const proof = await import('../../screens/confirm/proof-question.tsx')
        return { stepUp: { ...stepUp, user, proof } }
      }
    },
    done({ reply, project, stepUp }, request) {
      if (stepUp) {
        const { clientName } = stepUp
        const named = toClientName(clientName, request.redirect_uri)
        emit({
          type: 'idp.stepUpAsked',
          request,
          ...stepUp,
          clientName: named ?? text('idpConsent.defaultClientName'),
        })
        return
      }
      const account = findAccount(client, reply)
      if (reply.account_selection_required) {
        const clientName = toClientName(reply.client.client_name, request.redirect_uri)
        const named = clientName ?? text('idpConsent.defaultClientName')
        emit({ type: 'idp.accountAsked', account, clientName: named })
        return
      }
      if (!reply.consent_required) {
        decide.submit({ request, isAsked: false, isGranted: false })
        return
      }
      const getManifest = getOptions().getIDPConsentManifest
      const consent = toConsent({ request, reply, project, account, getManifest, text })
      emit({ type: 'idp.consentAsked', request, consent })
    },
    failed({ text: message }) {
      // also if the service has found that a known session is no longer valid
      if (isSignedOut(client)) emit({ type: 'idp.sessionMissed' })
      else fail(message)
    },
  })
  return submit
}

/**
 * Returns the parameter that tells the service whether the user has chosen an account. Only a request that can require
 * a choice contains it.
 */
const toSelection = ({ prompt = '', login_hint: hint }: AuthorizeRequest, choice: AccountChoice) =>
  (hint || prompt.split(' ').includes('select_account')) && { account_selected: choice !== 'open' }

/**
 * Returns the account that the service names. A service that does not name it is assumed to know the same user as this
 * page.
 */
function findAccount(
  client: Client,
  { user }: Partial<Pick<ReplyOf<typeof identityProvider.authorizeStart>, 'user'>>,
): Account | null {
  const known = user ?? client.user.getSync()
  return known && toAccount(known)
}
