import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** An empty folder inside the tree, so that npm packages resolve; whoever asked removes it. */
export function makeFolder() {
  // Below the package: the service looks for its lists upwards from itself.
  const cache = join(root, 'packages/service/node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'portico-bench-'))
}

/**
 * Bundles the service for plain Node: `service.mjs` and `load-config.mjs`.
 *
 * @returns the folder; whoever asked removes it
 */
export async function buildService() {
  const folder = makeFolder()
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['source'] },
    ssr: { noExternal: [/^@portico\//], resolve: { conditions: ['source', 'node', 'import'] } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: {
        input: {
          service: join(root, 'packages/service/src/index.ts'),
          'load-config': join(root, 'packages/service/src/config/load-config.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  return folder
}
