import { errors } from 'oidc-provider'
import type { AuthenticatedSession } from '../../sessions/get-session.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import {
  type AuthorizationEvaluation,
  evaluateAuthorizationRequest,
  isReauthenticationRequested,
  readParams,
} from './evaluate-authorization-request.ts'
import { extendPushedRequest } from './extend-pushed-request.ts'
import { grantAuthorization } from './grant-authorization.ts'
import type { PageRequest } from './page-request.ts'
import {
  claimPendingReauthentication,
  requireReauthentication,
} from './pending-reauthentication.ts'
import {
  createPendingReauthentication,
  readPendingReauthentication,
} from './pending-reauthentication-token.ts'
import { type AuthorizationAnswer, runAuthorization } from './run-authorization.ts'
import { Unsettled } from './unsettled.ts'

/** A request of a page that asks first. */
export interface UndecidedRequest extends Omit<PageRequest, 'dialect' | 'proved'> {
  /** Null when nobody is signed in. */
  readonly proved: AuthenticatedSession | null
  /** What this browser was given to keep, if anything. */
  readonly pendingReauthentication?: string | null
}

/** What a page is told that asks first. */
export type AuthorizationOutcome =
  | AuthorizationAnswer
  /** Nobody is signed in, or the person must prove again who they are. */
  | {
      readonly kind: 'sign_in'
      /** Null where the request is not known yet. */
      readonly request: AuthorizationEvaluation | null
      /** For the browser to keep, and to show when it comes again; null where no new proof is demanded. */
      readonly pendingReauthentication: string | null
    }
  /** The person must choose an account: the one that is signed in, or another one, which signs in then. */
  | {
      readonly kind: 'choose_account'
      readonly request: AuthorizationEvaluation
      readonly pendingReauthentication: string | null
    }
  /** The person must decide. */
  | { readonly kind: 'consent'; readonly request: AuthorizationEvaluation }

/** Answers a request where nothing needs to be shown, or says what is missing. */
export async function decideRequest(
  ports: EnginePorts,
  engines: Engines,
  { project, proved, source, params, pendingReauthentication: kept = null }: UndecidedRequest,
): Promise<AuthorizationOutcome> {
  const engine = await engines.get(project)
  const demandedAt = readPendingReauthentication(ports, project, params, kept)
  let pendingReauthentication: string | null = null
  try {
    return await runAuthorization(engine, params, {
      session: proved,
      source,
      isPkceKnown: true,
      refuseNobody: async (ctx) => {
        if (ctx.oidc.prompts.has('none')) throw new errors.LoginRequired()
        if (isReauthenticationRequested(ctx.oidc)) {
          pendingReauthentication =
            demandedAt === null ? createPendingReauthentication(ports, project, params) : kept
        }
        await extendPushedRequest(ports, project, ctx)
        throw new Unsettled(null)
      },
      judge: async (ctx) => {
        if (!proved) throw new Unsettled(null)
        if (kept !== null && demandedAt !== null) {
          const page = { kept, at: demandedAt }
          await claimPendingReauthentication(ports, project, readParams(ctx), proved, page)
        }
        const weighed = await evaluateAuthorizationRequest(ports, project, ctx, proved, null)
        const { prompts, unsatisfiable, signInRequired, consentRequired } = weighed
        const isSilent = prompts.has('none') || unsatisfiable !== null
        if (!isSilent) refuseImpersonated(proved.session)
        if (!isSilent && signInRequired) {
          await requireReauthentication(ports, project, weighed.params, proved)
          // Whoever signs in next may be somebody else: the demand is the browser's as well.
          pendingReauthentication = createPendingReauthentication(ports, project, params)
        }
        if (!isSilent && (signInRequired || consentRequired)) {
          await extendPushedRequest(ports, project, ctx)
          throw new Unsettled(weighed)
        }
        return grantAuthorization(ports, { project, proved, source }, ctx, weighed, false)
      },
    })
  } catch (error) {
    if (!(error instanceof Unsettled)) throw error
    const { request } = error
    if (!request) return { kind: 'sign_in', request, pendingReauthentication }
    if (request.signInRequired) {
      const kind = request.isAccountChoiceEnough ? 'choose_account' : 'sign_in'
      return { kind, request, pendingReauthentication }
    }
    return { kind: 'consent', request }
  }
}
