import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ServiceConfig } from '../config/config.ts'
import { sendError } from './error-handler.ts'

/** The route patterns of requests with a known path and an unknown HTTP method. */
const refusedPatterns = new WeakMap<FastifyRequest, string>()

/** Returns the pattern of a request's route, for logs and metrics; `none` for an unknown path. */
export function readRoute(request: FastifyRequest): string {
  const pattern = request.is404 ? refusedPatterns.get(request) : request.routeOptions.url
  return pattern ?? 'none'
}

/**
 * Watches the registration of API routes, and answers other HTTP methods on their paths with 405. The check runs only
 * when no route matched, because a route for each of those methods would triple the router's size.
 *
 * @returns a function to call after the last route
 */
export function watchMethods(
  app: FastifyInstance,
  config: Pick<ServiceConfig, 'baseUrl'>,
): () => void {
  const known = new Map<string, Pattern>()
  const refusals = new Set<unknown>()
  app.addHook('onRoute', ({ url, method, onRequest }) => {
    // An issuer may have a path of its own, as in `/acme/v1/oauth2/…`.
    if (!url.startsWith('/sdk/') && !url.includes('/v1/')) return
    if (refusals.has(onRequest)) return
    const pattern = known.get(url) ?? toPattern(url)
    for (const one of [method].flat()) pattern.allowed.add(one)
    known.set(url, pattern)
  })

  const refuse = (request: FastifyRequest, reply: FastifyReply, allowed: ReadonlySet<string>) => {
    reply.header('allow', [...allowed].sort().join(', '))
    sendError(reply, new AuthError('method_not_allowed'), request.id, config.baseUrl)
  }
  // Before the body is read, since nothing would use it.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const [path = ''] = request.url.split('?', 1)
    const found = known.get(path) ?? findMatch([...known.values()], path)
    if (!found) return done()
    refusedPatterns.set(request, found.url)
    refuse(request, reply, found.allowed)
  })

  return () => {
    const patterns = [...known.values()]
    const open = patterns.filter(({ parameters }) => parameters > 0)
    for (const { url, parts, allowed } of patterns) {
      // `DELETE /users/search` must not delete a user whose external id is `search`
      const others = open.filter((pattern) => isMatch(pattern, parts))
      const method = others
        .flatMap((other) => [...other.allowed])
        .filter((one) => !allowed.has(one))
      if (method.length === 0) continue
      const onRequest = (request: FastifyRequest, reply: FastifyReply) =>
        refuse(request, reply, allowed)
      refusals.add(onRequest)
      app.route({
        url,
        method: [...new Set(method)],
        exposeHeadRoute: false,
        onRequest,
        handler: () => {
          throw new AuthError('method_not_allowed')
        },
      })
    }
  }
}

/** A route's path in which `:name` stands for any non-empty part. */
interface Pattern {
  readonly url: string
  readonly parts: readonly string[]
  readonly parameters: number
  readonly allowed: Set<string>
}

function toPattern(url: string): Pattern {
  const parts = url.split('/')
  return { url, parts, parameters: parts.filter(isParameter).length, allowed: new Set() }
}

/** Finds the matching pattern with the fewest parameters, as the router does. */
function findMatch(patterns: readonly Pattern[], path: string): Pattern | undefined {
  const parts = path.split('/')
  return patterns
    .filter((pattern) => isMatch(pattern, parts))
    .sort((a, b) => a.parameters - b.parameters)[0]
}

const isMatch = (pattern: Pattern, parts: readonly string[]): boolean =>
  pattern.parts.length === parts.length &&
  pattern.parts.every((part, at) => part === parts[at] || (isParameter(part) && parts[at] !== ''))

const isParameter = (part: string) => part.startsWith(':')
