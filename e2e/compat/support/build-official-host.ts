import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildOnce } from '../../support/build-once.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const entries = ['five', 'six'].flatMap((name) => [
  name,
  `${name}-headless`,
  `${name}-idp`,
  `${name}-passkeys`,
])

/**
 * Bundles the host pages with the official packages as npm has them.
 *
 * @returns the folder it stands in
 */
export const buildOfficialHost = (): Promise<string> =>
  buildOnce('official-host', ['e2e/compat/host', 'e2e/compat/support'], (outDir) =>
    build({
      configFile: false,
      logLevel: 'error',
      root: inRepository('e2e/compat/host'),
      base: '/official/',
      // version 5 reads it where a page has no process
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'es2022',
        outDir,
        emptyOutDir: true,
        minify: false,
        rollupOptions: {
          input: Object.fromEntries(
            entries.map((name) => [name, inRepository(`e2e/compat/host/${name}.js`)]),
          ),
          output: { entryFileNames: '[name].js' },
        },
      },
    }),
  )
