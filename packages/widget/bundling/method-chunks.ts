import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The part of a bundle that a method decides, in the `chunks.json` of its folder. Each module is the end of a path. What its
 * files may weigh stands there as well, as `budgets`, which the check of sizes reads.
 */
interface MethodChunks {
  /** Files of the bundle by their names, with the modules that each of them starts from. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>
  /** The actions of Main's form, which are loaded with the client's calls. */
  readonly withCalls?: readonly string[]
  /** Whether the method's own calls are left out of the file of all calls. */
  readonly hasOwnCalls?: boolean
  /** Small modules without state: outside of the first screen each importer gets a copy. */
  readonly copies?: readonly string[]
  /** Further such modules, copied only for importers whose path matches. */
  readonly copiesFor?: { readonly importer: string; readonly modules: readonly string[] }
}

const folder = new URL('../src/methods/', import.meta.url)

const endsWith = (ends: readonly string[]) => (id: string) =>
  ends.some((end) => id.endsWith(`/${end}`))

/** Reads what the methods decide about the bundle, so that no build file names a method. */
export function readMethodChunks() {
  const methods = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const file = fileURLToPath(new URL(`${name}/chunks.json`, folder))
      const own: MethodChunks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
      return { name, ...own }
    })
  const isCopied = endsWith(methods.flatMap(({ copies = [] }) => copies))
  const copiesFor = methods.flatMap(({ copiesFor: own }) =>
    own ? [{ importer: new RegExp(own.importer), isCopied: endsWith(own.modules) }] : [],
  )
  const ownCalls = methods.filter(({ hasOwnCalls }) => hasOwnCalls).map(({ name }) => name)
  const names = methods.map(({ name }) => name)
  const isWithCalls = endsWith(methods.flatMap(({ withCalls = [] }) => withCalls))
  return {
    /** The groups of `codeSplitting` for the files that methods declare. */
    groups: methods.flatMap(({ chunks = {} }) =>
      Object.entries(chunks).map(([name, modules]) => ({ name, test: endsWith(modules) })),
    ),
    /** Whether a module is an action of Main's form, or one of the client's calls that share a file. */
    isWithCalls: (id: string): boolean => {
      // a copy of a module has its importer in the query
      const [, method = ''] = /client\/src\/methods\/([\w-]+)[^?]*$/.exec(id) ?? []
      return isWithCalls(id) || (method !== '' && !ownCalls.includes(method))
    },
    /** Whether a module of the client is a call that is left out of the file of all calls. */
    isOwnCall: (id: string): boolean =>
      ownCalls.some((name) => id.includes(`client/src/methods/${name}/`)),
    /** Whether a module belongs to a single method. */
    isOfMethod: (id: string): boolean => {
      const [, name = ''] =
        /widget\/src\/(?:methods|declarations|locales\/en)\/([\w-]+)[/.]/.exec(id) ?? []
      // a method may have several files of texts: `otp` and `otp-phones`
      return names.some((method) => name === method || name.startsWith(`${method}-`))
    },
    /** Whether `importer` gets a copy of the module. */
    isCopied: (source: string, importer: string): boolean =>
      isCopied(source) ||
      copiesFor.some((own) => own.importer.test(importer) && own.isCopied(source)),
  }
}
