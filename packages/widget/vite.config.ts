import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from '../../scripts/precompress.mjs'
import { buildTarget } from '../../scripts/supported-browsers.mjs'
import { copyByContent } from './bundling/copy-by-content.ts'
import { inlineCore } from './bundling/inline-core.ts'
import { findSharedModules } from './bundling/shared-modules.ts'

const renderer = fileURLToPath(new URL('renderer/preact-as-react.ts', import.meta.url))

const registry = fileURLToPath(new URL('src/methods/index.ts', import.meta.url))

/**
 * Replaces the namespace import of the methods' registry by an object literal. The bundler would create that object
 * with a helper function, which would be a file of its own for the first page to load.
 */
const writeOutRegistry: Plugin = {
  name: 'write-out-registry',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/methods/all-methods.ts')) return null
    const names = [...readFileSync(registry, 'utf8').matchAll(/^export \{ (\w+) \}/gm)]
    const list = names.map(([, name]) => name).join()
    return code.replace(
      /import \* as registry from ('.+')/,
      `import { ${list} } from $1\nconst registry = { ${list} }`,
    )
  },
}

const sharedModules = findSharedModules()

/**
 * The modules of the client's calls, except those of social sign-in and wallets, and small modules that are used beside
 * them. They share a chunk, because each further chunk would add its name to the first file.
 */
const calls =
  /client\/src\/(account|calls|client\/create-(account|call)|kernel\/project\/project-lookup|rbac\/list|methods\/(?!oauth|crypto|passkeys))|widget\/src\/(foundation\/parts\/banner\/linked|kernel\/text\/find-error|app\/later)/

/**
 * Small modules without state. A module outside of the first screen gets a copy of them, so that it and the first
 * screen need not wait for a shared file.
 */
const copied =
  /\/(use-focus-back|last-used-provider|(find-)?held-sign-in|to-logo-url|to-page-url|is-own-machine|normalize-products)\.ts$/

/**
 * Matches the modules of passkeys. They get copies of small modules as well, because the browser offers passkeys at the
 * field before the user types.
 */
const passkeys = /passkey|\?in=sign-in/
const copiedForPasskeys =
  /\/(operation|validate|ask-with-session|passkey-icon|confirmation|with-texts|check-icon|disc|text\/en)\.tsx?$/

const copySmallModules: Plugin = {
  name: 'copy-small-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isCopied =
      copied.test(source) || (passkeys.test(importer ?? '') && copiedForPasskeys.test(source))
    if (!importer || !isCopied) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && `${found.id}?in=${basename(importer)}`
  },
}

/** The actions of Main's e-mail field. They are loaded with the client's calls, because each of them makes a call. */
const submits = /widget\/src\/methods\/[\w-]+\/to-(find-owner|mail-link|send-code)\.ts$/

const apart =
  /widget\/src\/(methods|foundation\/theme)\/|client\/src\/(foundation\/hash|methods\/passkeys)|node_modules|\?in=/

/**
 * Whether a module stays out of the shared chunk: it belongs to a single method, even if several of the method's steps
 * use it, or it is a copy.
 */
function isApart(id: string): boolean {
  const name = /widget\/src\/declarations\/([\w-]+)\//.exec(id)?.[1]
  return apart.test(id) || (!!name && existsSync(new URL(`src/methods/${name}/`, import.meta.url)))
}

/**
 * The standalone bundle: an ESM entry, `portico.js`, and lazy chunks, with Preact in place of React. `tsdown.config.ts`
 * builds the npm package from the same source.
 */
export default defineConfig({
  base: './',
  plugins: [
    writeOutRegistry,
    copySmallModules,
    sharedModules.plugin,
    inlineCore('portico.js'),
    copyByContent('portico.js'),
    precompress(),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'import', 'default'],
    alias: [{ find: /^react(\/jsx-runtime|-dom(\/client)?)?$/, replacement: renderer }],
  },
  // the bundle runs only in pages, so messages about server rendering are left out
  define: { 'process.env.NODE_ENV': '"production"', 'typeof window': '"object"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  build: {
    outDir: 'dist/standalone',
    emptyOutDir: true,
    target: buildTarget,
    manifest: true,
    sourcemap: false,
    // A library build has no preload helper around dynamic imports. That helper would add a kilobyte, and is useful
    // only for style sheets.
    lib: { entry: { portico: 'src/standalone.ts', quartz: 'src/quartz.ts' }, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        // The first file contains the names of all chunks, and random letters compress worst. Seven letters of the hash
        // are the fewest for more than 64 chunks; the constant `0` fills the name to eight, the length of a file name's
        // hash, at no cost. The manifest lists the content of each chunk.
        hashCharacters: 'hex',
        chunkFileNames: 'chunks/c-0[hash:7].js',
        // The first screen needs only one file, which `inlineCore` merges into `portico.js`. The user's next step needs
        // a second file, which is loaded while the user types. Each further screen is one more file. The preset is an
        // entry of its own.
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], test: /^(?!.*quartz)/ },
            // used by the buttons of two methods
            { name: 'mark', test: /widget\/src\/foundation\/parts\/mark\// },
            {
              name: 'calls',
              test: (id) =>
                submits.test(id) ||
                (!isApart(id) && (calls.test(id) || sharedModules.isShared(id))),
            },
            { name: 'advice', test: /client\/src\/foundation\/advice|warn-low-contrast/ },
            { name: 'crypto-section', test: /methods\/crypto\/crypto-section/ },
            { name: 'otp-screens', test: /methods\/otp\/otp-screens/ },
            // the sign-in screen's module, and the client's
            {
              name: 'sign-in',
              test: /methods\/passkeys\/sign-in|client\/src\/methods\/passkeys\/passkeys/,
            },
          ],
        },
        comments: false,
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
      },
    },
  },
})
