import { defineConfig } from 'tsdown'

/** The types of the npm package; its JavaScript is built by `vite.config.ts`. */
export default defineConfig({
  entry: ['src/index.ts'],
  platform: 'node',
  fixedExtension: false,
  dts: { emitDtsOnly: true },
  clean: false,
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
})
