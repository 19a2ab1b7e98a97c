import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from '../../scripts/precompress.mjs'

const renderer = fileURLToPath(new URL('renderer/preact-as-react.ts', import.meta.url))

const registry = fileURLToPath(new URL('src/methods/index.ts', import.meta.url))

/**
 * Writes the registry of methods out where it is read as one object. The bundler would make that object by a helper,
 * which the first page would load as a file of its own.
 */
const writeOutRegistry: Plugin = {
  name: 'write-out-registry',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/method/registered-methods.ts')) return null
    const names = [...readFileSync(registry, 'utf8').matchAll(/^export \{ (\w+) \}/gm)]
    const list = names.map(([, name]) => name).join()
    return code.replace(
      /import \* as registry from ('.+')/,
      `import { ${list} } from $1\nconst registry = { ${list} }`,
    )
  },
}

/**
 * The standalone bundle: one ESM entry, `portico.js`, and lazy chunks, with the renderer aliased to
 * Preact. The npm package is built by `tsdown.config.ts` from the same source.
 */
export default defineConfig({
  base: './',
  plugins: [writeOutRegistry, precompress()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'import', 'default'],
    alias: [{ find: /^react(\/jsx-runtime|-dom(\/client)?)?$/, replacement: renderer }],
  },
  // a page: what is said to somebody who renders on a server is left out
  define: { 'process.env.NODE_ENV': '"production"', 'typeof window': '"object"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  build: {
    outDir: 'dist/standalone',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // As a library: no preload helper around dynamic imports, which costs a kilobyte and serves style sheets.
    lib: { entry: { portico: 'src/standalone.ts', quartz: 'src/quartz.ts' }, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        // Chunks are named in the first file, where random letters are what compresses least: by seven of them, the
        // fewest that name more than 64 chunks, and a filling that costs nothing, since a hash in a file's name has eight.
        // The manifest says what each holds.
        hashCharacters: 'hex',
        chunkFileNames: 'chunks/c-0[hash:7].js',
        // All that the first screen needs in one file with a hashed name. It is not in `portico.js` itself,
        // because lazy chunks import it too: under `portico.js?v=2` they would load a second copy. The preset is its own entry.
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], test: /^(?!.*quartz)/ },
            // those come by themselves for which only pages with social sign-in or wallets have use
            { name: 'calls', test: /client\/src\/(account|calls|methods\/(?!oauth|crypto))/ },
          ],
        },
        comments: false,
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
      },
    },
  },
})
