/**
 * Client apps ask, people decide: the three ways in. A page shows the request and starts it, sends the decision,
 * or asks first whether anything needs to be shown at all. The protocol's checks are the engine's.
 */

import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import type { AuthorizationHooks } from '../engine/internal-authorization.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import { consumeTransaction, storeTransaction } from './authorization-transactions.ts'
import { type DecidedRequest, decideRequest, type UndecidedRequest } from './decide-request.ts'
import type { AuthorizationEvaluation } from './evaluate-authorization-request.ts'
import { keepGivenAnswer } from './given-answers.ts'
import { grantAuthorization, recordDenial } from './grant-authorization.ts'
import type { PageRequest } from './page-request.ts'
import { recordAccountChoice, requireReauthentication } from './pending-reauthentication.ts'
import { type AuthorizationAnswer, runAuthorization } from './run-authorization.ts'
import { readAnswer, toAuthError } from './to-auth-error.ts'

/** A request that was looked at. Where an account has to be chosen first nothing was started. */
export type StartedRequest = AuthorizationEvaluation & {
  /** Whether the person has to decide. */
  readonly consentRequired: boolean
  readonly isAccountChoiceRequired: boolean
}

export interface Authorizations {
  /**
   * Looks at a request, and remembers it for the decision.
   *
   * @throws AuthError `user_unauthenticated` also when the person must prove again who they are;
   * `connected_app_not_found`, `connected_app_supplied_redirect_url_not_found_in_client`,
   * `connected_app_misconfigured_client`, `oauth_invalid_scope_requested`, `unauthorized_action`
   */
  start(request: PageRequest): Promise<StartedRequest>
  /**
   * Takes the decision to the client app.
   *
   * @throws AuthError `authorization_request_not_started`, `unauthorized_action`, `user_unauthenticated`
   */
  submit(request: PageRequest, isConsentGiven: boolean): Promise<AuthorizationAnswer>
  /**
   * Answers a request at once where nothing needs to be shown (`prompt=none`, a remembered permission, an
   * error), else says what is missing. Nothing is remembered for a decision: a page starts the request then.
   */
  decide(request: UndecidedRequest): Promise<DecidedRequest>
}

/** Makes the rules. */
export function createAuthorizations(ports: EnginePorts, engines: Engines): Authorizations {
  const run = async (
    request: PageRequest,
    hooks: Pick<AuthorizationHooks, 'purpose' | 'shown' | 'isConsentGiven'>,
  ) =>
    runAuthorization(await engines.get(request.project), request, {
      ...hooks,
      session: request.proved,
      params: request.params,
      // Who submits has started the same request in the same session, and has chosen by then.
      isChoiceOffered: hooks.purpose === 'start' && request.isAccountChosen !== undefined,
      isPkceKnown: hooks.purpose === 'submit' || request.dialect === 'newer',
      pending: null,
      grant: (ctx, authorization) => grantAuthorization(ports, request, ctx, authorization),
    })

  /** Looks at a request; nothing is issued. */
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
    async start(request) {
      const { project, proved, isAccountChosen } = request
      refuseImpersonated(proved.session)
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
      // Without a prompt the client app hears of it at the submit; nobody is asked anything.
      const consentRequired = prompt === 'consent'
      await storeTransaction(ports, proved, request, {
        scopes: evaluation.scopeResults.filter((one) => one.isGrantable).map(({ scope }) => scope),
        consentRequired,
      })
      return { ...evaluation, consentRequired, isAccountChoiceRequired: false }
    },

    async submit(request, isConsentGiven) {
      const shown = await consumeTransaction(ports, request.proved, request)
      // A yes counts only where the person was asked.
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

    decide: (request) => decideRequest(ports, engines, request),
  }
}

/** Before the decision the page shows what is wrong; afterwards the client app is told. */
function toShownError(answer: AuthorizationAnswer, app: ClientApp | null): AuthError {
  if (answer.kind === 'refused') return toAuthError(answer.error, answer.description, app)
  if (answer.kind === 'form_post') return toAuthError('invalid_request', '')
  const { error, description } = readAnswer(answer)
  return toAuthError(error ?? 'invalid_request', description, app)
}
