/**
 * A project's protocol engine: `oidc-provider`, which checks requests, issues tokens and answers client apps. This file
 * connects it to the service's storage, sessions and client apps. The users' decisions and the pages are elsewhere.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { errors, JWKS, KoaContextWithOIDC } from 'oidc-provider'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { findInternalAuthorization } from '../engine-access/engine-call.ts'
import { shapeSessions } from '../engine-access/session-view.ts'
import { tidyScopeOfForm } from '../engine-access/tidy-scope.ts'
import { isKeptAsHash } from '../engine-access/to-engine-client.ts'
import { toWireMetadata } from '../engine-access/to-engine-metadata.ts'
import { beginUnitOfWork } from '../engine-access/unit-of-work.ts'
import { endpointPaths, toIssuer } from '../issuer.ts'
import { addAccessTokenHash } from './add-access-token-hash.ts'
import { AtomicProvider } from './atomic-provider.ts'
import type { EnginePorts } from './engine-ports.ts'
import { keepPushedScope } from './keep-pushed-scope.ts'
import { readPushedObject } from './read-pushed-object.ts'
import { readRegistration } from './read-registration.ts'
import { createRequestReads, type RequestReads } from './request-reads.ts'
import { revokeCodeAfterFailures } from './revoke-code-after-failures.ts'
import { toEngineConfig } from './to-engine-config.ts'

/** An engine and its project. */
export interface Engine {
  readonly provider: Provider
  readonly project: ProjectConfig
  readonly issuer: string
  /** Answers an HTTP request whose URL is relative to the issuer. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/**
 * Creates an engine, which takes some milliseconds.
 *
 * @param jwks private keys; the keys that sign come first
 */
export function createEngine(ports: EnginePorts, project: ProjectConfig, jwks: JWKS): Engine {
  const issuer = toIssuer(ports.config, project)
  const reads = createRequestReads(ports, project)
  const provider = new AtomicProvider(issuer, toEngineConfig(ports, project, jwks, reads))
  shapeSessions(provider, ports, project)
  shapeClients(provider, ports, reads)
  keepPushedScope(provider)
  addAccessTokenHash(provider)
  provider.use(createFrame(ports, { issuer, provider }, project, reads))
  provider.on('server_error', (ctx: KoaContextWithOIDC, err: Error) => {
    if (isUnavailable(err)) {
      ctx.status = 503
      ctx.set('retry-after', '1')
    }
    // An error by a rule of the service is an answer to the caller, not a fault.
    if (err instanceof AuthError && err.status < 500) return
    ports.log.error({ err, route: ctx.oidc.route }, 'identity provider failed')
  })
  const handle = provider.callback()
  return {
    provider,
    project,
    issuer,
    answer: async (request, response) => handle(request, response),
  }
}

/** The last directive is left open: the engine appends the hash of the form's script, the only one allowed. */
const formPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; script-src"

/** Creates the middleware around every answer of the engine. */
function createFrame(
  ports: EnginePorts,
  engine: Pick<Engine, 'issuer' | 'provider'>,
  project: ProjectConfig,
  reads: RequestReads,
) {
  const { identityProvider } = project
  const { issuer } = engine
  const { origin } = new URL(issuer)
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    // URLs in answers use the configured origin, never the request's `Host`.
    const request: { url?: string; originalUrl?: string } = ctx.req
    ctx.request.originalUrl = `${origin}${request.originalUrl ?? `${identityProvider.path}${ctx.url}`}`
    const authorization = findInternalAuthorization()
    // A form that submits itself: the engine adds the hash of its script.
    if (authorization) ctx.set('content-security-policy', formPolicy)
    const clientId = readManagedClient(ctx)
    const findRefusal = isRegistration(ctx)
      ? readRegistration(ctx.req, {
          project,
          isOwnSecret: async (secret) =>
            clientId !== null && (await isSecretOf(ports, reads, clientId, secret)),
        })
      : null
    const findPushRefusal =
      ctx.method === 'POST' && ctx.path === endpointPaths.par
        ? readPushedObject(ctx.req, engine)
        : null
    if (takesScope(ctx)) tidyScopeOfForm(ctx.req)
    const unit =
      ctx.path === endpointPaths.token ? beginUnitOfWork(ports, project.projectId, ctx) : null
    await next()
    // The request was refused before its grant was processed.
    await unit?.abandon()
    await revokeCodeAfterFailures(ports, project, ctx)
    ctx.remove('set-cookie')
    if (authorization) {
      authorization.answer = {
        // The value may be undefined, despite its type.
        location: ctx.response.get('location') || '',
        body: ctx.body,
        contentSecurityPolicy: ctx.response.get('content-security-policy'),
        code: ctx.oidc.entities.AuthorizationCode?.jti ?? null,
      }
      ctx.respond = false
    }
    if (ctx.path === endpointPaths.introspect) answerUnknownToken(ctx)
    if (ctx.path.startsWith('/.well-known/')) shapeDiscovery(ctx, issuer, identityProvider)
    if (ctx.path.startsWith(endpointPaths.register) && isRecord(ctx.body)) {
      ctx.body = toWireMetadata(ctx.body)
    }
    if (clientId !== null) hideSecret(ctx)
    const refusal = findRefusal?.() ?? null
    if (refusal !== null) sayReason(ctx, refusal)
    const pushRefusal = findPushRefusal?.() ?? null
    // Any other error concerns the client app itself, and takes precedence.
    const isOfObject = isRecord(ctx.body) && ctx.body.error === 'request_not_supported'
    if (pushRefusal !== null && isOfObject) sayReason(ctx, pushRefusal)
  }
}

