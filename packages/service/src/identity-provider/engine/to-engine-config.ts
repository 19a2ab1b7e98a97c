/** The engine's settings for one project. What is not said here is the engine's default. */
import { limits } from '@portico/contract'
import { type Configuration, errors, type JWKS, type KoaContextWithOIDC } from 'oidc-provider'
import { createId, createToken } from '../../foundation/create-id.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { isOriginAllowed } from '../../kernel/http/projects.ts'
import { createGuardedFetch } from '../../kernel/outgoing/guarded-fetch.ts'
import {
  evaluateAuthorizationRequest,
  readParams,
} from '../authorize/evaluate-authorization-request.ts'
import { extendPushedRequest } from '../authorize/extend-pushed-request.ts'
import { claimPendingReauthentication } from '../authorize/pending-reauthentication.ts'
import { rejectConflictingParams } from '../authorize/reject-conflicting-params.ts'
import { createPolicy } from '../checks/create-policy.ts'
import { endpointPaths, toIssuer } from '../issuer.ts'
import { listResourceScopes, listScopes } from '../scopes.ts'
import { claimsOfScopes, toClaims } from '../to-claims.ts'
import { toIdTokenClaims } from '../to-id-token-claims.ts'
import { acrValues } from './acr-values.ts'
import { cleanDocuments } from './clean-documents.ts'
import { createAdapter } from './create-adapter.ts'
import { decideRotation } from './decide-rotation.ts'
import { toDocumentSettings } from './document-settings.ts'
import { findInternalAuthorization } from './engine-call.ts'
import type { EnginePorts } from './engine-ports.ts'
import { extraClientMetadata, isFapi2, requestObjectAlgorithms } from './extra-client-metadata.ts'
import { createFailingAddresses, type FailingAddresses } from './failing-addresses.ts'
import { findEngineClient } from './find-engine-client.ts'
import { getInternalAuthorization } from './get-internal-authorization.ts'
import type { RequestReads } from './request-reads.ts'
import { requireFapi2Proof } from './require-fapi2-proof.ts'
import { verifyClientAssertion } from './verify-client-assertion.ts'

const { identityProvider: times } = limits
const daySeconds = 24 * 3_600

/** A refresh token is renewed at every use, and this long in all. */
const longestRefreshSeconds = 180 * daySeconds

/** Nothing symmetric: secrets are kept as hashes, and could sign nothing. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'] as const

/** Where the engine's own authorization endpoint stands: no address leads there. */
export const internalAuthorizationPath = '/internal/authorize'

/** Makes the settings. */
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
    // What the granted scopes name stands in ID tokens; `toIdTokenClaims` takes it out for who wants it so.
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
      // Pages are ours, and whatever waits for one is theirs: the engine leads nowhere.
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
      // Confidential client apps may still come without; public ones never (RFC 9700 2.1.1).
      required: (_ctx, client) =>
        (client.tokenEndpointAuthMethod === 'none' || isFapi2(client)) &&
        (findInternalAuthorization()?.isPkceKnown ?? true),
    },
    async findAccount(ctx, userId) {
      // Userinfo asks for no assertion.
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
    // Every request says where its answer goes, also of an app that has one address only.
    allowOmittingSingleRegisteredRedirectUri: false,
    // Permissions outlive what was issued on them: a code used twice does not take them back.
    revokeGrantPolicy: () => false,
    rotateRefreshToken: (ctx) => decideRotation(ports, reads, ctx),
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has('offline_access'),
    expiresWithSession: (_ctx, source) => !source.scopes.has('offline_access'),
    clientBasedCORS: (_ctx, origin, client) =>
      isOriginAllowed(project, origin) ||
      // A scheme of an app's own has no origin, and its `null` is any sandbox's.
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
    },
  }
}

/** What the request comes to for whoever is signed in. There is no grant yet: the last check makes it. */
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
    // Its pages are ours: the engine hands out codes and waits.
    deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' },
    dPoP: { enabled: true },
    jwtUserinfo: { enabled: true },
    introspection: {
      enabled: true,
      async allowedPolicy(ctx, client, token) {
        if (token.clientId === client.clientId) return true
        if (client.tokenEndpointAuthMethod === 'none') return false
        // An API of the owner's own may ask about the tokens it is shown.
        const isOwn = (await clientApps.find(projectId, client.clientId))?.isFirstParty ?? false
        // What an app that is gone still shows is worth nothing; the engine does not look.
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
          // Asked about at introspection, so that a permission taken back counts at once.
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
  return { ...Object.fromEntries(ofScopes), acr: null, iss: null }
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
      // Without a secret or a bound key whoever finds one may use it: it is not made to last (RFC 9700 4.14.2).
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
