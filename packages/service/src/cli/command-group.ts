import { hintAtCommand } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** A command and what follows it. */
export type Command = (terminal: Terminal, args: readonly string[]) => Promise<ExitCode>

/**
 * Makes a command of several: `portico phones list`, `portico phones resume`.
 *
 * @param group what all begin with
 * @param commands by the word that follows
 * @param usage what is said when none does, or one that does not exist
 * @returns runs the command that the first argument names; it throws UsageError when there is none
 */
export function createCommandGroup(
  group: string,
  commands: Readonly<Record<string, Command>>,
  usage: string,
): Command {
  return async (terminal, [name, ...args]) => {
    const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return command(terminal, args)
    if (name === undefined) throw new UsageError(usage)
    const hint = hintAtCommand(name, Object.keys(commands), group)
    throw new UsageError(`There is no command "${group} ${name}".${hint}\n\n${usage}`)
  }
}
