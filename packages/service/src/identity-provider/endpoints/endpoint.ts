import type { HTTPMethods } from 'fastify'

/** An endpoint of the engine, as it is mounted below a project's issuer. */
export interface Endpoint {
  readonly path: string
  readonly methods: readonly HTTPMethods[]
  /** The engine's path. @default the same path */
  readonly inside?: string
  /** How long caches may keep its answer, in seconds. @default not at all */
  readonly cacheSeconds?: number
}
