import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, isAbsolute, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { moduleRunnerTransformSync, transformSync } from 'oxc-transform'

/** What a module exports, by name. */
type Exports = Record<string, unknown>

/** Imports what a specifier names, as seen from the file that imports it. */
type Import = (specifier: string) => Promise<unknown>

const extensions = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json']
const runnable = /\.[cm]?[jt]s$/

/**
 * Runs a file in TypeScript or JavaScript, and the files that it imports by path. Packages and Node's own modules are
 * imported by Node. A file is run anew at every call: nothing of it is kept.
 *
 * @param file its path
 * @param virtual modules that are handed in, by specifier
 * @returns its default export; all that it exports when it has none
 * @throws whatever the file throws; an Error that names file, line and column when it cannot be compiled
 */
export async function runModule(
  file: string,
  virtual: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const running = new Map<string, { readonly exports: Exports; readonly done: Promise<unknown> }>()

  const run = async (path: string, importers: readonly string[]): Promise<unknown> => {
    const known = running.get(path)
    // Of files that import each other, one sees what the other has exported so far.
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

/** @returns the file that a path names, with or without its extension; null for what Node imports by itself */
function findFile(specifier: string, importer: string): string | null {
  const isUrl = specifier.startsWith('file:')
  if (!isUrl && !isAbsolute(specifier) && !/^\.\.?(\/|$)/.test(specifier)) return null
  const path = isUrl ? fileURLToPath(specifier) : resolve(dirname(importer), specifier)
  const candidates = [
    ...extensions.map((extension) => path + extension),
    // TypeScript lets a file be imported by the name that it would be compiled to.
    path.replace(/\.([cm]?)js$/, '.$1ts'),
    ...extensions.slice(1).map((extension) => resolve(path, `index${extension}`)),
  ]
  const known = /\.([cm]?[jt]s|json)$/
  return candidates.find((one) => known.test(one) && existsSync(one)) ?? null
}

/** Node's own `import()`, as if the file had called it. */
async function importByNode(specifier: string, importer: string): Promise<unknown> {
  if (isBuiltin(specifier) || URL.canParse(specifier)) return await import(specifier)
  try {
    return await import(pathToFileURL(createRequire(importer).resolve(specifier)).href)
  } catch (error) {
    if (!isRecord(error) || error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error
  }
  // The package is for `import` alone. Node warns that this is experimental: so only where nothing else is left.
  const load = vm.compileFunction('return import(specifier)', ['specifier'], {
    filename: importer,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as Import // what is compiled here is that
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
  // The names are those of the compiler's output, which other tools run in the same way; the last five are CommonJS's.
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

/** `export * from`: everything but the default, and nothing over what is there. */
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

/** TypeScript to JavaScript, then imports and exports to calls. */
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
