import { defineConfig } from 'tsdown'
import { buildTarget } from '../../scripts/supported-browsers.mjs'
import { emitTypesInOrder } from '../../scripts/types-in-order.mjs'
import { readMethodChunks } from './bundling/method-chunks.ts'
import { findSharedModules } from './bundling/shared-modules.ts'

const sharedModules = findSharedModules()

/** The npm package: ES modules and types. Dependencies are not bundled, but left to the host's own build. */
export default defineConfig({
  entry: ['src/index.ts', 'src/compat.ts', 'src/values.ts', 'src/no-first-screen.ts'],
  platform: 'browser',
  target: buildTarget,
  dts: true,
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // disables a warning that appears only on slow machines
  inputOptions: { checks: { pluginTimings: false } },
  plugins: [emitTypesInOrder({ sourcemap: true }), sharedModules.plugin],
  outputOptions: {
    // The files are grouped as in the standalone bundle: one until the field is usable, one for the user's next step,
    // and one for each screen. The build of a host page creates its own files from them, but can only merge them.
    codeSplitting: {
      groups: [
        // without React: a server component imports them
        {
          name: 'values',
          test: /^(?!.*\.d\.ts).*widget\/src\/(declarations\/(oauth|otp)\/options|foundation\/theme\/(tokens|\w+-theme)|kernel\/(config\/products|host\/host-events))\.ts$/,
        },
        {
          name: 'core',
          tags: ['$initial'],
          test: /^(?!.*\.d\.ts)(?!.*src\/(index|compat|values|no-first-screen)).*widget\/src\//,
        },
        {
          name: 'calls',
          test: (id) =>
            !/\.d\.ts|widget\/src\/(methods|declarations|locales\/en\/(?!errors)|foundation\/theme)|node_modules/.test(
              id,
            ) &&
            (sharedModules.isShared(id) ||
              /widget\/src\/(foundation\/parts\/(spinner\/spinner|banner\/linked)|kernel\/text\/find-error|app\/later)/.test(
                id,
              )),
        },
        ...readMethodChunks().groups,
      ],
    },
  },
})
