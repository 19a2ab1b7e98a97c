/**
 * Builds the React host as a site owner would, under React 18 or 19: once for the browser, once for a
 * server. What went into the browser's bundle is told, so that a test can count the Reacts in it.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { toBuildFolder } from '../support/to-build-folder.ts'
import type { ReactHostOptions } from './host-options.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The versions of React that the bindings promise to run under. */
export type ReactVersion = 18 | 19

/** A built host. */
export interface BuiltHost {
  /** Where the browser's files stand; the entry is `browser.js`. */
  readonly folder: string
  /** The files that went into the browser's bundle. */
  readonly modules: readonly string[]
  renderHost(options: ReactHostOptions): string
}

const toConfig = (version: ReactVersion): InlineConfig => ({
  configFile: false,
  root: inRepository('e2e/react-host'),
  logLevel: 'warn',
  // React's development build: what it warns of counts as an error
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: {
    conditions: ['source', 'module', 'browser', 'development', 'default'],
    alias: ['react', 'react-dom'].map((name) => ({
      find: new RegExp(`^${name}(?=/|$)`),
      replacement: inRepository(`${version === 18 ? 'e2e/react-18/' : ''}node_modules/${name}`),
    })),
  },
})

async function buildFor(version: ReactVersion, target: 'browser' | 'server') {
  const config = toConfig(version)
  const folder = toBuildFolder(`react-bindings-${version}/${target}`)
  const output = await build({
    ...config,
    base: '/host/',
    ...(target === 'server' && {
      ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'default'] } },
    }),
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      ssr: target === 'server',
      rollupOptions: {
        input: inRepository(`e2e/react-host/${target}.tsx`),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return { folder, modules }
}

const built = new Map<ReactVersion, Promise<BuiltHost>>()

/** Builds the host, once per version and test file. */
export function buildHost(version: ReactVersion): Promise<BuiltHost> {
  const host = built.get(version) ?? buildBoth(version)
  built.set(version, host)
  return host
}

async function buildBoth(version: ReactVersion): Promise<BuiltHost> {
  const browser = await buildFor(version, 'browser')
  const server = await buildFor(version, 'server')
  const { renderHost } = await import(pathToFileURL(`${server.folder}/server.js`).href)
  return { ...browser, renderHost }
}
