/** Routes for whoever runs the service: is it alive, is it ready, how is it doing. */
import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../config/config.ts'
import { AuthError } from '../http/auth-error.ts'
import { isEqualDigest } from '../keys/is-equal-digest.ts'
import type { Storage } from '../storage/storage.ts'
import type { Metrics } from './metrics.ts'

const pingMs = 2_000

export interface OpsParts {
  readonly config: Pick<ServiceConfig, 'mode' | 'metricsToken'>
  readonly storage: Pick<Storage, 'ping'>
  readonly metrics: Metrics
  /** False from the moment the service begins to stop. */
  readonly isAccepting: () => boolean
}

/** Registers `/healthz`, `/readyz` and `/metrics`. */
export function registerOps(app: FastifyInstance, parts: OpsParts): void {
  const { config, storage, metrics, isAccepting } = parts

  app.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get('/readyz', async (_request, reply) => {
    const problem = isAccepting() ? await findStorageProblem(storage) : 'stopping'
    return reply
      .header('cache-control', 'no-store')
      .code(problem === null ? 200 : 503)
      .send(problem === null ? { status: 'ready' } : { status: 'not_ready', reason: problem })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(config, request.headers.authorization)) throw new AuthError('route_not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.render())
  })
}

async function findStorageProblem(storage: Pick<Storage, 'ping'>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, pingMs, 'storage')
  })
  const answered = storage.ping().then(
    () => null,
    () => 'storage',
  )
  const problem = await Promise.race([answered, tooLong])
  clearTimeout(timer)
  return problem
}

/**
 * In production the figures need a token. "Only from loopback" would be no protection: behind a proxy on
 * the same machine every visitor comes from loopback.
 */
function mayRead(config: OpsParts['config'], authorization: string | undefined): boolean {
  if (config.metricsToken === null) return config.mode === 'development'
  return isEqualDigest(authorization ?? '', `Bearer ${config.metricsToken}`)
}
