/** The engine's settings for one project. A setting that is missing here has the engine's default. */
import { limits } from '@portico/contract'
import { type Configuration, errors, type JWKS, type KoaContextWithOIDC } from 'oidc-provider'
import { createId, createToken } from '../../foundation/create-id.ts'
import { listLanguages } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { isOriginListed } from '../../kernel/http/projects.ts'
import { createGuardedFetch } from '../../kernel/outgoing/guarded-fetch.ts'
import { createPolicy } from '../checks/create-policy.ts'
import { acrValues } from '../engine-access/acr-values.ts'
import { findInternalAuthorization } from '../engine-access/engine-call.ts'
import { findEngineClient } from '../engine-access/find-engine-client.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import { endpointPaths, toIssuer } from '../issuer.ts'
import {
  evaluateAuthorizationRequest,
  readParams,
} from '../request/evaluate-authorization-request.ts'
import { extendPushedRequest } from '../request/extend-pushed-request.ts'
import { claimPendingReauthentication } from '../request/pending-reauthentication.ts'
import { rejectConflictingParams } from '../request/reject-conflicting-params.ts'
import { listResourceScopes, listScopes } from '../scopes.ts'
import { claimsOfScopes, toClaims } from '../to-claims.ts'
import { toIdTokenClaims } from '../to-id-token-claims.ts'
import { cleanDocuments } from './clean-documents.ts'
import { createAdapter } from './create-adapter.ts'
import { decideRotation } from './decide-rotation.ts'
import { toDocumentSettings } from './document-settings.ts'
import type { EnginePorts } from './engine-ports.ts'
import { extraClientMetadata, isFapi2, requestObjectAlgorithms } from './extra-client-metadata.ts'
import { createFailingAddresses, type FailingAddresses } from './failing-addresses.ts'
import type { RequestReads } from './request-reads.ts'
import { requireFapi2Proof } from './require-fapi2-proof.ts'
import { verifyClientAssertion } from './verify-client-assertion.ts'

const { identityProvider: times } = limits
const daySeconds = 24 * 3_600

/** Each use renews a refresh token, up to this total life. */
const longestRefreshSeconds = 180 * daySeconds

/** Only asymmetric algorithms: client secrets are stored as hashes, so they could not sign. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'] as const

/** The path of the engine's own authorization endpoint, which no route of the service reaches. */
export const internalAuthorizationPath = '/internal/authorize'

/** Creates the settings. */
export function toEngineConfig(
  ports: EnginePorts,
  project: ProjectConfig,
  jwks: JWKS,
  reads: RequestReads,
): Configuration {
  const failing = createFailingAddresses(ports.clock)
  const issuer = toIssuer(ports.config, project)
  return {
    adapter: createAdapter(ports, project, reads),
    jwks,
    fetch: cleanDocuments(
      failing.watch(createGuardedFetch({ allowLoopback: project.allowLoopback })),
      project,
    ),
    fetchResponseBodyLimits: {
      jwks_uri: 256 * 1_024,
      sector_identifier_uri: 64 * 1_024,
      'client_id metadata document': 16 * 1_024,
    },
    routes: {
      authorization: internalAuthorizationPath,
      token: endpointPaths.token,
      userinfo: endpointPaths.userinfo,
      introspection: endpointPaths.introspect,
      revocation: endpointPaths.revoke,
      registration: endpointPaths.register,
      pushed_authorization_request: endpointPaths.par,
      device_authorization: endpointPaths.device,
      code_verification: endpointPaths.deviceVerification,
      jwks: endpointPaths.jwks,
      end_session: '/internal/logout',
    },
    scopes: [...listScopes(project)],
    claims: toClaimSettings(),
    responseTypes: ['code'],
    acrValues: [...acrValues],
    // ID tokens contain the claims of the granted scopes; `toIdTokenClaims` removes them for an app that follows the
    // standard strictly.
    conformIdTokenClaims: false,
    extraClientMetadata,
    async assertJwtClientAuthClaimsAndHeader(ctx, claims, header, client) {
      verifyClientAssertion(issuer, claims, header, client)
      requireFapi2Proof(ctx, client)
    },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    enabledJWA: toAlgorithms(),
    features: toFeatures(ports, project, failing),
    interactions: {
      policy: createPolicy(ports, project),
      // The service's own pages handle every interaction, so the engine redirects nowhere.
      async url(ctx) {
        const authorization = getInternalAuthorization()
        await extendPushedRequest(ports, project, ctx)
        const prompt = ctx.oidc.entities.Interaction?.prompt.name ?? ''
        authorization.interaction = { prompt, params: readParams(ctx) }
        return '/'
      },
    },
    loadExistingGrant: (ctx) => evaluate(ports, project, ctx),
    pkce: {
      // Confidential client apps may omit PKCE, public ones never (RFC 9700 section 2.1.1).
      required: (_ctx, client) =>
        (client.tokenEndpointAuthMethod === 'none' || isFapi2(client)) &&
        (findInternalAuthorization()?.isPkceKnown ?? true),
    },
    async findAccount(ctx, userId) {
      // Checked here too, since a userinfo request has no client assertion.
      requireFapi2Proof(ctx, ctx.oidc.client)
      const user = await reads.findUser(userId)
      if (!user || user.blockedAt !== null) return undefined
      return {
        accountId: user.userId,
        claims(use, _scope, asked) {
          const known = toClaims(user, project)
          return use === 'id_token' ? toIdTokenClaims(ctx, known, asked) : known
        },
      }
    },
    // Every request must name its redirect URI, even if the app has registered only one.
    allowOmittingSingleRegisteredRedirectUri: false,
    // Grants outlive their tokens: using a code twice does not revoke the grant.
    revokeGrantPolicy: () => false,
    rotateRefreshToken: (ctx) => decideRotation(ports, reads, ctx),
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has('offline_access'),
    expiresWithSession: (_ctx, source) => !source.scopes.has('offline_access'),
    clientBasedCORS: (_ctx, origin, client) =>
      isOriginListed(project, origin) ||
      // A private-use scheme has no origin, and its `null` equals that of any sandboxed page.
      (origin !== 'null' &&
        (client.redirectUris ?? []).some((uri) => URL.parse(uri)?.origin === origin)),
    renderError(ctx, out, error) {
      const authorization = findInternalAuthorization()
      if (authorization) authorization.refusal = error
      ctx.body = out
    },
    ttl: toLifetimes(),
    discovery: {
      request_parameter_supported: true,
      request_object_signing_alg_values_supported: requestObjectAlgorithms,
      claims_locales_supported: undefined,
      ui_locales_supported: [...listLanguages()],
    },
  }
}

