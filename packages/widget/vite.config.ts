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
 * Writes the registry of methods out where it is read as one object. The bundler would make that object by a helper,
 * which the first page would load as a file of its own.
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
 * What the client's calls are made of, but for those of social sign-in and of wallets, and what is small and used beside
 * them: each file more is named in the first one, too.
 */
const calls =
  /client\/src\/(account|calls|client\/create-(account|call)|kernel\/project\/project-lookup|rbac\/list|methods\/(?!oauth|crypto|passkeys))|widget\/src\/(foundation\/parts\/banner\/linked|kernel\/text\/find-error|app\/later)/

/** Small and without a state: who uses it beside the first screen has a copy, in place of a file that both wait for. */
const copied =
  /\/(use-focus-back|last-used-provider|(find-)?held-sign-in|to-logo-url|to-page-url|is-own-machine|normalize-products)\.ts$/

/** The same for passkeys, which are offered at the field before anybody has typed. */
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

/** What a submit of Main's e-mail field does: it comes with the client's calls, which each of these makes one of. */
const submits = /widget\/src\/methods\/[\w-]+\/to-(find-owner|mail-link|send-code)\.ts$/

const apart =
  /widget\/src\/(methods|foundation\/theme)\/|client\/src\/(foundation\/hash|methods\/passkeys)|node_modules|\?in=/

/** Whether a module belongs to one method alone, however many of its steps use it, or is a copy. */
function isApart(id: string): boolean {
  const name = /widget\/src\/declarations\/([\w-]+)\//.exec(id)?.[1]
  return apart.test(id) || (!!name && existsSync(new URL(`src/methods/${name}/`, import.meta.url)))
}

/**
 * The standalone bundle: one ESM entry, `portico.js`, and lazy chunks, with the renderer aliased to
 * Preact. The npm package is built by `tsdown.config.ts` from the same source.
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
  // a page: what is said to somebody who renders on a server is left out
  define: { 'process.env.NODE_ENV': '"production"', 'typeof window': '"object"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  build: {
    outDir: 'dist/standalone',
    emptyOutDir: true,
    target: buildTarget,
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
        // All that the first screen needs is one file, which `inlineCore` puts into `portico.js`; what somebody's next step
        // needs is a second one, fetched while they type; each screen is one more. The preset is its own entry.
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], test: /^(?!.*quartz)/ },
            // what the buttons of two methods draw with
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
            // the screen's, and the client's
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
