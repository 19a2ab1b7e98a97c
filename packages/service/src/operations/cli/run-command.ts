import { ConfigError } from '../../foundation/errors/config-error.ts'
import { scrubText } from '../../kernel/ops/scrub.ts'
import type { Commands } from './command-group.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'

/**
 * Runs one command, and prints its usage or its error: as JSON where the command was asked for JSON, else as readable
 * lines.
 *
 * @param general the usage to print for a command without one
 * @returns 0 on success, 1 on failure, 2 for an unknown option
 */
export async function runCommand(
  name: string,
  command: Commands[string],
  args: readonly string[],
  terminal: Terminal,
  general = command.summary,
): Promise<ExitCode> {
  if (args.some((one) => one === '--help' || one === '-h')) {
    const { usage = general } = command
    terminal.say(typeof usage === 'string' ? usage : await usage())
    return 0
  }
  try {
    return await command.run(terminal, args)
  } catch (error) {
    // A program reads standard output alone.
    if (args.includes('--json')) terminal.say(toTerminalJson(await toFailure(error, name)))
    else for (const line of toLines(error)) terminal.complain(line)
    return error instanceof UsageError ? 2 : 1
  }
}

/** An error for a program: the same members as the report of `doctor`. */
async function toFailure(error: unknown, command: string) {
  if (error instanceof ConfigError) {
    // the steps are those of all methods, and a healthcheck needs none of them
    const { toReport, toWrong } = await import('./finding.ts')
    return toReport(error.problems.map(toWrong('config')))
  }
  const message = toLines(error).join('\n')
  const next =
    error instanceof UsageError
      ? `Run "portico ${command} --help" for its options.`
      : 'Run "portico doctor --json" to find what is wrong.'
  return { ok: false, problems: [{ key: command, message, next }], notes: [] }
}

function toLines(error: unknown): readonly string[] {
  if (error instanceof UsageError) return [error.message]
  if (error instanceof ConfigError) {
    return [
      'Portico cannot start with this configuration:',
      ...error.problems.map(({ key, message }) => `  ${key} ${message}`),
    ]
  }
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [`Portico failed: ${scrubText(reason)}`]
}
