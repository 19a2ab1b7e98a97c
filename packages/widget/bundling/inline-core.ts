import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'
import { findReassigned } from './find-reassigned.ts'
import { orderExports } from './order-exports.ts'

/** Parses the names of `import{a as b,c}from"./c-0123.js"` or `export{a as b}`, as the minifier writes them. */
const clause = (text: string): [string, string][] =>
  text.split(',').map((part) => {
    const [name = '', alias = name] = part.trim().split(' as ')
    return [name, alias]
  })

/**
 * Tells V8 to compile all functions of the file while it loads, off the main thread, instead of each at its first call.
 * Nearly all of the core runs before a user can type. (Explicit compile hints of the WICG, since Chrome 136; other
 * browsers ignore the comment.)
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/** A chunk that is no file of its own, and the expression that stands for the list of its exports. */
interface Inlined {
  readonly chunk: Rolldown.OutputChunk
  readonly value: string
  readonly toKey: (name: string) => number
}

const toSpecifier = ({ fileName }: Rolldown.OutputChunk) => `"./${basename(fileName)}"`

/** Matches the import of a chunk, with its names. */
const toImport = (chunk: Rolldown.OutputChunk) =>
  new RegExp(`import\\{([^{}]*)\\}from${toSpecifier(chunk)};`)

/** Lists the names that some code imports of a chunk. */
const listImported = (code: string, chunk: Rolldown.OutputChunk): string[] =>
  clause(toImport(chunk).exec(code)?.[1] ?? '').map(([name]) => name)

/** Replaces the imports of chunks by constants. */
const inline = (code: string, inlined: readonly Inlined[]): string =>
  inlined.reduce(
    (text, { chunk, value, toKey }) =>
      text.replace(
        toImport(chunk),
        (_, names: string) =>
          `const{${clause(names).map(([name, alias]) => `${toKey(name)}:${alias}`)}}=${value};`,
      ),
    code,
  )

/**
 * Merges the entry and the chunk `core`, which the entry only re-exports, into one file: this saves a round trip before
 * the user can type.
 *
 * Lazy chunks use the core as well. If they imported it from the entry by its URL, a page that loads `portico.js?v=2`
 * would load a second core with its first chunk. Therefore the core is kept once per page in a global under a hash,
 * for chunks and for further copies of the entry. What it exports is kept as a list, because names would be 250 bytes
 * of the first file.
 */
export const inlineCore = (entryFile: string): Plugin => ({
  name: 'inline-core',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter(
        (output): output is Rolldown.OutputChunk => output.type === 'chunk',
      )
      const core = chunks.find(({ name }) => name === 'core')
      const entry = chunks.find(({ fileName }) => fileName === entryFile)
      if (!core || !entry) throw new Error('The bundle has no core, or no entry.')

      // the bundler's helper is a single line, but would be a file that other files wait for
      const helper = chunks.find(({ name }) => name === 'rolldown-runtime')
      const [, helperBody = '', helperExport = ''] =
        /^(.*)export\{([^{},]*)\};\s*$/s.exec(helper?.code ?? '') ?? []
      const [[helperName] = []] = clause(helperExport)
      const helpers = helper
        ? [
            {
              chunk: helper,
              value: `[(()=>{${helperBody}return ${helperName}})()]`,
              toKey: () => 0,
            },
          ]
        : []

      const [, body = '', exported = ''] =
        /^(.*)export\{([^{}]*)\};\s*$/s.exec(inline(core.code, helpers)) ?? []
      const [, taken = ''] = /^export\{([^{}]*)\}from"[^"]*";\s*$/.exec(entry.code) ?? []
      if (!body || !taken || /\bimport[{"]/.test(body)) {
        throw new Error('The core or the entry has another shape than expected.')
      }
      const reassigned = findReassigned(this.parse(body))
      for (const [local] of clause(exported)) {
        // chunks copy the exported values, so a value that changes later would not reach them
        if (reassigned.has(local)) throw new Error(`The core reassigns what it exports: ${local}`)
      }
      const locals = new Map(clause(exported).map(([local, name]) => [name, local]))
      const named = clause(taken)
      const { order, entryStart } = orderExports(
        [...locals.keys()],
        chunks.flatMap(({ code }) => listImported(code, core)),
        named.map(([name]) => name),
      )
      // the name of the file has a hash of the core, but not of the order
      const hash = createHash('sha256')
        .update([core.fileName, ...order].join())
        .digest('hex')
      const global = `globalThis["c-${hash.slice(0, 8)}"]`
      const code = [
        `const core=${global}??=(()=>{${body.replaceAll('import(`./', 'import(`./chunks/')}`,
        `return[${order.map((name) => locals.get(name))}]})();`,
        `export const[${named.map(([, alias]) => alias)}]=core.slice(${entryStart});`,
      ].join('')
      // minifies the bundler's output a second time, which saves one per cent of the compressed size
      const minified = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { ecma: 2020, passes: 3 },
      })
      writeFileSync(join(dir, entryFile), `${compileHint}\n${minified.code ?? code}`)

      const replaced = [
        { chunk: core, value: global, toKey: (name: string) => order.indexOf(name) },
        ...helpers,
      ]
      const gone = replaced.map(({ chunk }) => chunk.fileName)
      for (const { fileName } of chunks) {
        if (fileName === entryFile || gone.includes(fileName)) continue
        const file = join(dir, fileName)
        const text = inline(readFileSync(file, 'utf8'), replaced)
        const left = replaced.find(({ chunk }) => text.includes(toSpecifier(chunk)))
        if (left) throw new Error(`${fileName} still imports ${toSpecifier(left.chunk)}.`)
        writeFileSync(file, text)
      }
      for (const fileName of gone) rmSync(join(dir, fileName))

      const manifestFile = join(dir, '.vite/manifest.json')
      const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
        readFileSync(manifestFile, 'utf8'),
      )
      const goneKeys = Object.keys(manifest).filter((name) =>
        gone.includes(manifest[name]?.file ?? ''),
      )
      for (const name of goneKeys) delete manifest[name]
      for (const chunk of Object.values(manifest)) {
        if (chunk.imports) chunk.imports = chunk.imports.filter((name) => !goneKeys.includes(name))
      }
      writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
    },
  },
})
