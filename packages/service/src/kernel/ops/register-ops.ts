/** Routes for the operator: liveness, readiness and metrics. */

import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../foundation/clock.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { ServiceConfig } from '../config/config.ts'
import type { Storage } from '../storage/storage.ts'
import type { Metrics } from './metrics.ts'

const pingMs = 2_000
const probeMs = 1_000
/** A limit that no count reaches: the row is always written, even after the clock was set back. */
const maxProbes = Number.MAX_SAFE_INTEGER

export interface OpsParts {
  readonly config: Pick<ServiceConfig, 'mode' | 'metricsToken'>
  readonly storage: Pick<Storage, 'ping' | 'rates'>
  readonly clock: Clock
  readonly metrics: Metrics
  /** False as soon as the service begins to stop. */
  readonly isAccepting: () => boolean
}

/** Registers `/healthz`, `/readyz` and `/metrics`. */
export function registerOps(app: FastifyInstance, parts: OpsParts): void {
  const { config, metrics, isAccepting } = parts
  const findStorageProblem = createStorageProbe(parts)

  app.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get('/readyz', async (_request, reply) => {
    const problem = isAccepting() ? await findStorageProblem() : 'stopping'
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

/** The reason why the storage is not usable; null when it is. */
type StorageProblem = 'storage' | 'storage_read_only' | null

/**
 * Reads from the storage and writes one row, because a full disk or a standby server still answers reads. It writes at
 * most once a second, so that requests cannot cause unlimited writes.
 */
function createStorageProbe({
  storage,
  clock,
}: Pick<OpsParts, 'storage' | 'clock'>): () => Promise<StorageProblem> {
  let written: { readonly at: number; readonly outcome: Promise<StorageProblem> } | null = null

  const write = async (now: number): Promise<StorageProblem> => {
    try {
      await storage.rates.take({ key: 'readyz', max: maxProbes, windowMs: probeMs, now })
      return null
    } catch {
      return 'storage_read_only'
    }
  }
  const probe = async (): Promise<StorageProblem> => {
    try {
      await storage.ping()
    } catch {
      return 'storage'
    }
    const now = clock.now()
    // The absolute difference: a clock that was set back must not suspend the probe.
    if (written === null || Math.abs(now - written.at) >= probeMs) {
      written = { at: now, outcome: write(now) }
    }
    return written.outcome
  }
  return () => withinTime(probe())
}

async function withinTime(probe: Promise<StorageProblem>): Promise<StorageProblem> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<StorageProblem>((resolve) => {
    timer = setTimeout(resolve, pingMs, 'storage')
  })
  const problem = await Promise.race([probe, tooLong])
  clearTimeout(timer)
  return problem
}

/**
 * In production the figures need a token. Limiting them to loopback would not protect them: behind a proxy on the same
 * machine every request comes from loopback.
 */
function mayRead(config: OpsParts['config'], authorization: string | undefined): boolean {
  if (config.metricsToken === null) return config.mode === 'development'
  return isEqualDigest(authorization ?? '', `Bearer ${config.metricsToken}`)
}
