/** The decision on a request, for pages with scripts: the start in both dialects, and the submit of the newer one. */

import type { identityProvider } from '@portico/contract'
import { getSession } from '../../accounts/sessions/get-session.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { toIssuer } from '../issuer.ts'
import type { LoadProtocol } from '../load-protocol.ts'
import { toAuthorizationParams, type WireRequest } from '../request/authorization-params.ts'
import type { AuthorizationEvaluation } from '../request/evaluate-authorization-request.ts'
import type { Dialect } from './authorization-transactions.ts'
import { storeFormPostResponse } from './form-post-responses.ts'
import type { PageRequest } from './page-request.ts'
import { formPostResponsePath } from './register-form-post-responses.ts'
import { readAnswer, toAuthError } from './to-auth-error.ts'

type AuthorizeHandlers = Omit<Handlers<typeof identityProvider>, 'logoutStart'>

/** Creates the handlers of `/idp/oauth/authorize/*` and `/oauth/authorize/start`. */
export function createAuthorizeHandlers(
  ports: IdentityProviderPorts,
  loadProtocol: LoadProtocol,
): AuthorizeHandlers {
  const toRequest = async (call: Call<WireRequest>, dialect: Dialect): Promise<PageRequest> => ({
    http: call.http,
    project: call.project,
    source: call.source,
    proved: await getSession(ports, call, 'user_unauthenticated'),
    dialect,
    params: toAuthorizationParams(call.body),
  })

  return {
    async authorizeStart(call) {
      const request = await toRequest(call, 'newer')
      const isAccountChosen = call.body.account_selected
      const weighed = await (await loadProtocol()).authorizations.start({
        ...request,
        isAccountChosen,
      })
      const { user } = request.proved
      return {
        user_id: user.userId,
        user: toUserView(user, call.project),
        ...(weighed.isAccountChoiceRequired && { account_selection_required: true }),
        consent_required: weighed.consentRequired,
        client: toClientView(weighed),
        scope_results: weighed.scopeResults.map(({ scope, isGrantable, description }) => ({
          scope,
          is_grantable: isGrantable,
          description,
        })),
      }
    },

    async olderAuthorizeStart(call) {
      const weighed = await (await loadProtocol()).authorizations.start(
        await toRequest(call, 'older'),
      )
      const join = (isWanted: boolean) =>
        weighed.scopeResults
          .filter(({ isGrantable }) => isGrantable === isWanted)
          .map(({ scope }) => scope)
          .join(' ')
      return {
        consent_required: weighed.consentRequired,
        oidc_client: toClientView(weighed),
        grantable_scope: join(true),
        ungrantable_scope: join(false),
      }
    },

    async authorizeSubmit(call) {
      const { project, body } = call
      const request = await toRequest(call, 'newer')
      const answer = await (await loadProtocol()).authorizations.submit(
        request,
        body.consent_granted,
      )
      if (answer.kind === 'refused') throw toAuthError(answer.error, answer.description)
      if (answer.kind === 'form_post') {
        const token = await storeFormPostResponse(ports, project.projectId, answer)
        const address = `${toIssuer(ports.config, project)}${formPostResponsePath}?token=${token}`
        return { redirect_uri: address }
      }
      const { code } = readAnswer(answer)
      return { redirect_uri: answer.url, ...(code !== null && { authorization_code: code }) }
    },
  }
}

function toClientView({ app }: Pick<AuthorizationEvaluation, 'app'>) {
  return {
    client_id: app.clientId,
    client_type: app.type,
    client_name: app.name,
    client_description: app.description,
    ...(app.logoUrl !== null && { client_logo_url: app.logoUrl }),
  }
}
