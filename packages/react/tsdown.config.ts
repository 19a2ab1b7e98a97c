import { defineConfig } from 'tsdown'
import { buildTarget } from '../../scripts/supported-browsers.mjs'

/** The npm package: ES modules and types. Dependencies are not bundled, but left to the host's own build. */
export default defineConfig({
  entry: ['src/index.ts'],
  platform: 'browser',
  target: buildTarget,
  dts: true,
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // disables a warning that appears only on slow machines
  inputOptions: { checks: { pluginTimings: false } },
})
