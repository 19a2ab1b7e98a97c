/** The service's own OpenAPI document, from its sources: what `/openapi.json` of a running service answers. */
import { inRoot } from '../root.mjs'

/**
 * Loads it.
 *
 * @returns {Promise<import('./to-api-pages.mjs').OpenApi>}
 */
export async function loadOpenApi() {
  // late: it costs more than all else here
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(
    inRoot('packages/service/src/server/openapi/create-openapi.ts'),
    {
      root: inRoot(),
      configFile: false,
      resolve: { conditions: ['source'] },
      ssr: { resolve: { conditions: ['source'] } },
      logLevel: 'error',
    },
  )
  // the module's one function, whose result is plain JSON
  const { createOpenApi } = /** @type {{ createOpenApi: (baseUrl: string) => unknown }} */ (module)
  return JSON.parse(JSON.stringify(createOpenApi('https://auth.example.com')))
}
