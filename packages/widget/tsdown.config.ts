import { defineConfig } from 'tsdown'
import { buildTarget } from '../../scripts/supported-browsers.mjs'
import { findSharedModules } from './bundling/shared-modules.ts'

const sharedModules = findSharedModules()

/** The npm package: ES modules and types, dependencies left to the host's own build. */
export default defineConfig({
  entry: ['src/index.ts', 'src/compat.ts'],
  platform: 'browser',
  target: buildTarget,
  dts: true,
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
  plugins: [sharedModules.plugin],
  outputOptions: {
    // As in the standalone bundle: a file until the field is usable, one with what somebody's next step needs, one a screen.
    // The build of a host's page makes its own of them, and can only put together.
    codeSplitting: {
      groups: [
        {
          name: 'core',
          tags: ['$initial'],
          test: /^(?!.*\.d\.ts)(?!.*src\/(index|compat)).*widget\/src\//,
        },
        {
          name: 'calls',
          test: (id) =>
            !/\.d\.ts|widget\/src\/(methods|declarations|foundation\/theme)\/|node_modules/.test(
              id,
            ) &&
            (sharedModules.isShared(id) ||
              /widget\/src\/(foundation\/parts\/(spinner\/spinner|banner\/linked)|kernel\/text\/find-error|app\/later)/.test(
                id,
              )),
        },
        { name: 'crypto-section', test: /methods\/crypto\/crypto-section\.tsx$/ },
        { name: 'otp-screens', test: /methods\/otp\/otp-screens\.tsx$/ },
      ],
    },
  },
})
