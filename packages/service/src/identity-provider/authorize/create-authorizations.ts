/**
 * The three ways to answer an authorization request. A page shows the request and starts it; it submits the user's
 * decision; or it asks first whether anything must be shown. The engine performs the protocol's checks.
 */

import { toStepUpError } from '../../accounts/sessions/step-up.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import type { AuthorizationHooks } from '../engine-access/internal-authorization.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import { refuseLeaving } from '../refuse-leaving.ts'
import type { AuthorizationEvaluation } from '../request/evaluate-authorization-request.ts'
import { keepGivenAnswer } from '../request/given-answers.ts'
import {
  recordAccountChoice,
  requireReauthentication,
} from '../request/pending-reauthentication.ts'
import { consumeTransaction, storeTransaction } from './authorization-transactions.ts'
import { decideRequest, type UndecidedRequest } from './decide-request.ts'
import { grantAuthorization, recordDenial } from './grant-authorization.ts'
import type { PageRequest } from './page-request.ts'
import { type AuthorizationAnswer, runAuthorization } from './run-authorization.ts'
import { readAnswer, toAuthError } from './to-auth-error.ts'

/** A request that was evaluated. If the user must choose an account first, nothing was started. */
export type StartedRequest = AuthorizationEvaluation & {
  /** True if the user has to decide. */
  readonly consentRequired: boolean
  readonly isAccountChoiceRequired: boolean
}

export type Authorizations = ReturnType<typeof createAuthorizations>

/** Creates the rules. */
export function createAuthorizations(ports: EnginePorts, engines: Engines) {
  const run = async (
    request: PageRequest,
    hooks: Pick<AuthorizationHooks, 'purpose' | 'shown' | 'isConsentGiven'>,
  ) =>
    runAuthorization(await engines.get(request.project), request, {
      ...hooks,
      session: request.proved,
      params: request.params,
      // At the submit, the user has already chosen an account: the same session has started the same request.
      isChoiceOffered: hooks.purpose === 'start' && request.isAccountChosen !== undefined,
      isPkceKnown: hooks.purpose === 'submit' || request.dialect === 'newer',
      pending: null,
      grant: (ctx, authorization) => grantAuthorization(ports, request, ctx, authorization),
    })

  /** Evaluates a request and issues nothing. */
  const review = async (request: PageRequest) => {
    const outcome = await run(request, { purpose: 'start', shown: null, isConsentGiven: null })
    const { evaluation, interaction, answer } = outcome
    if (evaluation) return { evaluation, prompt: interaction?.prompt ?? null }
    if (!answer) throw new AuthError('user_unauthenticated')
    const { client_id } = request.params
    const app =
      typeof client_id === 'string'
        ? await ports.clientApps.find(request.project.projectId, client_id)
        : null
    throw toShownError(answer, app)
  }

  return {
    /**
     * Evaluates a request, and stores it for the decision.
     *
     * @throws AuthError `user_unauthenticated`, also when the user must sign in again; `connected_app_not_found`,
     *   `connected_app_supplied_redirect_url_not_found_in_client`, `connected_app_misconfigured_client`,
     *   `oauth_invalid_scope_requested`, `unauthorized_action`; `insufficient_factors` when the user must prove more
     */
    async start(request: PageRequest): Promise<StartedRequest> {
      const { project, proved, isAccountChosen } = request
      refuseImpersonated(proved.session)
      refuseLeaving(proved.user)
      let { evaluation, prompt } = await review(request)
      if (prompt === 'login' || (prompt === 'select_account' && isAccountChosen === undefined)) {
        await requireReauthentication(ports, project, evaluation.params, proved)
        throw new AuthError('user_unauthenticated')
      }
      if (prompt === 'select_account') {
        if (!isAccountChosen) {
          return { ...evaluation, consentRequired: false, isAccountChoiceRequired: true }
        }
        await recordAccountChoice(ports, project, evaluation.params, proved)
        ;({ evaluation, prompt } = await review(request))
      }
      if (prompt === 'step_up') return askForStepUp(ports, request, evaluation)
      // Without a prompt, the user is asked nothing. The client app gets the answer at the submit.
      const consentRequired = prompt === 'consent'
      await storeTransaction(ports, proved, request, {
        scopes: evaluation.scopeResults.filter((one) => one.isGrantable).map(({ scope }) => scope),
        consentRequired,
      })
      return { ...evaluation, consentRequired, isAccountChoiceRequired: false }
    },

    /**
     * Sends the decision to the client app.
     *
     * @throws AuthError `authorization_request_not_started`, `unauthorized_action`, `user_unauthenticated`
     */
    async submit(request: PageRequest, isConsentGiven: boolean) {
      const shown = await consumeTransaction(ports, request.proved, request)
      // A consent counts only if the page asked the user for it.
      const isGiven = isConsentGiven && shown.consentRequired
      const outcome = await run(request, { purpose: 'submit', shown, isConsentGiven: isGiven })
      const { answer, evaluation } = outcome
      if (!answer) throw new AuthError('user_unauthenticated')
      if (outcome.code !== null) await keepGivenAnswer(ports, request, answer, outcome.code)
      if (evaluation && outcome.isConsentRequired && !isGiven) {
        await recordDenial(ports, request, evaluation.app.clientId)
      }
      return answer
    },

    /**
     * Answers a request at once if nothing must be shown (`prompt=none`, an earlier grant, an error); otherwise returns
     * the missing step. It stores nothing for a decision: the page starts the request itself.
     */
    decide: (request: UndecidedRequest) => decideRequest(ports, engines, request),
  }
}

/**
 * Lets the page ask the user for a further proof. A page that submits the request without it, since the user does not
 * want to, gets the error for the client app: nothing was shown, so nothing is granted.
 *
 * @throws AuthError `insufficient_factors`
 */
async function askForStepUp(
  ports: EnginePorts,
  request: PageRequest,
  { app, params, stepUp }: AuthorizationEvaluation,
): Promise<never> {
  const { project, proved } = request
  if (!stepUp) throw new Error('A step-up is required that lacks nothing.')
  if (params.max_age !== undefined) await requireReauthentication(ports, project, params, proved)
  await storeTransaction(ports, proved, request, { scopes: [], consentRequired: false })
  throw toStepUpError(stepUp, { client_name: app.name })
}

/** Returns the error for the page. Before the decision the page shows an error; afterwards the client app gets it. */
function toShownError(answer: AuthorizationAnswer, app: ClientApp | null): AuthError {
  if (answer.kind === 'refused') return toAuthError(answer.error, answer.description, app)
  if (answer.kind === 'form_post') return toAuthError('invalid_request', '')
  const { error, description } = readAnswer(answer)
  return toAuthError(error ?? 'invalid_request', description, app)
}
