import { defineConfig } from 'tsdown'
import { buildTarget } from '../../scripts/supported-browsers.mjs'
import { emitTypesInOrder } from '../../scripts/types-in-order.mjs'

/** The npm package: ES modules and types, dependencies left to the host's own build. */
export default defineConfig({
  entry: ['src/index.ts', 'src/schemas.ts', 'src/methods/!(index|*.*).ts'],
  platform: 'browser',
  target: buildTarget,
  dts: true,
  sourcemap: true,
  plugins: [emitTypesInOrder({ sourcemap: true })],
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
})
