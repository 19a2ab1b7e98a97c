import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Bundles the service's command line for plain Node, inside the repository, where npm packages resolve. */
export async function buildCommand(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['source'] },
    ssr: { noExternal: [/^@portico\//], resolve: { conditions: ['source', 'node', 'import'] } },
    build: {
      ssr: join(root, 'packages/service/src/main.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'portico.mjs' } },
    },
  })
  return join(folder, 'portico.mjs')
}
