import { defineConfig } from 'tsdown'

/**
 * Moves a comment that the printer put at the end of the line before its member, where an editor does not find it. The
 * members are settings, whose comments are their documentation.
 */
const putCommentsBack = {
  name: 'put-comments-back',
  renderChunk: {
    order: 'post' as const,
    handler: (code: string) => code.replace(/; (\/\*\*.*\*\/)$/gm, ';\n$1'),
  },
}

/** The types of the npm package; its JavaScript is built by `vite.config.ts`. */
export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  platform: 'node',
  fixedExtension: false,
  dts: { emitDtsOnly: true },
  plugins: [putCommentsBack],
  clean: false,
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
})
