/**
 * Builds the React host as a site owner would, under React 18 or 19: once for the browser, once for a
 * server. What went into the browser's bundle is told, so that a test can count the Reacts in it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { buildOnce, packages } from '../support/build-once.ts'
import type { ReactHostOptions } from './host-options.ts'
import { ignoreDirective } from './ignore-directive.ts'

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

const sources = [...packages, 'e2e/react-host', 'e2e/react-18']
const listed = 'modules.json'

async function buildFor(version: ReactVersion, target: 'browser' | 'server') {
  const folder = await buildOnce(`react-bindings-${version}-${target}`, sources, (outDir) =>
    buildInto(outDir, version, target),
  )
  const modules: string[] = JSON.parse(readFileSync(`${folder}/${listed}`, 'utf8'))
  return { folder, modules }
}

async function buildInto(outDir: string, version: ReactVersion, target: 'browser' | 'server') {
  const config = toConfig(version)
  const output = await build({
    ...config,
    base: '/host/',
    ...(target === 'server' && {
      ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'default'] } },
    }),
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      minify: false,
      ssr: target === 'server',
      rollupOptions: {
        input: inRepository(`e2e/react-host/${target}.tsx`),
        onwarn: ignoreDirective,
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  writeFileSync(`${outDir}/${listed}`, JSON.stringify(modules))
}

/** Builds the host under a version of React. */
export async function buildHost(version: ReactVersion): Promise<BuiltHost> {
  const browser = await buildFor(version, 'browser')
  const server = await buildFor(version, 'server')
  const { renderHost } = await import(pathToFileURL(`${server.folder}/server.js`).href)
  return { ...browser, renderHost }
}
