import { defineConfig } from 'tsdown'
import { buildTarget } from '../../scripts/supported-browsers.mjs'
import { emitTypesInOrder } from '../../scripts/types-in-order.mjs'

/**
 * The calls of accounts and methods, with what makes them: of a method the file that has the method's name. What only some
 * pages need is beside it and is a chunk of its own, as passkeys are.
 */
const isCall =
  /src\/((account|calls|client\/create-(account|call)|kernel\/project\/project-lookup)[^.]*|methods\/(?!passkeys)(?<id>[\w-]+)\/\k<id>)\.ts$/

/** The npm package: ES modules and types, dependencies left to the host's own build. */
export default defineConfig({
  entry: { index: 'src/index.ts', 'type-names': 'src/type-names.ts' },
  platform: 'browser',
  target: buildTarget,
  dts: true,
  sourcemap: true,
  plugins: [emitTypesInOrder({ sourcemap: true })],
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
  outputOptions: {
    // what somebody's first call needs, in one file: a host's page fetches it while they type
    codeSplitting: {
      groups: [
        { name: 'core', tags: ['$initial'], test: /src\/(?!type-names)[^.]*\.ts$/ },
        { name: 'calls', test: isCall },
      ],
    },
  },
})
