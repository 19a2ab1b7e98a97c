import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/**
 * Bundled although npm installs them: they are some 950 small files, and Node takes longer to find those than
 * everything else takes to start.
 */
const bundled = ['typebox', 'kysely']

/** Their licences ask to be passed on with every copy. */
const passLicencesOn: Plugin = {
  name: 'pass-licences-on',
  generateBundle() {
    const texts = bundled.map((name) => {
      const folder = new URL(`../../node_modules/${name}/`, import.meta.url)
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
      if (file === undefined) throw new Error(`${name} comes without a licence.`)
      return `${name}\n\n${readFileSync(new URL(file, folder), 'utf8').trim()}\n`
    })
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-licenses.txt',
      source: texts.join('\n---\n\n'),
    })
  },
}

/** Bundles the service with the workspace's packages; what else npm installs stays outside. */
export default defineConfig({
  plugins: [passLicencesOn],
  resolve: { conditions: ['source'] },
  ssr: {
    target: 'node',
    noExternal: [/^@portico\//, ...bundled],
    resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', index: 'src/index.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
