import { readdirSync, readFileSync } from 'node:fs'
import { loadSetupMethods, UsageError } from '@portico/service/cli'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { frameworks } from '../frameworks/index.ts'
import { newApps, type Tree } from '../testing/new-apps.ts'
import { openApp } from '../testing/open-app.ts'
import { loadInitUsage } from '../usage.ts'

const quickly = '--yes --no-install'
const withoutData = (tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => !path.startsWith('.portico/')))

const getApp = (id: string) => {
  const tree = newApps[id]
  if (!tree) throw new Error(`There is no new app of ${id}.`)
  return tree
}

describe.each(frameworks)('a new app of $label', ({ id, hasServer, environment, packages }) => {
  test('is recognised, and gets at most four files and its environment', async () => {
    const app = openApp(getApp(id))
    const outcome = await app.runJson('init', quickly)
    const before = Object.keys(getApp(id))
    const paths: string[] = outcome.written.map(({ path }: { path: string }) => path)
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.length).toBeLessThanOrEqual(4)
    expect(outcome).toMatchObject({ isChanged: true, manual: [] })
    const manifest = packages.length > 0 ? ['package.json'] : []
    // nothing else, and none of it holds a secret
    expect(app.listChanges().toSorted()).toEqual(
      [...new Set([...before, ...paths, ...manifest])].toSorted(),
    )
    for (const path of app.listChanges()) expect(app.read(path)).not.toContain('secret-test-')
    if (environment) {
      const text = app.read(outcome.environment.file)
      for (const name of Object.values(environment.names)) expect(text).toContain(`\n${name}=`)
    }
    if (hasServer) expect(app.read('.portico/portico.config.mjs')).toContain('"httpOnly": true')
  })

  test('prints the names of the environment, and no value', async () => {
    const app = openApp(getApp(id))
    const { text } = await app.run('init', quickly)
    const dry = await openApp(getApp(id)).run('init', `${quickly} --dry-run`)
    expect(text + dry.text).not.toContain('secret-test-')
    if (environment) expect(text).toContain(environment.names.publicToken)
  })

  test('is the same after a second run, byte for byte', async () => {
    const app = openApp(getApp(id))
    await app.run('init', quickly)
    const tree = app.readTree()
    const { code, text } = await app.run('init', quickly)
    expect(code).toBe(0)
    expect(text).toContain('Nothing was changed.')
    expect(app.readTree()).toEqual(tree)
  })

  test.runIf(environment)('after a clone gets its environment alone', async () => {
    const app = openApp(getApp(id))
    const { environment: first } = await app.runJson('init', quickly)
    const { [first.file]: _, ...committed } = withoutData(app.readTree())
    const clone = openApp(committed)
    const outcome = await clone.runJson('init', quickly)
    expect(outcome).toMatchObject({ written: [], manual: [], environment: { file: first.file } })
    const { [first.file]: added, ...others } = withoutData(clone.readTree())
    expect(added).toContain(environment?.names.publicToken)
    expect(others).toEqual(committed)
  })

  test('is as before after a removal', async () => {
    const app = openApp(getApp(id))
    await app.run('init', quickly)
    expect(await app.runJson('remove', '--no-install')).toMatchObject({ isChanged: true, left: [] })
    expect(app.readTree()).toEqual(getApp(id))
  })

  test('shows all changes in a dry run, and is left as it was', async () => {
    const app = openApp(getApp(id))
    const { text } = await app.run('init', `${quickly} --dry-run`)
    expect(app.readTree()).toEqual(getApp(id))
    const { written } = await app.runJson('init', quickly)
    for (const { path } of written) expect(text).toContain(`+++ b/${path}`)
  })

  test('keeps every file that was there: nothing is written when one is in the way', async () => {
    const { written } = await openApp(getApp(id)).runJson('init', quickly)
    const created = written.filter(({ change }: { change: string }) => change === 'created')
    for (const { path } of created) {
      const tree = { ...getApp(id), [path]: 'mine\n' }
      const app = openApp(tree)
      const { error, written } = await app.runJson('init', quickly)
      expect(app.read(path)).toBe('mine\n')
      // an app that has this page needs no other
      if (written) {
        expect(written).not.toContainEqual(expect.objectContaining({ path }))
        continue
      }
      expect(error).toMatchObject({ code: 'file_exists', message: expect.stringContaining(path) })
      expect(app.readTree()).toEqual(tree)
    }
  })
})

