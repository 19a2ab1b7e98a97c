import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'
import { findReassigned } from './find-reassigned.ts'

/** `import{a as b,c}from"./c-0123.js"` and `export{a as b}`, as the minifier writes them. */
const clause = (text: string): [string, string][] =>
  text.split(',').map((part) => {
    const [name = '', alias = name] = part.trim().split(' as ')
    return [name, alias]
  })

/**
 * Nearly all of the core runs before somebody can type. V8 compiles it while it loads, beside the main thread, in place of
 * function by function when they are called (explicit compile hints of the WICG, since Chrome 136; a comment elsewhere).
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * Makes one file of the entry and the chunk `core`, which it only re-exports: a round trip less until somebody can type.
 *
 * Lazy chunks use the core, too. If they imported it from the entry by its URL, a page that loads
 * `portico.js?v=2` would get a second core with its first chunk. So the core stands in the page once, under its own hashed
 * name, for chunks and for further copies of the entry.
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
      const coreName = basename(core.fileName)
      const key = `globalThis["${basename(coreName, '.js')}"]`

      const [, body = '', exported = ''] = /^(.*)export\{([^{}]*)\};\s*$/s.exec(core.code) ?? []
      const [, taken = ''] = /^export\{([^{}]*)\}from"[^"]*";\s*$/.exec(entry.code) ?? []
      if (!body || !taken || /\bimport[{"]/.test(body)) {
        throw new Error('The core or the entry has another shape than expected.')
      }
      const reassigned = findReassigned(this.parse(body))
      for (const [local] of clause(exported)) {
        // what is handed out once does not change for those who have it
        if (reassigned.has(local)) throw new Error(`The core reassigns what it exports: ${local}`)
      }
      const returned = clause(exported).map(([local, name]) => `${name}:${local}`)
      const named = clause(taken).map(([name, alias]) => `${name}:${alias}`)
      const code = [
        `const core=${key}??=(()=>{${body.replaceAll('import(`./', 'import(`./chunks/')}`,
        `return{${returned}}})();export const{${named}}=core;`,
      ].join('')
      // a second pass over what the bundler has minified: one per cent less on the wire
      const minified = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { ecma: 2020, passes: 3 },
      })
      writeFileSync(join(dir, entryFile), `${compileHint}\n${minified.code ?? code}`)

      // the bundler's helper is a line, and would be a file that others wait for
      const helper = chunks.find(({ name }) => name === 'rolldown-runtime')
      const [, helperBody = '', helperExport = ''] =
        /^(.*)export\{([^{},]*)\};\s*$/s.exec(helper?.code ?? '') ?? []
      const [[helperName] = []] = clause(helperExport)
      const replaced = [
        { chunk: core, value: key },
        ...(helper
          ? [{ chunk: helper, value: `{t:(()=>{${helperBody}return ${helperName}})()}` }]
          : []),
      ]
      const gone = replaced.map(({ chunk }) => chunk.fileName)
      for (const { fileName } of chunks) {
        if (fileName === entryFile || gone.includes(fileName)) continue
        const file = join(dir, fileName)
        let text = readFileSync(file, 'utf8')
        for (const { chunk, value } of replaced) {
          const from = `"./${basename(chunk.fileName)}"`
          text = text.replace(
            new RegExp(`import\\{([^{}]*)\\}from${from};`),
            (_, names: string) =>
              `const{${clause(names).map(([name, alias]) => `${name}:${alias}`)}}=${value};`,
          )
          if (text.includes(from)) throw new Error(`${fileName} still imports ${from}.`)
        }
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
