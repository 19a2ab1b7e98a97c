import { mkdirSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Loads a package as the service resolves it. */
export const loadOfService = createRequire(join(root, 'packages/service/package.json'))

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
          service: join(root, 'packages/service/src/assembly.ts'),
          'load-config': join(root, 'packages/service/src/kernel/config/load-config.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  return folder
}

/**
 * Bundles one module of the testkit for plain Node.
 *
 * @param folder of `buildService`
 * @param path from the repository's folder
 * @returns what it exports
 */
export async function buildModule(folder, path) {
  const name = basename(path, '.ts')
  const outDir = join(folder, name)
  mkdirSync(outDir, { recursive: true })
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source', 'node', 'import'] } },
    build: {
      ssr: join(root, path),
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return import(pathToFileURL(join(outDir, `${name}.mjs`)))
}
