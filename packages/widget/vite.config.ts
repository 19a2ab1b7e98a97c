import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { nameThirdParties } from '../../scripts/name-third-parties.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { buildTarget } from '../../scripts/supported-browsers.mjs'
import { copyByContent } from './bundling/copy-by-content.ts'
import { inlineCore } from './bundling/inline-core.ts'
import { writeLanguageFiles } from './bundling/language-files.ts'
import { readMethodChunks } from './bundling/method-chunks.ts'
import { numberChunks } from './bundling/number-chunks.ts'
import { findSharedModules } from './bundling/shared-modules.ts'

const renderer = fileURLToPath(new URL('renderer/preact-as-react.ts', import.meta.url))

const sharedModules = findSharedModules()
const methods = readMethodChunks()

/**
 * The modules of the client's calls, and small modules that are used beside them. They share a chunk with the calls of
 * the methods, because each further chunk would add its name to the first file.
 */
const calls =
  /client\/src\/(account|calls|client\/create-(account|call)|kernel\/project\/project-lookup|rbac\/list)|widget\/src\/(foundation\/parts\/banner\/linked|kernel\/text\/find-error|app\/later)/

/**
 * Small modules without state. A module outside of the first screen gets a copy of them, so that it and the first
 * screen need not wait for a shared file. So do the account and an enrolment of a row whose icon the consent has as well.
 */
const copied =
  /\/((use-focus-back|to-logo-url|to-page-url|is-own-machine|normalize-products|use-completed-elsewhere|to-step-error-text)\.ts|(step-choice|(codes|passkey|shield)-icon)\.tsx)$/

const copySmallModules: Plugin = {
  name: 'copy-small-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !(copied.test(source) || methods.isCopied(source, importer))) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && `${found.id}?in=${basename(importer)}`
  },
}

const apart =
  /widget\/src\/foundation\/theme\/|client\/src\/foundation\/hash|match-language|node_modules|\?in=/

/**
 * Whether a module stays out of the shared chunk: it belongs to a single method, even if several of the method's steps
 * use it, or it is a copy.
 */
const isApart = (id: string): boolean =>
  apart.test(id) || methods.isOfMethod(id) || methods.isOwnCall(id)

/**
 * The standalone bundle: an ESM entry, `portico.js`, and lazy chunks, with Preact in place of React. `tsdown.config.ts`
 * builds the npm package from the same source.
 */
export default defineConfig({
  base: './',
  plugins: [
    copySmallModules,
    writeLanguageFiles(),
    sharedModules.plugin,
    inlineCore('portico.js'),
    numberChunks('portico.js', 'require-session.js', 'sign-in-immediately.js'),
    copyByContent('portico.js'),
    nameThirdParties,
    precompress(),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'import', 'default'],
    alias: [{ find: /^react(\/jsx-runtime|-dom)?$|^\.\/create-root\.ts$/, replacement: renderer }],
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
    lib: {
      entry: {
        portico: 'src/standalone.ts',
        quartz: 'src/quartz.ts',
        'require-session': 'src/require-session.ts',
        'sign-in-immediately': 'src/sign-in-immediately.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        // `numberChunks` gives the chunks their own names, and finds them by these.
        hashCharacters: 'hex',
        chunkFileNames: 'chunks/c-0[hash:7].js',
        // The first screen needs only one file, which `inlineCore` merges into `portico.js`. The user's next step needs
        // a second file, which is loaded while the user types. Each further screen is one more file. The preset is an
        // entry of its own.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              tags: ['$initial'],
              test: /^(?!.*(quartz|require-session|sign-in-immediately))/,
            },
            // used by the buttons of two methods
            { name: 'mark', test: /widget\/src\/foundation\/parts\/mark\// },
            {
              name: 'calls',
              test: (id) =>
                methods.isWithCalls(id) ||
                (!isApart(id) && (calls.test(id) || sharedModules.isShared(id))),
            },
            { name: 'account', test: sharedModules.isSharedInAccount },
            { name: 'advice', test: /client\/src\/foundation\/advice|warn-low-contrast/ },
            ...methods.groups,
          ],
        },
        comments: false,
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
      },
    },
  },
})