/** What is wrong with the grammar of a file; types in JavaScript are. */
function findFaults(path: string, content: string): string[] {
  const options = { allowJs: true, noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve }
  const host = ts.createCompilerHost(options)
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest)
  const program = ts.createProgram([path], options, {
    ...host,
    getSourceFile: (name) => (name === path ? source : undefined),
  })
  return program
    .getSyntacticDiagnostics()
    .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

test.each(frameworks)(
  'what $label gets is TypeScript in an app of TypeScript, and JavaScript in one of JavaScript',
  async ({ id }) => {
    const { 'tsconfig.json': _, ...rest } = getApp(id)
    const toJs = (text: string) => text.replace('"typescript"', '"prettier"')
    const plain = Object.fromEntries(
      Object.entries(rest).map(([path, text]) => [path.replace(/\.ts(x?)$/, '.js$1'), toJs(text)]),
    )
    for (const tree of [getApp(id), plain]) {
      const app = openApp(tree)
      const { written } = await app.runJson('init', quickly)
      const scripts = written.filter(
        ({ path, change }: { path: string; change: string }) =>
          change === 'created' && /\.[jt]sx?$/.test(path),
      )
      for (const { path } of scripts) {
        if (tree === plain && id !== 'nuxt') expect(path).toMatch(/\.jsx?$/)
        expect(findFaults(path, app.read(path))).toEqual([])
      }
    }
  },
)

test.each([
  ['package-lock.json', 'npx portico dev'],
  ['pnpm-lock.yaml', 'pnpm dlx portico dev'],
  ['yarn.lock', 'npx portico dev'],
  ['bun.lock', 'bun x portico dev'],
])('with %s the next step is %s', async (file, command) => {
  const app = openApp({ ...getApp('express'), [file]: '' })
  const { next } = await app.runJson('init', quickly)
  expect(next.at(-1)).toBe(command)
})

test('docs/init.md names the files that each framework gets', async () => {
  const text = readFileSync(new URL('../../../../docs/init.md', import.meta.url), 'utf8')
  for (const { id, label, page } of frameworks) {
    const row = text.split('\n').find((line) => line.startsWith(`| ${label} |`)) ?? ''
    const { written, environment } = await openApp(getApp(id)).runJson('init', quickly)
    for (const { path } of written) expect(row).toContain(`\`${path}\``)
    expect(row).toContain(`\`${page}\``)
    if (environment) expect(row).toContain(`\`${environment.file}\``)
  }
})

