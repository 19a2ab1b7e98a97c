import { dirname, extname, join } from 'node:path/posix'
import type { App } from '../../setup/app.ts'
import { SetupError } from '../../setup/setup-error.ts'
import { type Framework, serverNames } from '../framework.ts'
import { addImport, all, replaceOnly } from '../shared/edits.ts'
import { toMembers } from './to-members.ts'

const entries = ['index', 'server', 'app', 'main'].flatMap((name) =>
  ['src/', ''].flatMap((folder) =>
    ['ts', 'tsx', 'js', 'mjs'].map((extension) => `${folder}${name}.${extension}`),
  ),
)
const creation = /^(?:export )?const (\w+) = new Hono(?:<[^\n]*>)?\(\)(;?)[^\S\n]*$/

/** Hono on Node: an app with the members' page, mounted before all routes. */
export const hono: Framework = {
  id: 'hono',
  label: 'Hono',
  rank: 2,
  detect: (app) => app.dependsOn('hono'),
  scripts: ['dev', 'start'],
  port: 3000,
  findPort: (app) => Number(/\bport: (\d+)/.exec(app.read(findMain(app)) ?? '')?.[1] ?? 0) || null,
  toPort: (port, app) =>
    /\benv\.PORT\b/.test(app.read(findMain(app)) ?? '')
      ? { args: [], env: { PORT: String(port) } }
      : null,
  environment: { files: ['.env', '.env.local', '.portico/.env'], names: serverNames },
  hasServer: true,
  packages: ['@portico/server'],
  page: '/members',
  list(app, choices) {
    const main = findMain(app)
    const text = app.read(main) ?? ''
    const extension = extname(main).replace('x', '')
    const line = `import { members } from '${toSpecifier(text, extension)}'`
    return [
      {
        path: join(dirname(main), `portico${extension}`),
        content: toMembers(choices, extension === '.ts'),
      },
      {
        path: main,
        edit: (current) =>
          all(
            addImport(current, line),
            replaceOnly(
              current,
              creation,
              ([whole, name, semicolon]) =>
                `${whole}\n// before all other routes\n${name}.route('/', members)${semicolon}`,
            ),
          ),
        byHand: {
          lines: `${line}\n\napp.route('/', members)`,
          where: 'right after the app is created, before all routes',
        },
      },
    ]
  },
}

/** @throws SetupError when no file creates the app, and for other runtimes */
function findMain(app: App): string {
  if (!app.dependsOn('@hono/node-server'))
    throw new SetupError(
      'no_node_server',
      'This app does not depend on @hono/node-server: on other runtimes it is set up by hand.',
      'docs/frameworks/hono.md shows what to write.',
    )
  const main = entries.find((path) => /\bnew Hono\b/.test(app.read(path) ?? ''))
  if (main !== undefined) return main
  throw new SetupError(
    'no_entry',
    'No file of this app creates it with new Hono(): looked for index, server, app and main in the folder itself and in src.',
    'Run this in the folder whose package.json starts the server. docs/frameworks/hono.md shows what to write by hand.',
  )
}

/** As the file imports its others; compilers for Node want the extension of the compiled file. */
function toSpecifier(text: string, extension: string): string {
  const written = /from ['"]\.{1,2}\/[^'"]*?(\.[cm]?[jt]sx?)?['"]/.exec(text)
  return `./portico${written ? (written[1] ?? '') : extension.replace('t', 'j')}`
}
