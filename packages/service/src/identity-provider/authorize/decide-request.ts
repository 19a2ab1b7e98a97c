import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import type { AuthorizationParams } from './authorization-params.ts'
import {
  type AuthorizationEvaluation,
  isReauthenticationRequested,
} from './evaluate-authorization-request.ts'
import { findGivenAnswer, keepGivenAnswer } from './given-answers.ts'
import { grantAuthorization } from './grant-authorization.ts'
import type { PageRequest } from './page-request.ts'
import { requireReauthentication } from './pending-reauthentication.ts'
import {
  createPendingReauthentication,
  readPendingReauthentication,
} from './pending-reauthentication-token.ts'
import { type AuthorizationAnswer, runAuthorization } from './run-authorization.ts'

/** A request of a page that asks first. */
export interface UndecidedRequest extends Omit<PageRequest, 'dialect' | 'proved'> {
  /** Null when nobody is signed in. */
  readonly proved: AuthenticatedSession | null
  /** What this browser was given to keep, if anything. */
  readonly pendingReauthentication?: string | null
}

/** What a page is told that asks first. */
export type DecidedRequest =
  | AuthorizationAnswer
  /** Nobody is signed in, or the person must prove again who they are. */
  | {
      readonly kind: 'sign_in'
      /** Null where the person is not known yet. */
      readonly request: AuthorizationEvaluation | null
      /** What was asked for, as it was pushed or stands in its object. */
      readonly params: AuthorizationParams
      /** For the browser to keep, and to show when it comes again; null where no new proof is demanded. */
      readonly pendingReauthentication: string | null
    }
  /** The person must choose an account: the one that is signed in, or another one, which signs in then. */
  | {
      readonly kind: 'choose_account'
      readonly request: AuthorizationEvaluation
      readonly params: AuthorizationParams
      readonly pendingReauthentication: string | null
    }
  /** The person must decide. */
  | { readonly kind: 'consent'; readonly request: AuthorizationEvaluation }

/** Answers a request where nothing needs to be shown, or says what is missing. */
export async function decideRequest(
  ports: EnginePorts,
  engines: Engines,
  request: UndecidedRequest,
): Promise<DecidedRequest> {
  const { project, proved, params, pendingReauthentication: kept = null } = request
  // Once more, before anything is asked of the person again.
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
    // Two at once: the other one has used it up, and its answer is the one.
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
  if (interaction.prompt === 'consent') return { kind: 'consent', request: evaluation }
  await requireReauthentication(ports, project, evaluation.params, proved)
  const kind = interaction.prompt === 'select_account' ? 'choose_account' : 'sign_in'
  // Whoever signs in next may be somebody else: the demand is the browser's as well.
  const { params: asked } = evaluation
  return {
    kind,
    request: evaluation,
    params: asked,
    pendingReauthentication: createPending(),
  }
}
