/** The provider in the root layout of a new Next app, as its own command makes it; that installs a framework: for the long run. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { takeRows } from '@portico/testkit/run'
import { afterAll, expect, test } from 'vitest'
import { packAll } from './support/pack.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'portico-new-next-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const layout = `import { PorticoProvider } from '@portico/react'
import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <PorticoProvider publicToken="public-token-test-1" options={{ customBaseUrl: '/' }} initialSession={null}>
          {children}
        </PorticoProvider>
      </body>
    </html>
  )
}
`
const page = `import { PorticoSignIn, Products } from '@portico/react'

export default function Page() {
  return <PorticoSignIn config={{ products: [Products.emailMagicLinks] }} />
}
`

test.each(takeRows(['16.4.3'], []))(
  'a new app by create-next-app %s builds with the provider in its root layout, without "use client" in its own code',
  { timeout: 600_000 },
  async (version) => {
    const env = { ...process.env, NODE_ENV: undefined, CI: '1', NEXT_TELEMETRY_DISABLED: '1' }
    const npm = (cwd: string, ...args: string[]) =>
      run('npm', args, { cwd, env, maxBuffer: 50_000_000 }).catch(
        (error: { stdout?: string; stderr?: string }) => {
          throw new Error(`npm ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
        },
      )
    const flags = ['--yes', '--ts', '--app', '--no-src-dir', '--no-eslint', '--no-tailwind']
    await npm(
      folder,
      'create',
      '--yes',
      `next-app@${version}`,
      'app',
      '--',
      ...flags,
      '--skip-install',
    )
    const app = join(folder, 'app')
    const packed = await packAll(['contract', 'client', 'widget', 'react'])
    await npm(app, 'install', '--no-audit', '--no-fund', '--prefer-offline', ...packed)
    writeFileSync(join(app, 'app/layout.tsx'), layout)
    writeFileSync(join(app, 'app/page.tsx'), page)
    await npm(app, 'run', 'build')

    const sources = readdirSync(join(app, 'app')).filter((file) => file.endsWith('.tsx'))
    expect(sources).toEqual(expect.arrayContaining(['layout.tsx', 'page.tsx']))
    for (const file of sources)
      expect(readFileSync(join(app, 'app', file), 'utf8')).not.toMatch(/use client/)
    // the page that was rendered ahead has the first screen in it
    expect(readFileSync(join(app, '.next/server/app/index.html'), 'utf8')).toContain('type="email"')
  },
)

test('the root layout, the pages and the server’s code of examples/next have no "use client" either', () => {
  const example = fileURLToPath(new URL('../examples/next', import.meta.url))
  const files = ['app/layout.tsx', 'app/page.tsx', 'lib/portico.ts', 'proxy.ts']
  for (const file of files)
    expect([file, readFileSync(join(example, file), 'utf8')]).not.toEqual([
      file,
      expect.stringMatching(/use client/),
    ])
})
