import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import { nameThirdParties } from '../../scripts/name-third-parties.mjs'

/** The client app reads its style from the folder that it is in. */
const copyStyle: Plugin = {
  name: 'copy-style',
  generateBundle() {
    const file = createRequire(import.meta.url).resolve('@portico/client-app/style.css')
    this.emitFile({ type: 'asset', fileName: 'style.css', source: readFileSync(file, 'utf8') })
  },
}

/** The command, with the client app that a start in development brings along. The service is a package of its own. */
export default defineConfig({
  plugins: [copyStyle, nameThirdParties],
  ssr: {
    target: 'node',
    noExternal: true,
    external: ['@portico/service'],
    // the contract's sources: its package is built after the command
    resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [/^@portico\/service(\/|$)/],
      input: { main: 'src/main.ts', 'client-app': '@portico/client-app' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})
