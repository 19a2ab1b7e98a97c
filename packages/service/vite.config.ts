import { createRequire } from 'node:module'
import { defineConfig } from 'vite'
import { nameThirdParties } from '../../scripts/name-third-parties.mjs'
import { packThirdParties } from '../../scripts/pack-third-parties.mjs'

/**
 * Left to npm: what is compiled for a platform. All else is bundled: it would be thousands of small files, which take
 * half of the disk that the service needs, and Node takes longer to find them than everything else takes to start.
 */
const external = ['@node-rs/argon2', '@node-rs/bcrypt', 'libsql', 'oxc-transform', 'pg-native']

const ofPg = createRequire(createRequire(import.meta.url).resolve('pg'))

/** Bundles the service with the workspace's packages and most of what npm installs. */
export default defineConfig({
  plugins: [nameThirdParties, packThirdParties()],
  resolve: {
    conditions: ['source'],
    // `pg` requires it as a class; for `import` it is a module around that class
    alias: [{ find: /^pg-pool$/, replacement: ofPg.resolve('pg-pool') }],
  },
  ssr: {
    target: 'node',
    noExternal: true,
    external,
    resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // `depd`, which the identity provider's engine brings along, names its wrappers by it
      checks: { eval: false },
      input: {
        main: 'src/main.ts',
        index: 'src/index.ts',
        cli: 'src/cli.ts',
        // the journeys run the service by this one, from the same chunks; it is not published
        assembly: 'src/assembly.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // `reflect-metadata` comes before what needs it at once, as the packages import them
        strictExecutionOrder: true,
        // a stack trace needs lines, no texts
        sourcemapExcludeSources: true,
      },
    },
  },
})
