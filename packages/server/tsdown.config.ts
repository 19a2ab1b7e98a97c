import { defineConfig } from 'tsdown'

/** The npm package: ES modules and types, for every runtime with fetch and Web Crypto. */
export default defineConfig({
  entry: { index: 'src/index.ts', express: 'src/adapters/express.ts' },
  platform: 'neutral',
  target: 'node20.19',
  // edge runtimes load and parse it at each cold start; the source map has the names
  minify: true,
  dts: true,
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
})
