import { errors } from 'oidc-provider'
import type { AuthenticatedSession } from '../../sessions/get-session.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import { keepPushedRequest } from './keep-pushed-request.ts'
import { createPageDemand, readPageDemand } from './page-demands.ts'
import type { PageRequest } from './page-request.ts'
import { adoptDemand, demandProof } from './proof-demands.ts'
import { type AuthorizationAnswer, runAuthorization } from './run-authorization.ts'
import { settleRequest } from './settle-request.ts'
import { Unsettled } from './unsettled.ts'
import { isProofWanted, readParams, type WeighedRequest, weighRequest } from './weigh-request.ts'

/** A request of a page that asks first. */
export interface UndecidedRequest extends Omit<PageRequest, 'dialect' | 'proved'> {
  /** Null when nobody is signed in. */
  readonly proved: AuthenticatedSession | null
  /** What this browser was given to keep, if anything. */
  readonly pageDemand?: string | null
}

/** What a page is told that asks first. */
export type AuthorizationOutcome =
  | AuthorizationAnswer
  /** Nobody is signed in, or the person must prove again who they are. */
  | {
      readonly kind: 'sign_in'
      /** Null where the request is not known yet. */
      readonly request: WeighedRequest | null
      /** For the browser to keep, and to show when it comes again; null where no new proof is demanded. */
      readonly pageDemand: string | null
    }
  /** The person must choose an account: the one that is signed in, or another one, which signs in then. */
  | {
      readonly kind: 'choose_account'
      readonly request: WeighedRequest
      readonly pageDemand: string | null
    }
  /** The person must decide. */
  | { readonly kind: 'consent'; readonly request: WeighedRequest }

/** Answers a request where nothing needs to be shown, or says what is missing. */
export async function decideRequest(
  ports: EnginePorts,
  engines: Engines,
  { project, proved, source, params, pageDemand: kept = null }: UndecidedRequest,
): Promise<AuthorizationOutcome> {
  const engine = await engines.get(project)
  const demandedAt = readPageDemand(ports, project, params, kept)
  let pageDemand: string | null = null
  try {
    return await runAuthorization(engine, params, {
      session: proved,
      source,
      isPkceKnown: true,
      refuseNobody: async (ctx) => {
        if (ctx.oidc.prompts.has('none')) throw new errors.LoginRequired()
        if (isProofWanted(ctx.oidc)) {
          pageDemand = demandedAt === null ? createPageDemand(ports, project, params) : kept
        }
        await keepPushedRequest(ports, project, ctx)
        throw new Unsettled(null)
      },
      judge: async (ctx) => {
        if (!proved) throw new Unsettled(null)
        if (kept !== null && demandedAt !== null) {
          const page = { kept, at: demandedAt }
          await adoptDemand(ports, project, readParams(ctx), proved, page)
        }
        const weighed = await weighRequest(ports, project, ctx, proved, null)
        const { prompts, unmetDemand, signInRequired, consentRequired } = weighed
        const isSilent = prompts.has('none') || unmetDemand !== null
        if (!isSilent) refuseImpersonated(proved.session)
        if (!isSilent && signInRequired) {
          await demandProof(ports, project, weighed.params, proved)
          // Whoever signs in next may be somebody else: the demand is the browser's as well.
          pageDemand = createPageDemand(ports, project, params)
        }
        if (!isSilent && (signInRequired || consentRequired)) {
          await keepPushedRequest(ports, project, ctx)
          throw new Unsettled(weighed)
        }
        return settleRequest(ports, { project, proved, source }, ctx, weighed, false)
      },
    })
  } catch (error) {
    if (!(error instanceof Unsettled)) throw error
    const { request } = error
    if (!request) return { kind: 'sign_in', request, pageDemand }
    if (request.signInRequired) {
      const kind = request.isAccountChoiceEnough ? 'choose_account' : 'sign_in'
      return { kind, request, pageDemand }
    }
    return { kind: 'consent', request }
  }
}
