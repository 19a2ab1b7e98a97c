/** The app's package manager: found by its lock file, and run. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Terminal } from '@portico/service/cli'
import { type Agent, type Command, detect, resolveCommand } from 'package-manager-detector'
import { SetupError } from './setup-error.ts'

const lockFiles = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
]

export interface PackageManager {
  readonly name: string
  /** The command line, for people and for programs. */
  toCommand(command: Command, args: readonly string[]): readonly [string, ...string[]]
}

/** Finds it by the lock file of the app or of a folder above; npm where there is none. */
export async function findPackageManager(folder: string): Promise<PackageManager> {
  const found = await detect({ cwd: folder })
  const agent: Agent = found?.agent ?? 'npm'
  return {
    name: found?.name ?? 'npm',
    toCommand(command, args) {
      const resolved = resolveCommand(agent, command, [...args])
      return resolved ? [resolved.command, ...resolved.args] : ['npx', ...args]
    },
  }
}

/** Lists the lock files of the app, and of the workspace that it belongs to. */
export function listLockFiles(folder: string): string[] {
  const here = lockFiles.map((name) => join(folder, name)).filter((file) => existsSync(file))
  const above = dirname(folder)
  if (here.length > 0 || above === folder || existsSync(join(folder, '.git'))) return here
  return listLockFiles(above)
}

/**
 * Installs what package.json names.
 *
 * @throws SetupError with the last lines of the output
 */
export async function install(
  terminal: Terminal,
  folder: string,
  manager: PackageManager,
): Promise<void> {
  const quietly = manager.name === 'npm' ? ['--no-audit', '--no-fund'] : []
  const [program, ...args] = manager.toCommand('install', quietly)
  const { NODE_ENV: _, ...env } = terminal.env
  const { code, output } = await run([program, ...args], folder, env)
  if (code === 0) return
  throw new SetupError(
    'install_failed',
    `${[program, ...args].join(' ')} failed:\n${output.trim().split('\n').slice(-15).join('\n')}`,
    'Nothing was changed. Correct it, or run the command with --no-install.',
  )
}

function run(
  [program, ...args]: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // a package manager is a .cmd file there
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
