import { defineConfig } from 'tsdown'
import { emitTypesInOrder } from '../../scripts/types-in-order.mjs'

/** The npm package: ES modules and types, for every runtime with fetch and Web Crypto. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    astro: 'src/adapters/astro.ts',
    express: 'src/adapters/express.ts',
    hono: 'src/adapters/hono.ts',
    next: 'src/adapters/next.ts',
    nuxt: 'src/adapters/nuxt.ts',
    'react-router': 'src/adapters/react-router.ts',
    sveltekit: 'src/adapters/sveltekit.ts',
  },
  platform: 'neutral',
  // Next's own modules, which only a host with Next loads
  external: [/^next\//],
  target: 'node20.19',
  // edge runtimes load and parse it at each cold start; the source map has the names
  minify: true,
  dts: true,
  sourcemap: true,
  plugins: [emitTypesInOrder({ sourcemap: true })],
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
})
