/** Commands of the documentation, run as they stand: what they call by name is an operator's, and real where it can be. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Installation, program, type RunningService } from './installation.ts'
import { proxyPath } from './reverse-proxies.ts'

const operations = fileURLToPath(new URL('../../docs/operations.md', import.meta.url))

/** The shell blocks below a headline, up to the next one. */
export function readCommands(headline: string): readonly string[] {
  const [, section] = readFileSync(operations, 'utf8').split(`\n${headline}\n`)
  if (section === undefined) throw new Error(`docs/operations.md has no "${headline}".`)
  const own = section.split(/\n#{2,3} /)[0] ?? ''
  return [...own.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block)
}

/** A shell whose `portico`, `nginx` and `systemctl` are those of one installation. */
export interface OperatorShell {
  /**
   * Runs a block; its first failure ends it.
   *
   * @returns what it printed
   * @throws Error with what it printed
   */
  run(block: string, env?: Readonly<Record<string, string>>): Promise<string>
  /** Starts a unit, `portico` or `portico@3001`. */
  start(unit: string): Promise<void>
  remove(): Promise<void>
}

/**
 * Makes the shell. There is no systemd where tests run: its stand-in starts and stops the very same processes.
 *
 * @param port of the unit `portico`
 * @param nginx the folder that the proxy was started in
 */
export async function createOperatorShell(
  installation: Installation,
  port: number,
  nginx?: string,
): Promise<OperatorShell> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-shell-'))
  const units = new Map<string, RunningService>()
  const toPort = (unit: string) => Number(unit.split('@')[1] ?? port)
  const stop = async (unit: string) => {
    const code = await units.get(unit)?.stop()
    units.delete(unit)
    if (code !== 0 && code !== undefined) throw new Error(`${unit} ended with ${code}`)
  }
  const start = async (unit: string) => {
    units.set(unit, await installation.start(toPort(unit)))
  }
  const control = createServer(async (request, response) => {
    const [, action, unit = ''] = (request.url ?? '').split('/')
    try {
      if (action !== 'start') await stop(unit)
      if (action !== 'stop') await start(unit)
      response.end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  const { port: controlPort } = control.address() as AddressInfo // it listens on a port, not on a pipe
  const write = async (name: string, script: string) => {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`)
    await chmod(join(folder, name), 0o755)
  }
  await write('portico', `exec "${process.execPath}" "${program}" "$@"`)
  await write('systemctl', `exec curl --fail-with-body -sS "http://127.0.0.1:${controlPort}/$1/$2"`)
  if (nginx !== undefined) {
    await write(
      'nginx',
      `PATH="${proxyPath}" exec nginx -p "${nginx}" -c "${join(nginx, 'nginx.conf')}" "$@"`,
    )
  }
  return {
    start,
    run: (block, env = {}) =>
      new Promise((resolve, reject) => {
        const child = spawn('sh', ['-e', '-c', block], {
          cwd: installation.folder,
          env: {
            ...installation.env,
            PORT: String(port),
            ...env,
            PATH: [folder, proxyPath].join(delimiter),
          },
        })
        let output = ''
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (chunk: Buffer) => {
            output += chunk.toString()
          })
        }
        child.once('close', (code) =>
          code === 0 ? resolve(output) : reject(new Error(`ended with ${code}:\n${output}`)),
        )
      }),
    async remove() {
      await Promise.all([...units.keys()].map(stop))
      await new Promise((resolve) => control.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
