/**
 * Client apps ask, people decide: the three ways in. A page shows the request and starts it, sends the decision,
 * or asks first whether anything needs to be shown at all. The protocol's checks are the engine's.
 */
import { AuthError } from '../../errors/auth-error.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import { consumeTransaction, storeTransaction } from './authorization-transactions.ts'
import {
  type AuthorizationOutcome,
  decideRequest,
  type UndecidedRequest,
} from './decide-request.ts'
import {
  type AuthorizationEvaluation,
  evaluateAuthorizationRequest,
} from './evaluate-authorization-request.ts'
import { extendPushedRequest } from './extend-pushed-request.ts'
import { grantAuthorization } from './grant-authorization.ts'
import type { PageRequest } from './page-request.ts'
import { recordAccountChoice, requireReauthentication } from './pending-reauthentication.ts'
import { rejectConflictingParams } from './reject-conflicting-params.ts'
import {
  type AuthorizationAnswer,
  type AuthorizationRule,
  runAuthorization,
} from './run-authorization.ts'
import { readAnswer, toAuthError } from './to-auth-error.ts'
import { Unsettled } from './unsettled.ts'

/** A request that was looked at. Where an account has to be chosen first nothing was started. */
export type StartedRequest = AuthorizationEvaluation & { readonly isAccountChoiceRequired: boolean }

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
  decide(request: UndecidedRequest): Promise<AuthorizationOutcome>
}

/** Makes the rules. */
export function createAuthorizations(ports: EnginePorts, engines: Engines): Authorizations {
  const refuseNobody: AuthorizationRule['refuseNobody'] = async () => {
    throw new AuthError('user_unauthenticated')
  }

  /** Runs a request up to the decision. */
  const look = async (request: PageRequest): Promise<AuthorizationEvaluation> => {
    const engine = await engines.get(request.project)
    try {
      const answer = await runAuthorization(engine, request.params, {
        session: request.proved,
        source: request.source,
        isPkceKnown: request.dialect === 'newer',
        refuseNobody,
        judge: async (ctx) => {
          await extendPushedRequest(ports, request.project, ctx)
          const weighed = await evaluateAuthorizationRequest(
            ports,
            request.project,
            ctx,
            request.proved,
            null,
          )
          rejectConflictingParams(request.params, weighed.params)
          throw new Unsettled(weighed)
        },
      })
      throw toShownError(answer)
    } catch (error) {
      if (error instanceof Unsettled && error.request) return error.request
      throw error
    }
  }

  return {
    async start(request) {
      const { project, proved } = request
      refuseImpersonated(proved.session)
      const weighed = await look(request)
      // The client app hears of it at the submit; nobody is asked anything.
      const isSilent = weighed.prompts.has('none') || weighed.unsatisfiable !== null
      if (weighed.signInRequired && !isSilent) {
        const { isAccountChosen } = request
        if (!weighed.isAccountChoiceEnough || isAccountChosen === undefined) {
          await requireReauthentication(ports, project, weighed.params, proved)
          throw new AuthError('user_unauthenticated')
        }
        if (!isAccountChosen) {
          return { ...weighed, consentRequired: false, isAccountChoiceRequired: true }
        }
        await recordAccountChoice(ports, project, weighed.params, proved)
      }
      const consentRequired = weighed.consentRequired && !isSilent
      await storeTransaction(ports, proved, request, {
        scopes: weighed.scopeResults.filter((one) => one.isGrantable).map(({ scope }) => scope),
        consentRequired,
      })
      return { ...weighed, consentRequired, isAccountChoiceRequired: false }
    },

    async submit(request, isConsentGiven) {
      const { project, proved } = request
      const shown = await consumeTransaction(ports, proved, request)
      const engine = await engines.get(project)
      return runAuthorization(engine, request.params, {
        session: proved,
        source: request.source,
        isPkceKnown: true,
        refuseNobody,
        judge: async (ctx) => {
          const weighed = await evaluateAuthorizationRequest(ports, project, ctx, proved, shown)
          rejectConflictingParams(request.params, weighed.params)
          // A yes counts only where the person was asked.
          const isGiven = isConsentGiven && shown.consentRequired
          return grantAuthorization(ports, request, ctx, weighed, isGiven)
        },
      })
    },

    decide: (request) => decideRequest(ports, engines, request),
  }
}

/** Before the decision the page shows what is wrong; afterwards the client app is told. */
function toShownError(answer: AuthorizationAnswer): AuthError {
  if (answer.kind === 'refused') return toAuthError(answer.error, answer.description)
  if (answer.kind === 'form_post') return toAuthError('invalid_request', '')
  const { error, description } = readAnswer(answer)
  return toAuthError(error ?? 'invalid_request', description)
}
