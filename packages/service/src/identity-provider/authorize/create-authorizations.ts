/**
 * Client apps ask, people decide: the three ways in. A page shows the request and starts it, sends the decision,
 * or asks first whether anything needs to be shown at all. The protocol's checks are the engine's.
 */
import { errors } from 'oidc-provider'
import type { ProjectConfig } from '../../config/config.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Source } from '../../http/source-address.ts'
import type { ProvedSession } from '../../sessions/get-session.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import type { AuthorizationParams } from './authorization-params.ts'
import { keepPushedRequest } from './keep-pushed-request.ts'
import { createPageDemand, readPageDemand } from './page-demands.ts'
import { adoptDemand, demandProof, meetDemandByChoice } from './proof-demands.ts'
import {
  type AuthorizationAnswer,
  type AuthorizationRule,
  runAuthorization,
} from './run-authorization.ts'
import { settleRequest } from './settle-request.ts'
import { type Dialect, rememberRequest, takeRequest } from './started-requests.ts'
import { readAnswer, toAuthError } from './to-auth-error.ts'
import { Unsettled } from './unsettled.ts'
import { verifyPushedWords } from './verify-pushed-words.ts'
import { isProofWanted, readParams, type WeighedRequest, weighRequest } from './weigh-request.ts'

/** A request that a page hands on for a person. */
export interface PageRequest {
  readonly project: ProjectConfig
  readonly proved: ProvedSession
  readonly source: Source
  readonly dialect: Dialect
  readonly params: AuthorizationParams
  /** Of a page that lets people choose: whether the account was chosen. Undefined for pages that cannot. */
  readonly isAccountChosen?: boolean | undefined
}

/** A request that was looked at. Where an account has to be chosen first nothing was started. */
export type StartedRequest = WeighedRequest & { readonly isAccountChoiceRequired: boolean }

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
   *
   * @param request.proved null when nobody is signed in
   * @param request.pageDemand what this browser was given to keep, if anything
   */
  decide(
    request: Omit<PageRequest, 'dialect' | 'proved'> & {
      readonly proved: ProvedSession | null
      readonly pageDemand?: string | null
    },
  ): Promise<AuthorizationOutcome>
}

/** Makes the rules. */
export function createAuthorizations(ports: EnginePorts, engines: Engines): Authorizations {
  const refuseNobody: AuthorizationRule['refuseNobody'] = async () => {
    throw new AuthError('user_unauthenticated')
  }

  /** Runs a request up to the decision. */
  const look = async (request: PageRequest): Promise<WeighedRequest> => {
    const engine = await engines.get(request.project)
    try {
      const answer = await runAuthorization(engine, request.params, {
        session: request.proved,
        source: request.source,
        isPkceKnown: request.dialect === 'newer',
        refuseNobody,
        judge: async (ctx) => {
          await keepPushedRequest(ports, request.project, ctx)
          const weighed = await weighRequest(ports, request.project, ctx, request.proved, null)
          verifyPushedWords(request.params, weighed.params)
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
      const isSilent = weighed.prompts.has('none') || weighed.unmetDemand !== null
      if (weighed.signInRequired && !isSilent) {
        const { isAccountChosen } = request
        if (!weighed.isAccountChoiceEnough || isAccountChosen === undefined) {
          await demandProof(ports, project, weighed.params, proved)
          throw new AuthError('user_unauthenticated')
        }
        if (!isAccountChosen) {
          return { ...weighed, consentRequired: false, isAccountChoiceRequired: true }
        }
        await meetDemandByChoice(ports, project, weighed.params, proved)
      }
      const consentRequired = weighed.consentRequired && !isSilent
      await rememberRequest(ports, proved, request, {
        scopes: weighed.scopeResults.filter((one) => one.isGrantable).map(({ scope }) => scope),
        consentRequired,
      })
      return { ...weighed, consentRequired, isAccountChoiceRequired: false }
    },

    async submit(request, isConsentGiven) {
      const { project, proved } = request
      const shown = await takeRequest(ports, proved, request)
      const engine = await engines.get(project)
      return runAuthorization(engine, request.params, {
        session: proved,
        source: request.source,
        isPkceKnown: true,
        refuseNobody,
        judge: async (ctx) => {
          const weighed = await weighRequest(ports, project, ctx, proved, shown)
          verifyPushedWords(request.params, weighed.params)
          // A yes counts only where the person was asked.
          const isGiven = isConsentGiven && shown.consentRequired
          return settleRequest(ports, request, ctx, weighed, isGiven)
        },
      })
    },

    async decide({ project, proved, source, params, pageDemand: kept = null }) {
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
    },
  }
}

/** Before the decision the page shows what is wrong; afterwards the client app is told. */
function toShownError(answer: AuthorizationAnswer): AuthError {
  if (answer.kind === 'refused') return toAuthError(answer.error, answer.description)
  if (answer.kind === 'form_post') return toAuthError('invalid_request', '')
  const { error, description } = readAnswer(answer)
  return toAuthError(error ?? 'invalid_request', description)
}
