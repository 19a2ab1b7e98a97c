import { defineConfig } from 'tsdown'
import { buildTarget } from '../../scripts/supported-browsers.mjs'
import { emitTypesInOrder } from '../../scripts/types-in-order.mjs'

/**
 * Leaves the import of the client code in the entry for server components: a framework finds `'use client'` at the beginning
 * of that file, and replaces it by references.
 */
const keepClientApart = {
  name: 'keep-client-apart',
  resolveId: (source: string, importer?: string) =>
    (source === './index.ts' && importer?.endsWith('/react-server.ts')) ||
    (source === '../index.ts' && importer?.endsWith('/roots/references.ts'))
      ? { id: './index.js', external: true }
      : null,
}

/** The npm package: ES modules and types. Dependencies are not bundled, but left to the host's own build. */
export default defineConfig({
  entry: ['src/index.ts', 'src/react-server.ts'],
  platform: 'browser',
  target: buildTarget,
  dts: { entry: ['src/index.ts'] },
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.d.ts', 'dist/*.map'],
  // disables a warning that appears only on slow machines
  inputOptions: { checks: { pluginTimings: false } },
  plugins: [emitTypesInOrder({ sourcemap: true }), keepClientApart],
})
