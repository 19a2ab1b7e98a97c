import type { FastifyInstance } from 'fastify'

/** A registered route: `:name` stands for any part. */
export interface ListedRoute {
  readonly path: string
  readonly methods: readonly string[]
}

/** Lists the routes of the router from the tree that it prints. */
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
