import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/**
 * Left to npm: what is compiled for a platform, what is read as files, and what is loaded when it is needed. All else is
 * bundled, although npm installs it: it is many small files, and Node takes longer to find those than
 * everything else takes to start.
 */
const external = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  '@simplewebauthn/server',
  'libphonenumber-js',
  'libsql',
  'mmdb-lib',
  'nodemailer',
  'oidc-provider',
  'oxc-transform',
  'pg',
]

/** `/…/node_modules/@fastify/error`, of a file of that package. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** What is bundled asks for its licence to be passed on with every copy. */
const passLicencesOn: Plugin = {
  name: 'pass-licences-on',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : [],
    )
    const folders = new Set(
      ids.flatMap((id) => packageFolder.exec(id.replace(/^\0/, ''))?.[0] ?? []),
    )
    const texts = [...folders].filter((folder) => existsSync(folder)).map(readLicence)
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-licenses.txt',
      source: [...new Set(texts)].toSorted().join('\n---\n\n'),
    })
  },
}

function readLicence(folder: string): string {
  const { name, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  if (file !== undefined) return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  if (license === undefined) throw new Error(`${name} comes without a licence.`)
  return `${name}\n\n${license}, ${author?.name ?? author ?? 'its authors'}\n`
}

/** Bundles the service with the workspace's packages and most of what npm installs. */
export default defineConfig({
  plugins: [passLicencesOn],
  resolve: { conditions: ['source'] },
  ssr: {
    target: 'node',
    noExternal: true,
    external,
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
