import { dirname, extname, join } from 'node:path/posix'
import type { App } from '../../setup/app.ts'
import { SetupError } from '../../setup/setup-error.ts'
import { type Framework, serverNames } from '../framework.ts'
import { addImport, all, replaceOnly } from '../shared/edits.ts'
import { toRouter } from './to-router.ts'

const names = ['app', 'server', 'index', 'main']
const extensions = ['.ts', '.js', '.mjs', '.cjs', '.mts', '.cts']
const creation = /^(?:export )?(?:const|let|var) (\w+)(?:: [\w.]+)? = express\(\)(;?)[^\S\n]*$/

/** Express: a router with the members' page, mounted before any body parser. */
export const express: Framework = {
  id: 'express',
  label: 'Express',
  rank: 2,
  detect: (app) => app.dependsOn('express'),
  scripts: ['dev', 'start'],
  port: 3000,
  toPort: (port) => ({ args: [], env: { PORT: String(port) } }),
  environment: { files: ['.env', '.env.local', '.portico/.env'], names: serverNames },
  hasServer: true,
  packages: ['@portico/server'],
  page: '/members',
  list(app, choices) {
    const main = findMain(app)
    const text = app.read(main) ?? ''
    const extension = extname(main)
    const isCommonJs = !/^import\b/m.test(text)
    const path = join(dirname(main), `portico${extension}`)
    const specifier = toSpecifier(app, text, extension)
    const line = isCommonJs ? null : `import { router as portico } from '${specifier}'`
    const mounted = isCommonJs ? `require('${specifier}')` : 'portico'
    return [
      {
        path,
        content: toRouter(choices, { isCommonJs, isTypeScript: /ts$/.test(extension) }),
      },
      {
        path: main,
        edit: (current) =>
          all(
            ...(line === null ? [] : [addImport(current, line)]),
            replaceOnly(
              current,
              creation,
              ([whole, name, semicolon]) =>
                `${whole}\n// before any body parser\n${name}.use(${mounted})${semicolon}`,
            ),
          ),
        byHand: {
          lines: [line, `app.use(${mounted})`].filter(Boolean).join('\n'),
          where: 'right after the app is created, before any body parser',
        },
      },
    ]
  },
}

/** @throws SetupError when no file creates the app */
function findMain(app: App): string {
  const own = app.manifest?.main === undefined ? [] : [app.manifest.main.replace(/^\.\//, '')]
  const usual = ['', 'src/'].flatMap((folder) =>
    names.flatMap((name) => extensions.map((extension) => `${folder}${name}${extension}`)),
  )
  const main = [...own, ...usual].find((path) => /\bexpress\(\)/.test(app.read(path) ?? ''))
  if (main !== undefined) return main
  throw new SetupError(
    'no_entry',
    `No file of this app creates it with express(): looked for ${names.join(', ')} in the folder itself and in src.`,
    'Run this in the folder whose package.json starts the server. docs/frameworks/express.md shows what to write by hand.',
  )
}

/** As the file imports its others: with their extension, with that of the compiled file, or with none. */
function toSpecifier(app: App, text: string, extension: string): string {
  const written = /(?:from |require\()['"]\.{1,2}\/[^'"]*?(\.[cm]?[jt]s)?['"]/.exec(text)
  if (written) return `./portico${written[1] ?? ''}`
  const isModule = app.manifest?.type === 'module' || extension === '.mjs'
  if (!isModule && /^\.(ts|js)$/.test(extension)) return './portico'
  return `./portico${extension.replace('t', 'j')}`
}