test('each framework has a folder of its own and a line in the registry, and nothing else names it', () => {
  const root = new URL('../', import.meta.url)
  const ids = frameworks.map(({ id }) => id)
  const folders = readdirSync(new URL('frameworks/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual(ids.toSorted())
  const others = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      !/\.test\.ts$|^testing\//.test(path) &&
      (!path.startsWith('frameworks/') || path.startsWith('frameworks/shared/')),
  )
  for (const path of others) {
    const text = readFileSync(new URL(path, root), 'utf8')
    for (const id of ids)
      expect([path, text]).not.toEqual([path, expect.stringContaining(`'${id}'`)])
  }
})

describe('without an app', () => {
  test('the root of a monorepo names the folders that have one', async () => {
    const app = openApp({
      'package.json': '{ "workspaces": ["apps/*"] }\n',
      'apps/web/package.json': '{ "dependencies": { "react": "*", "vite": "*" } }\n',
      'apps/api/package.json': '{ "dependencies": { "express": "*" } }\n',
      'packages/tools/package.json': '{}\n',
    })
    const { error } = await app.runJson('init', '--yes')
    expect(error.code).toBe('no_framework')
    expect(error.message).toContain('apps/api (Express); apps/web (Vite with React)')
    expect(error.next).toContain('cd apps/api && npx portico init')
    expect(app.listChanges()).toHaveLength(4)
  })

  test('an empty folder is told so', async () => {
    const { error } = await openApp({}).runJson('init', '--yes')
    expect(error).toMatchObject({
      code: 'no_framework',
      next: expect.stringContaining('--framework'),
    })
  })

  test('several frameworks in one package.json are named, and an option chooses', async () => {
    const tree = {
      ...getApp('vite-react'),
      ...getApp('express'),
      '.gitignore': '*.local\n.env\n',
      'package.json':
        '{ "dependencies": { "express": "5.0.0", "react": "19.0.0", "vite": "8.0.0" } }\n',
    }
    const { error } = await openApp(tree).runJson('init', '--yes')
    expect(error).toMatchObject({
      code: 'several_frameworks',
      next: expect.stringContaining('--framework express, or --framework vite-react'),
    })
    const chosen = await openApp(tree).runJson('init', `${quickly} --framework vite-react`)
    expect(chosen.framework).toBe('Vite with React')
    const unknown = await openApp(tree).runJson('init', '--yes --framework vue')
    expect(unknown.error.code).toBe('unknown_framework')
  })
})

const setupMethods = await loadSetupMethods()

describe('choices', () => {
  test.each(setupMethods)('the method $id sets up the product that declares it', async (method) => {
    const { id, product, option, isEnough } = method
    const app = openApp(getApp('plain-html'))
    const other = setupMethods.find((one) => one.isEnough && !one.isByMail)
    const chosen = isEnough ? id : `${id},${other?.id}`
    expect((await app.run('init', `${quickly} --methods ${chosen}`)).code).toBe(0)
    expect(app.read('sign-in.js')).toContain(`products: ['${product}'`)
    if (option) expect(app.read('sign-in.js')).toContain(`${option[0]}: ${option[1]}`)
  })

  test('the methods are those that declare how they are set up, and one of them is taken without a choice', async () => {
    expect(setupMethods.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['code', 'link', 'passkey', 'password', 'wallet']),
    )
    expect(setupMethods.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['code'])
    const usage = await loadInitUsage()
    expect(usage).toContain(
      `how users sign in: ${setupMethods.map(({ id }) => id).join(', ')}, separated by commas (code)`,
    )
  })

  test('without a terminal the options are named that answer the questions', async () => {
    const app = openApp(getApp('express'))
    await expect(app.run('init', '')).rejects.toThrow(/--yes.*--methods, --service, --name/)
    await expect(app.run('init', '')).rejects.toThrow(UsageError)
    expect((await app.runJson('init', '')).error.code).toBe('usage')
    expect(app.readTree()).toEqual(getApp('express'))
  })

  test('all three options together need no --yes', async () => {
    const app = openApp(getApp('plain-html'))
    const options = '--methods link,passkey --service beside --name Shop --port 4123'
    expect((await app.run('init', options)).code).toBe(0)
    expect(app.read('sign-in.js')).toContain("from 'http://localhost:4123/portico.js'")
    expect(app.read('sign-in.js')).toContain("products: ['emailMagicLinks', 'passkeys']")
    expect(app.read('.portico/portico.config.mjs')).toContain('"name": "Shop"')
  })

  test.each([
    ['--methods code,link', /exclude each other/],
    ['--methods passkey', /needs another one/],
    ['--methods magic', /There is no method "magic".*code, link, passkey, password, wallet/],
    ['--methods ,', /at least one/],
    ['--service http://auth.example.com', /https:\/\/auth\.example\.com/],
    ['--service https://auth.example.com/path', /origin/],
    ['--name= --service beside', /1 to 60 characters/],
    ['--port 80', /--port.*1024/],
    ['--nam Shop', /--nam.*portico init --help/],
  ])('%s is refused with what is wrong', async (args, reason) => {
    const app = openApp(getApp('plain-html'))
    await expect(app.run('init', `--yes ${args}`)).rejects.toThrow(reason)
    expect(app.readTree()).toEqual(getApp('plain-html'))
  })

  test('a running service gives its keys by the environment', async () => {
    const app = openApp(getApp('express'))
    const args = `${quickly} --service https://auth.example.com`
    const keys = {
      PORTICO_PUBLIC_TOKEN: 'public-token-live-1',
      PORTICO_PROJECT_ID: 'project-live-1',
    }
    const { error } = await app.runJson('init', args, keys)
    expect(error).toMatchObject({
      code: 'keys_missing',
      next: expect.stringContaining('PORTICO_SECRET'),
    })
    const outcome = await app.runJson('init', args, { ...keys, PORTICO_SECRET: 'secret-live-1' })
    expect(JSON.stringify(outcome)).not.toContain('secret-live-1')
    expect(app.read('.env')).toContain('\nPORTICO_URL=https://auth.example.com\n')
    expect(app.read('.env')).toContain('\nPORTICO_SECRET=secret-live-1\n')
    expect(Object.keys(app.readTree())).not.toContain('.portico/development.json')
  })
})