/** Returns true for a form that may contain a scope. */
const takesScope = ({ method, path }: KoaContextWithOIDC) =>
  method === 'POST' &&
  [endpointPaths.token, endpointPaths.par, endpointPaths.device].some((one) => one === path)

/** Returns true for a client app's registration or the update of one. */
const isRegistration = ({ method, path }: KoaContextWithOIDC) =>
  (method === 'POST' && path === endpointPaths.register) ||
  (method === 'PUT' && path.startsWith(`${endpointPaths.register}/`))

/** Replaces the engine's answer with the reason: for a body that could not be read, the engine states none. */
function sayReason(
  ctx: KoaContextWithOIDC,
  { error, error_description }: errors.OIDCProviderError,
): void {
  if (ctx.status === 400) ctx.body = { error, error_description }
}

/**
 * Answers an introspection of a JWT. The service introspects only opaque tokens, so a JWT is never active (RFC 7662
 * section 2.2).
 */
function answerUnknownToken(ctx: KoaContextWithOIDC): void {
  if (!isRecord(ctx.body) || ctx.body.error !== 'unsupported_token_type') return
  ctx.status = 200
  ctx.body = { active: false }
}

function shapeDiscovery(
  ctx: KoaContextWithOIDC,
  issuer: string,
  pages: ProjectConfig['identityProvider'],
): void {
  if (!isRecord(ctx.body)) return
  Object.assign(ctx.body, {
    authorization_endpoint: pages.authorizationUrl ?? `${issuer}${endpointPaths.authorize}`,
    end_session_endpoint: pages.logoutUrl ?? `${issuer}${endpointPaths.logout}`,
  })
}

/** Returns the client app that a registration URL manages; null for any other URL. */
function readManagedClient({ path }: KoaContextWithOIDC): string | null {
  const prefix = `${endpointPaths.register}/`
  return path.startsWith(prefix) ? decodeURIComponent(path.slice(prefix.length)) : null
}

/**
 * Removes the secret from an answer. It is stored as a hash, and the client app receives it only once, at its creation.
 */
function hideSecret(ctx: KoaContextWithOIDC): void {
  if (!isRecord(ctx.body) || !isKeptAsHash(ctx.body.client_secret)) return
  const { client_secret: _hidden, ...rest } = ctx.body
  ctx.body = rest
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Makes the engine compare client secrets as hashes, and add the session's `sid` to every token. */
function shapeClients(provider: Provider, ports: EnginePorts, reads: RequestReads): void {
  Object.assign(provider.Client.prototype, {
    compareClientSecret(this: { clientId: string }, actual: string): Promise<boolean> {
      return isSecretOf(ports, reads, this.clientId, actual)
    },
    includeSid: () => true,
  })
}

async function isSecretOf(
  { keyRing }: Pick<EnginePorts, 'keyRing'>,
  { findClientApp }: Pick<RequestReads, 'findClientApp'>,
  clientId: string,
  secret: string,
): Promise<boolean> {
  const app = await findClientApp(clientId)
  if (!app || secret === '') return false
  const hash = keyRing.hashToken(secret)
  // constant time: both hashes are compared, whatever the result of the first.
  const matches = [app.secretHash, app.nextSecretHash].map(
    (known) => known !== null && isEqualDigest(known, hash),
  )
  return matches.includes(true)
}

function isUnavailable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error
    ? error.statusCode === 503
    : false
}
