/**
 * What a checked authorization request comes to for this person: which scopes they may give, whether they must
 * decide, whether they must prove again who they are. Nothing is written here.
 */
import { decodeJwt } from 'jose'
import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type { ProjectConfig } from '../../config/config.ts'
import type { AuthenticatedSession } from '../../sessions/get-session.ts'
import type { GrantRow } from '../../storage/storage.ts'
import { type AppView, describeApp } from '../describe-app.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toAuthenticatedAt } from '../engine/session-view.ts'
import { describeScope, isGrantable, listResourceScopes } from '../scopes.ts'
import { type AuthorizationParams, toWords } from './authorization-params.ts'
import type { ShownTransaction } from './authorization-transactions.ts'
import { findUnsatisfiableRequest, listScopesOfClaims } from './claims-parameter.ts'
import { isImpersonableClient } from './is-impersonable-client.ts'
import { isReauthenticated } from './pending-reauthentication.ts'

/** One scope of a request. */
export interface ScopeResult {
  readonly scope: string
  readonly isGrantable: boolean
  readonly description: string
}

/** What the person is asked. */
export interface AuthorizationEvaluation {
  readonly app: AppView
  readonly scopeResults: readonly ScopeResult[]
  /** What would be given, by what it is for. */
  readonly wanted: Pick<GrantRow, 'scopes' | 'resources'>
  /** Of these, those that are asked for through their claims: tokens do not carry them. */
  readonly scopesOfClaims: readonly string[]
  readonly consentRequired: boolean
  readonly signInRequired: boolean
  /** Of a required sign-in: choosing the account that is signed in would do (`prompt=select_account` alone). */
  readonly isAccountChoiceEnough: boolean
  /** Nothing that this person does would satisfy the client app: what it is told. */
  readonly unsatisfiable: errors.OIDCProviderError | null
  readonly prompts: ReadonlySet<string>
  /** The request as the engine resolved it, pushed requests included. */
  readonly params: AuthorizationParams
}

/** @param shown what the person was shown, where they have decided: more is never given */
export async function evaluateAuthorizationRequest(
  ports: EnginePorts,
  project: ProjectConfig,
  ctx: KoaContextWithOIDC,
  proved: AuthenticatedSession,
  shown: Pick<ShownTransaction, 'scopes' | 'at'> | null,
): Promise<AuthorizationEvaluation> {
  const { oidc } = ctx
  const { client } = oidc
  if (!client) throw new Error('The engine judged a request without a client app.')
  const { user } = proved
  const app = await describeApp(ports.clientApps, project, client)
  const params = readParams(ctx)
  const asked = toWords(params.scope)
  const scopesOfClaims = listScopesOfClaims(oidc, asked)
  const scopeResults = [...asked, ...scopesOfClaims]
    // Asked for by many out of habit; where it could not be used it is not shown either.
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
  const standing = await ports.storage.grants.find(project.projectId, user.userId, client.clientId)
  const { prompts } = oidc
  const isLetIn = app.isFirstParty || (standing !== null && isCovered(standing, wanted))
  const isRemembered = isLetIn && !isImpersonableClient(project, client, params.redirect_uri)
  return {
    app,
    scopeResults,
    wanted,
    scopesOfClaims,
    consentRequired: prompts.has('consent') || !isRemembered,
    ...(await findMissingProof(ports, project, ctx, {
      params,
      proved,
      at: shown?.at ?? ports.clock.now(),
    })),
    unsatisfiable: findUnsatisfiableRequest(oidc, user.userId),
    prompts,
    params,
  }
}

/** As it was sent: the engine has dropped by now what it does not know. */
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

/** Each scope goes to the resources that know it; what is about the person, or about none, stands alone. */
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

async function findMissingProof(
  ports: EnginePorts,
  project: ProjectConfig,
  { oidc }: KoaContextWithOIDC,
  asked: {
    readonly params: AuthorizationParams
    readonly proved: AuthenticatedSession
    readonly at: number
  },
): Promise<Pick<AuthorizationEvaluation, 'signInRequired' | 'isAccountChoiceEnough'>> {
  const { params, proved, at } = asked
  const maxAge = oidc.params?.max_age
  const ageMs = at - toAuthenticatedAt(proved.session)
  const isTooOld = maxAge !== undefined && ageMs > Number(maxAge) * 1_000
  // Who has just proved it for this request is not sent round again because pages take a moment to load.
  const isWanted = isTooOld || isAnewWanted(oidc)
  return {
    signInRequired: isWanted && !(await isReauthenticated(ports, project, params, proved, at)),
    // Who has to prove something anew cannot choose instead.
    isAccountChoiceEnough: !isTooOld && !oidc.prompts.has('login'),
  }
}

/** True where the client app wants a proof of its own, however young another one is. */
const isAnewWanted = ({ prompts }: Pick<KoaContextWithOIDC['oidc'], 'prompts'>) =>
  prompts.has('login') || prompts.has('select_account')

/** True where signing in is demanded, or may be. */
export const isReauthenticationRequested = (
  oidc: Pick<KoaContextWithOIDC['oidc'], 'prompts' | 'params'>,
) => isAnewWanted(oidc) || oidc.params?.max_age !== undefined
