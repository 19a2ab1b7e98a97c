import { type Client, getInternals, NoCurrentSessionError } from '@portico/client'
import type { identityProvider, ReplyOf } from '@portico/contract'
import { useSubmit } from '../../flow/use-submit.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { findSession, isSignedOut } from './find-session.ts'
import type { AccountChoice, AuthorizeRequest, IdpProps } from './flow.ts'
import { type Account, toAccount } from './to-account.ts'
import { toClientName } from './to-client-name.ts'
import { toConsent } from './to-consent.ts'
import { useDecide } from './use-decide.ts'

/**
 * The preflight of an authorization: who is signed in, what the client app wants, whether the person must decide.
 * Where they need not, the request goes through by itself (specification section 4).
 */
export function useAuthorizeStart(
  emit: IdpProps<'idp.start'>['emit'],
  choice: AccountChoice,
): (request: AuthorizeRequest) => void {
  const { client, host, latest } = useWidget()
  const text = useText()
  const fail = (message: string) => emit({ type: 'idp.preflightFailed', message })
  const decide = useDecide(emit, { failed: fail })

  const { submit } = useSubmit({
    async call(request: AuthorizeRequest, signal) {
      const session = await findSession(client, latest.current.authTokenParams, signal)
      if (!session) throw new NoCurrentSessionError()
      const { client_id, redirect_uri, scopes } = request
      const data = { client_id, redirect_uri, scope: scopes.join(' ') }
      // a choice is on the way of a request whose start the host has heard
      if (choice !== 'chosen') host.emit({ type: 'OAUTH_AUTHORIZE_FLOW_START', data })
      const [reply, project] = await Promise.all([
        client.idp.oauthAuthorizeStart({ ...request, ...toSelection(request, choice) }, { signal }),
        getInternals(client).bootstrap.getAsync(),
      ])
      return { reply, project }
    },
    done({ reply, project }, request) {
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
      const getManifest = latest.current.getIDPConsentManifest
      const consent = toConsent({ request, reply, project, account, getManifest, text })
      emit({ type: 'idp.consentAsked', request, consent })
    },
    failed({ text: message }) {
      // also when the service found that a session which was known here is over
      if (isSignedOut(client)) emit({ type: 'idp.sessionMissed' })
      else fail(message)
    },
  })
  return submit
}

/** Services that let nobody choose hear nothing of it. */
const toSelection = ({ prompt = '', login_hint: hint }: AuthorizeRequest, choice: AccountChoice) =>
  (hint || prompt.split(' ').includes('select_account')) && { account_selected: choice !== 'open' }

/** Who is asked, as the service knows them; one that does not say so is believed to know who is signed in here. */
function findAccount(
  client: Client,
  { user }: Partial<Pick<ReplyOf<typeof identityProvider.authorizeStart>, 'user'>>,
): Account | null {
  const known = user ?? client.user.getSync()
  return known && toAccount(known)
}
