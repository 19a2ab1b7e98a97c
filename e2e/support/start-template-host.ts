/**
 * Stands in for GitHub, from which generators download their templates. It answers as GitHub does: an archive of the whole
 * repository, whose folder is named after it.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { templates } from './templates.ts'

const run = promisify(execFile)
const preload = fileURLToPath(new URL('./reach-template-host.mjs', import.meta.url))

export interface TemplateHost {
  /** The environment in which a generator reaches this host in place of GitHub. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts the host. */
export async function startTemplateHost(): Promise<TemplateHost> {
  const server = createServer((request, response) => {
    answer(request.url ?? '').then(
      (archive) => response.writeHead(archive ? 200 : 404).end(archive),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server that listens on a port
  return {
    env: {
      TEMPLATE_HOST: `http://127.0.0.1:${port}`,
      NODE_OPTIONS: `--import=${preload}`,
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Answers a request: the archive of the repository that the address names, or null for any other. */
async function answer(address: string): Promise<Buffer | null> {
  const name = Object.keys(templates).find((repository) => address.includes(`/${repository}/`))
  if (name === undefined) return null
  if (address.startsWith('/raw.githubusercontent.com/')) return Buffer.from(toTemplateInfo(name))
  const parent = mkdtempSync(join(tmpdir(), 'portico-template-'))
  try {
    const top = `${name.split('/')[1]}-main`
    for (const [path, content] of Object.entries(templates[name] ?? {})) {
      const file = join(parent, top, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    const { stdout } = await run('tar', ['-czf', '-', top], { cwd: parent, encoding: 'buffer' })
    return stdout
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** Describes a template as Nuxt's list of templates does. */
const toTemplateInfo = (name: string) =>
  JSON.stringify({
    name,
    defaultDir: 'app',
    tar: `https://codeload.github.com/${name}/tar.gz/refs/heads/main`,
  })
