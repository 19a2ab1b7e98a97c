import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { toBuildFolder } from '../support/to-build-folder.ts'

/** An example as its own configuration builds it. */
export interface BuiltExample {
  readonly folder: string
  readonly files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]
  /** The sources that went into it. */
  readonly modules: readonly string[]
}

/**
 * Builds an example for production.
 *
 * @param name - its folder in `examples/`
 * @param options.define - values of its environment
 */
export async function buildExample(
  name: string,
  target: 'browser' | 'server',
  options: { define?: Record<string, string> } = {},
): Promise<BuiltExample> {
  const folder = toBuildFolder(`${name}/${target}`)
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
      build: { ssr: isServer, outDir: folder, emptyOutDir: true },
      ...options,
    })
    const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
    const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    return { folder, files, modules }
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}

/** The modules that are a React or a renderer of it. */
export const listReacts = (modules: readonly string[]): string[] =>
  modules.filter((file) =>
    /\/cjs\/(react|react-dom-client|react-dom)\.\w+\.js$|\/preact/.test(file),
  )
