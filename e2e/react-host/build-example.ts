import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { buildOnce, packages } from '../support/build-once.ts'
import { toBuildFolder } from '../support/to-build-folder.ts'
import { ignoreDirective } from './ignore-directive.ts'

type Target = 'browser' | 'server'

/** An example as its own configuration builds it. */
export interface BuiltExample {
  readonly folder: string
  /** The sources that went into it. */
  readonly modules: readonly string[]
}

/**
 * Builds an example for production, as it stands in the repository: for a browser and, beside that, for a server.
 *
 * @param name - its folder in `examples/`
 */
export async function buildExampleOnce(name: string): Promise<Record<Target, BuiltExample>> {
  const sources = [
    ...packages,
    'packages/server',
    'packages/service',
    `examples/${name}`,
    'e2e/react-host',
  ]
  const folder = await buildOnce(name, sources, async (outDir) => {
    for (const target of ['browser', 'server'] as const) {
      const { modules } = await buildInto(`${outDir}/${target}`, name, target)
      writeFileSync(`${outDir}/${target}.json`, JSON.stringify(modules))
    }
  })
  const find = (target: Target) => ({
    folder: `${folder}/${target}`,
    modules: JSON.parse(readFileSync(`${folder}/${target}.json`, 'utf8')),
  })
  return { browser: find('browser'), server: find('server') }
}

/**
 * Builds an example for production and for a browser, with values of this test's own.
 *
 * @param name - its folder in `examples/`
 * @param define - values of its environment
 */
export async function buildExample(
  name: string,
  define: Record<string, string>,
): Promise<BuiltExample & Pick<Built, 'files'>> {
  const folder = toBuildFolder(name)
  return { folder, ...(await buildInto(folder, name, 'browser', define)) }
}

interface Built {
  readonly files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]
  readonly modules: readonly string[]
}

async function buildInto(
  outDir: string,
  name: string,
  target: Target,
  define: Record<string, string> = {},
): Promise<Built> {
  const isServer = target === 'server'
  // the packages from their sources, so that none has to be built before
  const conditions = ['source', 'module', isServer ? 'node' : 'browser', 'production', 'default']
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production' // the test runner's own value would build for development
  try {
    const output = await build({
      root: fileURLToPath(new URL(`../../examples/${name}`, import.meta.url)),
      logLevel: 'warn',
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      build: {
        ssr: isServer,
        outDir,
        emptyOutDir: true,
        rollupOptions: { onwarn: ignoreDirective },
      },
      define,
    })
    const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
    const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    return { files, modules }
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}

/** The modules that are a React or a renderer of it. */
export const listReacts = (modules: readonly string[]): string[] =>
  modules.filter((file) =>
    /\/cjs\/(react|react-dom-client|react-dom)\.\w+\.js$|\/preact/.test(file),
  )
