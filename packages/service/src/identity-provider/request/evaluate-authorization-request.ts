/**
 * Evaluates a checked authorization request for a user: the scopes that they may grant, and whether they have granted
 * them before. Nothing is stored here.
 */
import { decodeJwt } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { StepUp } from '../../accounts/sessions/step-up.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { GrantRow } from '../../kernel/storage/storage.ts'
import type { ShownTransaction } from '../authorize/authorization-transactions.ts'
import { type AppView, describeApp } from '../describe-app.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { describeScope, isGrantable, listResourceScopes } from '../scopes.ts'
import { type AcrDemand, findAcrStepUp, readAcrDemand } from './acr-demand.ts'
import { type AuthorizationParams, toWords } from './authorization-params.ts'
import { listScopesOfClaims } from './claims-parameter.ts'
import { readHintedAddress } from './read-hinted-address.ts'

/** One scope of a request. */
export interface ScopeResult {
  readonly scope: string
  readonly isGrantable: boolean
  readonly description: string
}

/** The result of evaluating a request for a user. */
export interface AuthorizationEvaluation {
  readonly app: AppView
  readonly proved: AuthenticatedSession
  readonly scopeResults: readonly ScopeResult[]
  /** The scopes and resources to be granted. */
  readonly wanted: Pick<GrantRow, 'scopes' | 'resources'>
  /** The scopes among them that only the `claims` parameter needs: tokens do not contain these. */
  readonly scopesOfClaims: readonly string[]
  /** True if the user granted all of it before, or no consent is needed. */
  readonly isCovered: boolean
  /** The level of authentication that the client app requested. */
  readonly acr: AcrDemand
  /** What the session lacks for that level; null when it has reached it. */
  readonly stepUp: StepUp | null
  /** The parameters as the engine resolved them, including a pushed request's. */
  readonly params: AuthorizationParams
  /**
   * The time at which the age of proofs is measured: when the page asked, if the user has decided; epoch milliseconds.
   */
  readonly at: number
}

/** Evaluates a request that the engine has checked. */
export async function evaluateAuthorizationRequest(
  ports: EnginePorts,
  project: ProjectConfig,
  ctx: KoaContextWithOIDC,
  proved: AuthenticatedSession,
  shown: Pick<ShownTransaction, 'scopes' | 'at'> | null,
): Promise<AuthorizationEvaluation> {
  const { oidc } = ctx
  const { client } = oidc
  if (!client) throw new Error('The engine accepted a request without a client app.')
  const { user } = proved
  const app = await describeApp(ports.clientApps, project, client)
  const params = readParams(ctx)
  const asked = toWords(params.scope)
  const scopesOfClaims = listScopesOfClaims(oidc, asked)
  const scopeResults = [...asked, ...scopesOfClaims]
    // Many apps request `offline_access` out of habit. A client app that cannot use refresh tokens does not get it, so
    // it is not shown.
    .filter((scope) => scope !== 'offline_access' || client.grantTypeAllowed('refresh_token'))
    .map((scope) => ({
      scope,
      isGrantable: isGrantable({ project, user, isFirstParty: app.isFirstParty }, scope),
      description: describeScope(project, scope),
    }))
  const giving = scopeResults
    .filter((result) => result.isGrantable && (shown?.scopes.includes(result.scope) ?? true))
    .map(({ scope }) => scope)
  const wanted = toWanted(project, giving, Object.keys(oidc.resourceServers ?? {}))
  const acr = readAcrDemand(params)
  const standing = await ports.storage.grants.find(project.projectId, user.userId, client.clientId)
  return {
    app,
    proved,
    scopeResults,
    wanted,
    scopesOfClaims,
    isCovered: app.isFirstParty || (standing !== null && isCovered(standing, wanted)),
    acr,
    stepUp: findAcrStepUp(proved, acr, ports.clock.now()),
    params,
    at: shown?.at ?? ports.clock.now(),
  }
}

/** Returns the parameters as they were sent: by now the engine has removed the parameters that it does not know. */
export function readParams(ctx: KoaContextWithOIDC): AuthorizationParams {
  const { params = {}, entities } = ctx.oidc
  const pushed = entities.PushedAuthorizationRequest?.request
  const sent: Record<string, unknown> = pushed === undefined ? ctx.query : decodeJwt(pushed)
  const known = Object.entries({ ...params, scope: sent.scope }).filter(
    (entry): entry is [string, string | string[]] =>
      typeof entry[1] === 'string' || Array.isArray(entry[1]),
  )
  const { request: _object, ...rest } = Object.fromEntries(known)
  return rest
}

/**
 * Assigns each scope to the resources that define it. Scopes about the user, and scopes of no resource, stand alone.
 */
export function toWanted(
  project: ProjectConfig,
  scopes: readonly string[],
  addresses: readonly string[],
): AuthorizationEvaluation['wanted'] {
  const resources = Object.fromEntries(
    addresses.map((address) => {
      const known = listResourceScopes(project, address)
      return [address, scopes.filter((scope) => known.includes(scope))]
    }),
  )
  const placed = Object.values(resources).flat()
  return { scopes: scopes.filter((scope) => !placed.includes(scope)), resources }
}

function isCovered(standing: GrantRow, wanted: AuthorizationEvaluation['wanted']): boolean {
  const isWithin = (scopes: readonly string[], known: readonly string[] | undefined) =>
    known !== undefined && scopes.every((scope) => known.includes(scope))
  return (
    isWithin(wanted.scopes, standing.scopes) &&
    Object.entries(wanted.resources).every(([address, scopes]) =>
      isWithin(scopes, standing.resources[address]),
    )
  )
}

/** Returns true if the request requires a new sign-in, may require it, or lets a new sign-in choose an account. */
export const isReauthenticationRequested = (params: AuthorizationParams): boolean =>
  params.max_age !== undefined ||
  readHintedAddress(params.login_hint) !== null ||
  toWords(params.prompt).some((name) => name === 'login' || name === 'select_account')