/** Evaluates the request for the signed-in user. Returns no grant, since the last check creates it. */
async function evaluate(
  ports: EnginePorts,
  project: ProjectConfig,
  ctx: KoaContextWithOIDC,
): Promise<undefined> {
  const authorization = getInternalAuthorization()
  const { purpose, session, params, shown, pending } = authorization
  if (!session) return
  if (purpose === 'start') await extendPushedRequest(ports, project, ctx)
  if (pending) await claimPendingReauthentication(ports, project, readParams(ctx), session, pending)
  const evaluation = await evaluateAuthorizationRequest(ports, project, ctx, session, shown)
  if (purpose !== 'decide') rejectConflictingParams(params, evaluation.params)
  authorization.evaluation = evaluation
}

function toFeatures(
  ports: EnginePorts,
  project: ProjectConfig,
  failing: FailingAddresses,
): NonNullable<Configuration['features']> {
  const { clientApps, random } = ports
  const { projectId, identityProvider } = project
  return {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    claimsParameter: { enabled: true },
    clientCredentials: { enabled: true },
    // The service has its own device pages: the engine only issues codes and waits.
    deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' },
    dPoP: { enabled: true },
    jwtUserinfo: { enabled: true },
    introspection: {
      enabled: true,
      async allowedPolicy(ctx, client, token) {
        if (token.clientId === client.clientId) return true
        if (client.tokenEndpointAuthMethod === 'none') return false
        // A first-party API may introspect the tokens that it receives.
        const isOwn = (await clientApps.find(projectId, client.clientId))?.isFirstParty ?? false
        // Tokens of a deleted app are inactive, which the engine does not check.
        return isOwn && (await findEngineClient(ctx.oidc, token.clientId ?? '')) !== undefined
      },
    },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    pushedAuthorizationRequests: { enabled: true },
    registration: {
      enabled: identityProvider.allowRegistration,
      initialAccessToken: false,
      idFactory: () => createId(random, 'connected-app', projectId),
      secretFactory: () => createToken(random),
    },
    registrationManagement: { enabled: identityProvider.allowRegistration },
    clientIdMetadataDocument: toDocumentSettings(ports, project, failing),
    resourceIndicators: {
      enabled: true,
      defaultResource: async (_ctx, _client, oneOf) => oneOf,
      useGrantedResource: async () => false,
      async getResourceServerInfo(_ctx, address) {
        const resource = identityProvider.resources.find(({ url }) => url === address)
        if (!resource) throw new errors.InvalidTarget()
        return {
          scope: listResourceScopes(project, address).join(' '),
          audience: address,
          // Opaque tokens are introspected, so that revoking a grant takes effect at once.
          accessTokenFormat: 'opaque',
          accessTokenTTL: times.accessTokenSeconds,
        }
      },
    },
    rpInitiatedLogout: { enabled: true },
    userinfo: { enabled: true },
  }
}

function toClaimSettings(): Record<string, string[] | null> {
  const ofScopes = Object.entries(claimsOfScopes).map(([scope, claims]) => [scope, [...claims]])
  return { ...Object.fromEntries(ofScopes), acr: null, amr: null, iss: null }
}

function toAlgorithms(): NonNullable<Configuration['enabledJWA']> {
  return {
    clientAuthSigningAlgValues: [...algorithms],
    idTokenSigningAlgValues: ['RS256', 'ES256'],
    requestObjectSigningAlgValues: [...algorithms],
    userinfoSigningAlgValues: ['RS256', 'ES256'],
    dPoPSigningAlgValues: ['ES256', 'EdDSA', 'Ed25519', 'RS256', 'PS256'],
  }
}

function toLifetimes(): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? times.accessTokenSeconds,
    AuthorizationCode: times.codeSeconds,
    ClientCredentials: times.accessTokenSeconds,
    DeviceCode: times.requestSeconds,
    IdToken: 3_600,
    RefreshToken: (ctx, token, client) => {
      const renewed = ctx?.oidc?.entities.RotatedRefreshToken
      // A token without a client secret or a bound key can be used by anyone who steals it, so its life is not extended
      // (RFC 9700 section 4.14.2).
      const isBearer = client.tokenEndpointAuthMethod === 'none' && !token.isSenderConstrained()
      if (renewed && isBearer) return Math.max(1, renewed.remainingTTL)
      const left = longestRefreshSeconds - (renewed?.totalLifetime() ?? 0)
      return Math.max(1, Math.min(times.refreshTokenDays * daySeconds, left))
    },
    Grant: daySeconds,
    Session: daySeconds,
    Interaction: times.requestSeconds,
  }
}
