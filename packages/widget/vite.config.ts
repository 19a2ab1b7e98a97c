import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompress } from '../../scripts/precompress.mjs'

const renderer = fileURLToPath(new URL('renderer/preact-as-react.ts', import.meta.url))

/**
 * The standalone bundle: one ESM entry, `portico.js`, and lazy chunks, with the renderer aliased to
 * Preact. The npm package is built by `tsdown.config.ts` from the same source.
 */
export default defineConfig({
  base: './',
  plugins: [precompress()],
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
        // Chunks are named in the first file, where random letters are what compresses least: by six of them, and a
        // filling that costs nothing, since a hash in a file's name has eight. The manifest says what each holds.
        hashCharacters: 'hex',
        chunkFileNames: 'chunks/c-00[hash:6].js',
        // All that the first screen needs in one file with a hashed name. It is not in `portico.js` itself,
        // because lazy chunks import it too: under `portico.js?v=2` they would load a second copy. The preset is its own entry.
        codeSplitting: { groups: [{ name: 'core', tags: ['$initial'], test: /^(?!.*quartz)/ }] },
        comments: false,
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
      },
    },
  },
})
