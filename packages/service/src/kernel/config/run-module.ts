import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, isAbsolute, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { moduleRunnerTransformSync, transformSync } from 'oxc-transform'
import { isUrl } from '../../foundation/addresses/is-url.ts'

/** The exports of a module, by name. */
type Exports = Record<string, unknown>

/** Imports a specifier, resolved from the importing file. */
type Import = (specifier: string) => Promise<unknown>

const extensions = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json']
const runnable = /\.[cm]?[jt]s$/

/**
 * Runs a TypeScript or JavaScript file, and the files that it imports by path. Node imports packages and built-in
 * modules. Every call runs the files again; nothing is cached.
 *
 * @param file its path
 * @param virtual modules that the caller supplies, by specifier
 * @returns its default export, or all exports when it has none
 * @throws the errors of the file; an Error with file, line and column when the file cannot be compiled
 */
export async function runModule(
  file: string,
  virtual: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const running = new Map<string, { readonly exports: Exports; readonly done: Promise<unknown> }>()

  const run = async (path: string, importers: readonly string[]): Promise<unknown> => {
    const known = running.get(path)
    // In an import cycle, a file gets the exports that the other file has made so far.
    if (known !== undefined) return importers.includes(path) ? known.exports : await known.done
    const exports: Exports = {}
    const importOf: Import = async (specifier) => {
      if (Object.hasOwn(virtual, specifier)) return virtual[specifier]
      const target = findFile(specifier, path)
      if (target === null) return await importByNode(specifier, path)
      if (target.endsWith('.json')) return { default: JSON.parse(await readFile(target, 'utf8')) }
      return await run(target, [...importers, path])
    }
    const done = readFile(path, 'utf8').then((source) => evaluate(path, source, exports, importOf))
    running.set(path, { exports, done })
    return await done
  }

  const exported = await run(file, [])
  return isRecord(exported) ? (exported.default ?? exported) : exported
}

/**
 * Finds the file of a path, with or without its extension.
 *
 * @returns null for specifiers that Node resolves
 */
function findFile(specifier: string, importer: string): string | null {
  const isUrl = specifier.startsWith('file:')
  if (!isUrl && !isAbsolute(specifier) && !/^\.\.?(\/|$)/.test(specifier)) return null
  const path = isUrl ? fileURLToPath(specifier) : resolve(dirname(importer), specifier)
  const candidates = [
    ...extensions.map((extension) => path + extension),
    // TypeScript allows importing a file by the name of its compiled output.
    path.replace(/\.([cm]?)js$/, '.$1ts'),
    ...extensions.slice(1).map((extension) => resolve(path, `index${extension}`)),
  ]
  const known = /\.([cm]?[jt]s|json)$/
  return candidates.find((one) => known.test(one) && existsSync(one)) ?? null
}

/** Calls Node's own `import()` as if the file had called it. */
async function importByNode(specifier: string, importer: string): Promise<unknown> {
  if (isBuiltin(specifier) || isUrl(specifier)) return await import(specifier)
  try {
    return await import(pathToFileURL(createRequire(importer).resolve(specifier)).href)
  } catch (error) {
    if (!isRecord(error) || error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error
  }
  // The package supports `import` only. Node warns that this call is experimental, so it is the last resort.
  const load = vm.compileFunction('return import(specifier)', ['specifier'], {
    filename: importer,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as Import // the compiled text returns this function
  return await load(specifier)
}

async function evaluate(
  path: string,
  source: string,
  exports: Exports,
  importOf: Import,
): Promise<unknown> {
  const url = pathToFileURL(path).href
  const module = { exports }
  // The compiler's output uses these names: those of Vite's module runner, and in the last five lines the names of
  // CommonJS.
  const scope = {
    __vite_ssr_exports__: exports,
    __vite_ssr_import__: importOf,
    __vite_ssr_dynamic_import__: importOf,
    __vite_ssr_exportAll__: (other: object) => exportAll(exports, other),
    __vite_ssr_import_meta__: { url, filename: path, dirname: dirname(path) },
    module,
    exports,
    require: createRequire(url),
    __filename: path,
    __dirname: dirname(path),
  }
  const code = `return (async () => {"use strict";${compile(path, source)}\n})()`
  await vm.compileFunction(code, Object.keys(scope), { filename: path })(...Object.values(scope))
  const isCommonJs = module.exports !== exports
  return isCommonJs ? { ...module.exports, default: module.exports } : exports
}

/** Implements `export * from`: copies all exports but the default, and replaces none. */
function exportAll(exports: Exports, other: object): void {
  for (const name of Object.keys(other)) {
    if (name === 'default' || Object.hasOwn(exports, name)) continue
    Object.defineProperty(exports, name, {
      enumerable: true,
      configurable: true,
      get: () => Reflect.get(other, name),
    })
  }
}

/** Compiles TypeScript to JavaScript, and imports and exports to calls. */
function compile(path: string, source: string): string {
  if (!runnable.test(path)) throw new Error(`${path} is neither TypeScript nor JavaScript`)
  const plain = transformSync(path, source, { sourceType: 'module' })
  refuse(path, source, plain.errors)
  const called = moduleRunnerTransformSync(path, plain.code)
  refuse(path, plain.code, called.errors)
  return called.code
}

type Problems = ReturnType<typeof transformSync>['errors']

function refuse(path: string, source: string, [first]: Problems): void {
  if (first === undefined) return
  const before = source.slice(0, first.labels[0]?.start ?? 0).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  throw new Error(`${first.message} (${path}:${before.length}:${column})`)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
