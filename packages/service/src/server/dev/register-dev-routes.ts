/**
 * Routes for developers and their tools: the development project with its secret, and the inbox of all messages. They
 * exist in development mode only, in which the service listens on loopback only.
 */
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../foundation/clock.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { hashClientSecret } from '../../kernel/client-apps/client-secret.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import { findClientAppUrl } from '../../kernel/config/development-client-app.ts'
import { toDevelopmentClientSecret } from '../../kernel/config/to-client-app.ts'
import type { DevInbox } from '../../senders/create-dev-inbox.ts'
import { registerExampleProvider } from './register-example-provider.ts'
import { inboxPagePolicy, renderInboxPage } from './render-inbox-page.ts'

export interface DevParts {
  readonly config: Pick<
    ServiceConfig,
    'mode' | 'baseUrl' | 'projects' | 'developmentSecret' | 'rootKey'
  >
  readonly clock: Clock
  readonly devInbox: DevInbox
  /** Sends the waiting messages, so that the inbox contains every message whose request was answered. */
  readonly deliverNow: () => Promise<unknown>
}

/** A mail's HTML may come from the host, so it can run no script, load nothing and not reach the page around it. */
const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * Registers the routes.
 *
 * @throws Error in production, where the routes would reveal secrets
 */
export function registerDevRoutes(app: FastifyInstance, parts: DevParts): void {
  if (parts.config.mode !== 'development') {
    throw new Error('The development routes exist in development only.')
  }
  registerExampleProvider(app, { baseUrl: parts.config.baseUrl, clock: parts.clock })
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // Another site must not read or empty the inbox; tools send no such header.
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        throw new AuthError('route_not_found')
      }
      reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' })
    })
    registerProject(scope, parts)
    registerInbox(scope, parts)
    registerInboxStream(scope, parts)
  })
}

function registerProject(app: FastifyInstance, { config }: DevParts): void {
  app.get('/dev/project', async () => {
    const [project] = config.projects
    if (project === undefined || config.developmentSecret === null) {
      throw new AuthError('route_not_found')
    }
    return {
      project_id: project.projectId,
      public_token: project.publicToken,
      secret: config.developmentSecret,
      client_apps: listClientApps(config.rootKey, project),
      client_app_url: findClientAppUrl(project),
    }
  })
}

/**
 * Lists the configured client apps whose secret this service made in development, with the secret: it is shown nowhere
 * else.
 */
function listClientApps(rootKey: Uint8Array, { identityProvider }: ProjectConfig) {
  return identityProvider.clientApps
    .map(({ clientId, secretHash }) => ({
      clientId,
      secretHash,
      secret: toDevelopmentClientSecret(rootKey, clientId),
    }))
    .filter(
      ({ secretHash, secret }) =>
        secretHash !== null && isEqualDigest(secretHash, hashClientSecret(secret)),
    )
    .map(({ clientId, secret }) => ({ client_id: clientId, client_secret: secret }))
}

function registerInbox(app: FastifyInstance, { devInbox, deliverNow }: DevParts): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/dev/inbox', async (request, reply) => {
    await deliverNow()
    const to = [request.query.to].flat()[0]
    // An unencoded plus arrives as a space, and addresses contain no spaces.
    const messages = devInbox.list(to?.replaceAll(' ', '+'))
    reply.header('vary', 'accept')
    // programs accept JSON or any type; only a browser's navigation accepts HTML by name
    if (!request.headers.accept?.includes('text/html')) return messages
    return reply
      .header('content-security-policy', inboxPagePolicy)
      .type('text/html; charset=utf-8')
      .send(renderInboxPage(messages))
  })

  app.delete('/dev/inbox', async (_request, reply) => {
    devInbox.clear()
    return reply.code(204).send()
  })

  app.get<{ Params: { id: string } }>('/dev/inbox/:id/html', async (request, reply) => {
    const message = devInbox.find(request.params.id)
    if (message === null) throw new AuthError('route_not_found')
    return (
      reply
        .header('content-security-policy', mailPolicy)
        .type('text/html; charset=utf-8')
        // Links open in a new tab, not in the frame.
        .send(message.html.replace('<head>', '<head><base target="_blank"/>'))
    )
  })
}

/** Streams server-sent events: one `message` event for each new message. */
function registerInboxStream(app: FastifyInstance, { devInbox }: DevParts): void {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    // An open stream would delay a graceful stop.
    for (const stream of open) stream.end()
  })
  app.get('/dev/inbox/stream', (request, reply) => {
    const stream = new PassThrough()
    open.add(stream)
    stream.write(': open\n\n')
    const unsubscribe = devInbox.subscribe(({ id, to }) => {
      stream.write(`data: ${JSON.stringify({ id, to })}\n\n`)
    })
    const beat = setInterval(() => stream.write(': beat\n\n'), 15_000)
    const close = () => {
      clearInterval(beat)
      unsubscribe()
      open.delete(stream)
      stream.end()
    }
    request.raw.on('close', close)
    stream.on('close', close)
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })
}
