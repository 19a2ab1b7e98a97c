import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@portico/testkit'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFirstFiles, readManifest } from '../scripts/budgets.mjs'
import { pack } from './support/pack.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

let folder: string
let installed: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-packed-'))
  const tarball = await pack('service')
  installed = join(folder, 'node_modules/@portico/service')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', installed])
  linkDependencies()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What npm would install beside it, and nothing else: the package names all that it needs. */
function linkDependencies() {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  )
  for (const name of Object.keys(dependencies)) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(join(place, '..'), { recursive: true })
    symlinkSync(inRepository(`node_modules/${name}`), place)
  }
}

test('the installed service serves the bundle, compressed, wherever it is started', async () => {
  const port = await findFreePort()
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  const child = spawn(process.execPath, [join(installed, 'dist/main.js'), 'start'], {
    cwd: elsewhere,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_FOLDER: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const origin = `http://localhost:${port}`
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('close', () => reject(new Error(output)))
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk
          if (output.includes(origin)) resolve()
        })
      }
    })
    for (const file of listFirstFiles(readManifest())) {
      const answer = await fetch(`${origin}/${file}`, { headers: { 'accept-encoding': 'br' } })
      expect([file, answer.status, answer.headers.get('content-encoding')]).toEqual([
        file,
        200,
        'br',
      ])
      expect(await answer.text()).toContain('export')
    }
    expect(output).not.toContain('is in none of the static folders')
  } finally {
    child.kill('SIGKILL')
  }
})

test('an editor shows the comment of a setting, also of a setting inside of others', {
  timeout: 60_000,
}, () => {
  const entry = join(installed, 'dist/index.d.ts')
  const program = ts.createProgram([entry], { skipLibCheck: true, types: [] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const module = source && checker.getSymbolAtLocation(source)
  const config =
    module && checker.getExportsOfModule(module).find((one) => one.name === 'PorticoConfig')
  if (!config) throw new Error('The package exports no PorticoConfig.')
  /** Selects the part of a union whose `type` is named after a sign: `senders=twilio`. */
  const select = (type: ts.Type, kind: string | undefined) => {
    if (kind === undefined || !type.isUnion()) return type
    const isKind = (part: ts.Type) => {
      const discriminant = checker.getPropertyOfType(part, 'type')
      return (
        discriminant && checker.typeToString(checker.getTypeOfSymbol(discriminant)) === `"${kind}"`
      )
    }
    const found = type.types.find(isKind)
    if (!found) throw new Error(`There is no "${kind}".`)
    return found
  }
  /** Follows the names of members, through lists and optional members. */
  const readComment = (path: string) => {
    let type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(config))
    let comment = ''
    for (const part of path.split('.')) {
      const [name = '', kind] = part.split('=')
      const member = checker.getPropertyOfType(type, name)
      if (!member) throw new Error(`${path} has no ${name}.`)
      comment = ts.displayPartsToString(member.getDocumentationComment(checker))
      const own = checker.getNonNullableType(checker.getTypeOfSymbol(member))
      type = select(checker.getIndexTypeOfType(own, ts.IndexKind.Number) ?? own, kind)
    }
    return comment
  }
  expect(readComment('auditDays')).toContain('audit log')
  expect(readComment('projects.magicLinks.requireSameBrowser')).toContain(
    'browser that requested it',
  )
  expect(readComment('development')).toContain('that development creates')
  expect(readComment('projects.secretEnv')).toContain('environment variable')
  expect(readComment('projects.allowedOrigins')).toContain('Exact origins')
  expect(readComment('projects.mails.from')).toContain('bare address')
  expect(readComment('projects.rbac')).toContain('Roles, resources and scopes')
  expect(readComment('projects.trustedIssuers.audience')).toContain('further audiences')
  expect(readComment('projects.webhooks.secretEnv')).toContain('whsec_')
  expect(readComment('projects.sessions.maxMinutes')).toContain('longest duration')
  expect(readComment('projects.identityProvider.resources.scopes')).toContain('rbac policy')
  expect(readComment('projects.crypto.contractWallets.chainId')).toContain('EIP-155')
  expect(readComment('projects.brand.accent')).toContain('primary button')
  expect(readComment('projects.captcha.siteKey')).toContain('site key')
  expect(readComment('projects.identityProvider.clientApps.dpopBound')).toContain('DPoP')
  expect(readComment('projects.texts.senders')).toContain('Tried in this order')
  expect(readComment('projects.texts.senders=hook.secretEnv')).toContain('whsec_')
  expect(readComment('projects.texts.senders=twilio.authTokenEnv')).toContain('token')
  expect(readComment('projects.texts.senders=vonage.privateKeyEnv')).toContain('private key')
  expect(readComment('projects.texts.senders=whatsapp.template')).toContain('approved')
})

test('a configuration is typed, and its types need no other package', { timeout: 60_000 }, () => {
  const write = (name: string, development: string) => {
    const file = join(folder, name)
    writeFileSync(
      file,
      `import { defineConfig } from '@portico/service'\nexport default defineConfig({ development: ${development} })\n`,
    )
    return file
  }
  const right = write('right.ts', "{ name: 'Shop', magicLinks: { requireSameBrowser: true } }")
  const wrong = write('wrong.ts', "{ magicLinks: { requireSameBrowser: 'always' } }")
  const program = ts.createProgram([right, wrong], {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    types: [],
  })
  expect(
    ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => [
        file?.fileName,
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ]),
  ).toEqual([[wrong, "Type 'string' is not assignable to type 'boolean | undefined'."]])
})
