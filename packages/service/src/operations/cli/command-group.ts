import { hintAtCommand } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Runs a command with its arguments. */
export type Command = (terminal: Terminal, args: readonly string[]) => Promise<ExitCode>

/** The text about the options of a command, or a function that loads it. */
type Usage = string | (() => Promise<string>)

/** Commands by their first word, each with a line about it and, if it has options, its usage. */
export type Commands = Readonly<
  Record<string, { readonly summary: string; readonly usage?: Usage; readonly run: Command }>
>

/**
 * Makes one command of several: `portico phones list`, `portico phones resume`.
 *
 * @param group the word with which all of them begin
 * @param commands the commands, by their second word
 * @param usage printed when the second word is missing or unknown
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
