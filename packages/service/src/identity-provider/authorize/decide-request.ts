import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import type { AuthorizationParams } from '../request/authorization-params.ts'
import {
  type AuthorizationEvaluation,
  isReauthenticationRequested,
} from '../request/evaluate-authorization-request.ts'
import { findGivenAnswer, keepGivenAnswer } from '../request/given-answers.ts'
import { requireReauthentication } from '../request/pending-reauthentication.ts'
import {
  createPendingReauthentication,
  readPendingReauthentication,
} from '../request/pending-reauthentication-token.ts'
import { grantAuthorization } from './grant-authorization.ts'
import type { PageRequest } from './page-request.ts'
import { type AuthorizationAnswer, runAuthorization } from './run-authorization.ts'

/** A request from a page that asks first what must be shown. */
export interface UndecidedRequest extends Omit<PageRequest, 'dialect' | 'proved'> {
  /** Null when no user is signed in. */
  readonly proved: AuthenticatedSession | null
  /** The pending reauthentication that this browser stores, if any. */
  readonly pendingReauthentication?: string | null
}

/** The answer to such a page. */
export type DecidedRequest =
  | AuthorizationAnswer
  /** No user is signed in, or the user must sign in again. */
  | {
      readonly kind: 'sign_in'
      /** Null when no user is known yet. */
      readonly request: AuthorizationEvaluation | null
      /** The request's parameters, also those of a pushed request or a request object. */
      readonly params: AuthorizationParams
      /**
       * The value that the browser stores and presents with its next request; null when no reauthentication is
       * required.
       */
      readonly pendingReauthentication: string | null
    }
  /** The user must choose an account: the current one, or another one that then signs in. */
  | {
      readonly kind: 'choose_account'
      readonly request: AuthorizationEvaluation
      readonly params: AuthorizationParams
      readonly pendingReauthentication: string | null
    }
  /** The user must decide. */
  | { readonly kind: 'consent'; readonly request: AuthorizationEvaluation }
  /** The user must prove more than the session has. The page asks what, when it starts the request. */
  | { readonly kind: 'step_up'; readonly request: AuthorizationEvaluation }

/** Answers a request if nothing must be shown; otherwise returns the missing step. */
export async function decideRequest(
  ports: EnginePorts,
  engines: Engines,
  request: UndecidedRequest,
): Promise<DecidedRequest> {
  const { project, proved, params, pendingReauthentication: kept = null } = request
  // Returns an answer that this session already got, before the user is asked anything again.
  const given = proved && (await findGivenAnswer(ports, { proved, params }))
  if (given) return given
  const at = readPendingReauthentication(ports, project, params, kept)
  const { answer, code, interaction, evaluation } = await runAuthorization(
    await engines.get(project),
    request,
    {
      purpose: 'decide',
      session: proved,
      params,
      isChoiceOffered: true,
      isPkceKnown: true,
      shown: null,
      isConsentGiven: null,
      pending: kept !== null && at !== null ? { kept, at } : null,
      grant: (ctx, authorization) => grantAuthorization(ports, request, ctx, authorization),
    },
  )
  if (answer) {
    if (!proved) return answer
    // A parallel call has consumed the pushed request, so its answer counts.
    if (code === null) return (await findGivenAnswer(ports, { proved, params })) ?? answer
    await keepGivenAnswer(ports, { proved, params }, answer, code)
    return answer
  }
  const createPending = () => createPendingReauthentication(ports, project, params)
  if (!proved || !evaluation) {
    const pending = at === null ? createPending() : kept
    const isRequested = isReauthenticationRequested(interaction.params)
    const pendingReauthentication = isRequested ? pending : null
    return { kind: 'sign_in', request: null, params: interaction.params, pendingReauthentication }
  }
  refuseImpersonated(proved.session)
  if (interaction.prompt === 'consent' || interaction.prompt === 'step_up') {
    return { kind: interaction.prompt, request: evaluation }
  }
  await requireReauthentication(ports, project, evaluation.params, proved)
  const kind = interaction.prompt === 'select_account' ? 'choose_account' : 'sign_in'
  // Another user may sign in next, so the browser stores the requirement too.
  const { params: asked } = evaluation
  return {
    kind,
    request: evaluation,
    params: asked,
    pendingReauthentication: createPending(),
  }
}
