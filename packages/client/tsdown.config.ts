import { defineConfig } from 'tsdown'

/** The npm package: ES modules and types, dependencies left to the host's own build. */
export default defineConfig({
  entry: ['src/index.ts'],
  platform: 'browser',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
  outputOptions: {
    // what somebody's first call needs, in one file: a host's page fetches it while they type
    codeSplitting: {
      groups: [
        { name: 'core', tags: ['$initial'], test: /(?<!\.d)\.ts$/ },
        { name: 'calls', test: /src\/(account|calls|methods)\/[^.]*\.ts$/ },
      ],
    },
  },
})
