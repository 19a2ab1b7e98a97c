import { defineConfig } from 'tsdown'
import { buildTarget } from '../../scripts/supported-browsers.mjs'

/** The npm package: ES modules and types, dependencies left to the host's own build. */
export default defineConfig({
  entry: { index: 'src/index.ts', 'type-names': 'src/api/type-names.ts' },
  platform: 'browser',
  target: buildTarget,
  dts: true,
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
  outputOptions: {
    // what somebody's first call needs, in one file: a host's page fetches it while they type
    codeSplitting: {
      groups: [
        { name: 'core', tags: ['$initial'], test: /src\/(?!api\/)[^.]*\.ts$/ },
        { name: 'calls', test: /src\/(account|calls|methods)\/[^.]*\.ts$/ },
      ],
    },
  },
})
