import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as buildPackage } from 'tsdown'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as bindings from './index.ts'
import * as roots from './roots/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-react-server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a framework makes of an export of a file that begins with `'use client'`. */
const toReference = (name: string) =>
  `export const ${name} = { $$typeof: Symbol.for('react.client.reference'), name: '${name}' }`

/** Replaces client code by references, as frameworks do before a server component imports it. */
const replaceClientCode: Plugin = {
  name: 'replace-client-code',
  enforce: 'pre',
  transform(code) {
    if (!/^(\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(code)) return null
    return Object.keys(bindings).map(toReference).join('\n')
  },
}

async function buildServerComponent() {
  const outDir = join(folder, 'server-component')
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      replaceClientCode,
      { name: 'app', resolveId: (id) => (id === 'app' ? '\0app' : null), load: toApp },
    ],
    ssr: {
      noExternal: true,
      resolve: { conditions: ['react-server', 'source', 'module', 'node', 'default'] },
    },
    build: { ssr: true, outDir, rollupOptions: { input: 'app', output: { format: 'es' } } },
  })
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [entry] = files
  if (!entry) throw new Error('The build wrote nothing.')
  return {
    modules: files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
    exported: await import(pathToFileURL(join(outDir, entry.fileName)).href),
  }
}

const toApp = (id: string) => (id === '\0app' ? "export * from '@portico/react'" : null)

const isReference = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value

describe('in a server component', () => {
  let exported: Record<string, unknown>
  let modules: readonly string[]
  beforeAll(async () => {
    ;({ exported, modules } = await buildServerComponent())
  }, 60_000)

  test('the package can be imported, and exports the same names as in the browser', () => {
    expect(Object.keys(exported).sort()).toEqual(Object.keys(bindings).sort())
  })

  test('no module of React is loaded with it', () => {
    expect(modules.filter((file) => /node_modules\/(react|scheduler)/.test(file))).toEqual([])
    expect(modules.filter((file) => file.endsWith('.tsx'))).toEqual([])
  })

  test('components, hooks and wrappers are references to client code', () => {
    const isOfClient = (name: string) => /^(use|with|require)[A-Z]|Client$|^Portico$/.test(name)
    const components = [
      'IdentityProvider',
      ...Object.keys(roots),
      'PorticoProvider',
      'StytchLogin',
      'StytchPasskeyRegistration',
      'StytchPasswordReset',
      'StytchProvider',
    ]
    const creates = (name: string) => name.startsWith('create')
    const references = Object.keys(exported).filter((name) => isReference(exported[name]))
    const expected = Object.keys(bindings).filter((name) => isOfClient(name) && !creates(name))
    expect(references.sort()).toEqual([...expected, ...components].sort())
  })

  test('enumerations, themes and limits have the values that they have in the browser', () => {
    const isValue = (value: unknown) => typeof value === 'object' && !isReference(value)
    const values = Object.entries(exported).filter(([, value]) => isValue(value))
    expect(values.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Products', 'OTPMethods', 'OAuthProviders', 'defaultTheme']),
    )
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries(values.map(([name]) => [name, Reflect.get(bindings, name)])),
    )
  })

  test.each(Object.keys(bindings).filter((name) => name.startsWith('create')))(
    '%s throws an error that names the props of the provider',
    (name) => {
      const create = exported[name]
      if (typeof create !== 'function') throw new Error(`${name} is no function.`)
      expect(() => create('public-token-test-1')).toThrow(
        /A server component cannot create a client\..*<PorticoProvider publicToken=/,
      )
    },
  )
})

test('the built package begins with the directive, and its entry for servers imports it from there', async () => {
  const outDir = join(folder, 'package')
  await buildPackage({
    cwd: join(import.meta.dirname, '..'),
    config: 'tsdown.config.ts',
    outDir,
    dts: false,
    clean: false,
    logLevel: 'error',
  })
  expect(readFileSync(join(outDir, 'index.js'), 'utf8')).toMatch(/^['"]use client['"];\n/)
  const server = readFileSync(join(outDir, 'react-server.js'), 'utf8')
  const imported = [...server.matchAll(/from "([^"]*)"/g)].map(([, from]) => from)
  expect(imported.sort()).toEqual(['./index.js', '@portico/client', '@portico/widget/values'])
}, 60_000)
