/** The process of a command: it alone reads the process's arguments, environment and streams, and exits the process. */
import { userInfo } from 'node:os'
import type { Commands } from './command-group.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { holdYoungHeap } from './young-heap.ts'

/**
 * Runs the command that the process was started with, and exits the process.
 *
 * @param args the command and its arguments
 * @param further commands beside those of the service
 */
export async function runProcess(
  args: readonly string[] = process.argv.slice(2),
  further: Commands = {},
): Promise<never> {
  // Before any other module is loaded; the other commands may need much memory from the start.
  if (args[0] === 'start') holdYoungHeap()
  const run = args[0] === 'healthcheck' ? await loadHealthcheck() : await loadPortico()
  process.setSourceMapsEnabled(true)
  // A write to a full disk or a closed pipe must not end the service.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const exitCode = await run(
    args,
    {
      env: process.env,
      workingFolder: process.cwd(),
      account: findAccount(),
      isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
      say: (line) => process.stdout.write(`${line}\n`),
      complain: (line) => process.stderr.write(`${line}\n`),
      // Progress is drawn on a terminal, not into a file or a pipe.
      ...(process.stderr.isTTY && { draw: (text) => process.stderr.write(`\r\u001b[K${text}`) }),
    },
    further,
  )
  // Exits explicitly: an open handle of a library must not keep a stopped service alive.
  process.exit(exitCode)
}

type Run = (args: readonly string[], terminal: Terminal, further: Commands) => Promise<ExitCode>

async function loadPortico(): Promise<Run> {
  const { runPortico } = await import('./portico.ts')
  return runPortico
}

/** Loads one command alone: containers run it every few seconds. */
async function loadHealthcheck(): Promise<Run> {
  const { healthcheck, healthcheckUsage } = await import('./healthcheck.ts')
  const { runCommand } = await import('./run-command.ts')
  const command = { summary: 'healthcheck', usage: healthcheckUsage, run: healthcheck }
  return ([name = '', ...rest], terminal) => runCommand(name, command, rest, terminal)
}

/** The account's name, or its number where the account has no name, as in many containers. */
function findAccount(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
