import type { FastifyInstance } from 'fastify'

/** A route as it is registered: `:name` stands for any part. */
export interface ListedRoute {
  readonly path: string
  readonly methods: readonly string[]
}

/** Every route of the router, from the tree that it prints. */
export function listRoutes(app: FastifyInstance): readonly ListedRoute[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const parts = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line)
      if (!parts) return []
      above.length = (parts[1] ?? '').length / 4
      above.push(parts[2] ?? '')
      return parts[3] === undefined ? [] : [{ path: above.join(''), methods: parts[3].split(', ') }]
    })
}