describe('the environment', () => {
  test('keeps the lines that were there, and gets them back', async () => {
    for (const text of ['NAME=shop\n', 'NAME=shop', '\n']) {
      const tree = { ...getApp('express'), '.env': text }
      const app = openApp(tree)
      await app.run('init', quickly)
      expect(app.read('.env')).toMatch(new RegExp(`^${text}\\n+# Portico`))
      await app.run('remove', '--no-install')
      expect(app.readTree()).toEqual(tree)
    }
  })

  test('with another value of the same name is not changed', async () => {
    const tree = { ...getApp('express'), '.env': 'PORTICO_URL=https://auth.example.com\n' }
    const app = openApp(tree)
    const { error } = await app.runJson('init', quickly)
    expect(error).toMatchObject({
      code: 'environment_taken',
      next: expect.stringContaining('.env'),
    })
    expect(app.readTree()).toEqual(tree)
  })

  test('is a file that git ignores, or nothing is written', async () => {
    const other = openApp({ ...getApp('vite-react'), '.gitignore': '.env.development.local\n' })
    expect((await other.runJson('init', quickly)).environment.file).toBe('.env.development.local')
    const tree = { ...getApp('vite-react'), '.gitignore': 'node_modules\n' }
    const none = openApp(tree)
    expect((await none.runJson('init', quickly)).error).toMatchObject({
      code: 'environment_not_ignored',
      next: expect.stringContaining('.env.local to .gitignore'),
    })
    expect(none.readTree()).toEqual(tree)
  })

  test('of a server whose repository ignores no such file is in .portico, which git ignores by a file of its own', async () => {
    const app = openApp({ ...getApp('express'), '.gitignore': 'node_modules\n' })
    expect((await app.runJson('init', quickly)).environment.file).toBe('.portico/.env')
    expect(app.read('portico.js')).toContain("process.loadEnvFile('.portico/.env')")
    expect(app.listChanges()).not.toContain('.portico/.env')
  })
})

describe('an unusual app', () => {
  test('gets the lines told that have no known place, and the file is left', async () => {
    const main = "import { boot } from './boot'\n\nboot()\n"
    const app = openApp({ ...getApp('vite-react'), 'src/main.tsx': main })
    const outcome = await app.runJson('init', quickly)
    expect(outcome.manual).toMatchObject([
      { path: 'src/main.tsx', lines: expect.stringContaining('<PorticoGate>') },
    ])
    expect(app.read('src/main.tsx')).toBe(main)
    await app.run('remove', '--no-install')
    expect(app.read('src/main.tsx')).toBe(main)
  })

  test('in JavaScript gets JavaScript', async () => {
    const { 'tsconfig.json': _, 'src/main.tsx': main = '', ...others } = getApp('vite-react')
    const app = openApp({
      ...others,
      'package.json': '{ "dependencies": { "react": "19.0.0", "vite": "8.0.0" } }\n',
      'src/main.jsx': main.replace('App.tsx', 'App.jsx').replace('!)', ')'),
    })
    await app.run('init', quickly)
    expect(app.read('src/portico.jsx')).not.toMatch(
      /\btype\b ReactNode|: \{ children: ReactNode \}|: Error/,
    )
    expect(app.read('src/main.jsx')).toContain("from './portico.jsx'")
  })

  test('keeps the indentation and the last line of its package.json', async () => {
    const text = JSON.stringify({ dependencies: { express: '5.0.0' }, name: 'shop' }, null, '\t')
    const app = openApp({ ...getApp('express'), 'package.json': text })
    await app.run('init', quickly)
    expect(app.read('package.json')).toContain('\n\t\t"@portico/server": "^')
    expect(app.read('package.json').endsWith('}')).toBe(true)
    await app.run('remove', '--no-install')
    expect(app.read('package.json')).toBe(text)
  })

  test('whose packages cannot be installed is as before', async () => {
    const tree = { ...getApp('express'), 'package-lock.json': '{ "lockfileVersion": 3 }\n' }
    const app = openApp(tree)
    const { error } = await app.runJson('init', '--yes', { PATH: app.folder })
    expect(error).toMatchObject({
      code: 'install_failed',
      next: expect.stringContaining('--no-install'),
    })
    expect(app.readTree()).toEqual(tree)
  })
})
