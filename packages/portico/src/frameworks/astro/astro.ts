import type { App } from '../../setup/app.ts'
import { SetupError } from '../../setup/setup-error.ts'
import { type EditedFile, type Framework, serverNames } from '../framework.ts'
import { addImport, all, replaceOnly } from '../shared/edits.ts'
import { toMembers } from './to-members.ts'

const configs = ['mjs', 'ts', 'js', 'mts'].map((extension) => `astro.config.${extension}`)

/** Of Astro's adapter for Node, by Astro's version. */
const adapters: Readonly<Record<string, string>> = { 5: '^9.5.0', 6: '^10.0.0', 7: '^11.1.6' }

/** Astro: a page for members that is rendered on request, beside those that are built ahead. */
export const astro: Framework = {
  id: 'astro',
  label: 'Astro',
  rank: 3,
  detect: (app) => app.dependsOn('astro'),
  scripts: ['dev', 'start'],
  port: 4321,
  toPort: (port) => ({ args: ['--port', String(port)], env: {} }),
  environment: { files: ['.env', '.env.local'], names: serverNames },
  hasServer: true,
  packages: ['@portico/server'],
  furtherPackages: (app): Readonly<Record<string, string>> =>
    hasAdapter(app) ? {} : { '@astrojs/node': findAdapter(app) },
  page: '/members',
  list(app, { name, config }) {
    const script = app.isTypeScript ? 'ts' : 'js'
    return [
      { path: `src/lib/portico.${script}`, content: portico },
      { path: `src/pages/sdk/[...path].${script}`, content: toSdk(app.isTypeScript) },
      { path: 'src/pages/members.astro', content: toMembers(name, config) },
      ...(hasAdapter(app) ? [] : [toConfig(app)]),
    ]
  },
}

const findConfig = (app: App) => app.find(configs) ?? 'astro.config.mjs'
const hasAdapter = (app: App) => /\badapter\s*[:,]/.test(app.read(findConfig(app)) ?? '')

/** @throws SetupError for versions of Astro that the adapter is not known for */
function findAdapter({ manifest }: App): string {
  const major = /\d+/.exec(manifest?.dependencies.astro ?? '')?.[0] ?? ''
  const range = adapters[major]
  if (range !== undefined) return range
  throw new SetupError(
    'no_adapter',
    `This app has no server adapter, and none is known here for Astro ${manifest?.dependencies.astro}.`,
    'Run npx astro add node, or add the adapter of your host, and run the command again.',
  )
}

function toConfig(app: App): EditedFile {
  const line = "import node from '@astrojs/node'"
  const adapter = "adapter: node({ mode: 'standalone' }),"
  return {
    path: findConfig(app),
    edit: (text) =>
      all(
        addImport(text, line),
        replaceOnly(
          text,
          /defineConfig\(\{(\}\))?/,
          ([, end]) => `defineConfig({\n  ${adapter}${end === undefined ? '' : `\n${end}`}`,
        ),
      ),
    byHand: { lines: `${line}\n\n${adapter}`, where: 'in the configuration' },
  }
}

const portico = `import { createPortico } from '@portico/server'
import { getSecret } from 'astro:env/server'

export const service = getSecret('PORTICO_URL') ?? ''
export const publicToken = getSecret('PORTICO_PUBLIC_TOKEN') ?? ''

export const portico = createPortico({
  baseUrl: service,
  projectId: getSecret('PORTICO_PROJECT_ID') ?? '',
  secret: getSecret('PORTICO_SECRET') ?? '',
})
`

const toSdk = (
  isTypeScript: boolean,
) => `${isTypeScript ? "import type { APIRoute } from 'astro'\n" : ''}import { portico } from '../../lib/portico'

export const prerender = false

// passes /sdk on to the service
export const ALL${isTypeScript ? ': APIRoute' : ''} = ({ request, clientAddress }) =>
  portico.handler(request, { clientAddress })
`
