import type { MethodCommand, MethodCommands } from '../../accounts/sign-in/method-commands.ts'
import { type Command, type Commands, createCommandGroup } from './command-group.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import { toOperator } from './to-operator.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withProject } from './with-project.ts'

/** Makes commands of the command line of those that methods declare, by their first words. */
export const toCommands = (all: readonly MethodCommands[]): Commands =>
  Object.fromEntries(
    all.map(({ group, summary, usage, commands }) => {
      const runs = Object.entries(commands).map(([name, command]) => [
        name,
        toCommand(`${group} ${name}`, command, usage),
      ])
      return [
        group,
        { summary, usage, run: createCommandGroup(group, Object.fromEntries(runs), usage) },
      ]
    }),
  )

function toCommand(name: string, command: MethodCommand, usage: string): Command {
  const { argument: wanted, hasJson = false } = command
  return (terminal, args) => {
    const { values, positionals } = readArguments(args, {
      project: text,
      ...(hasJson && { json: flag }),
    })
    const [argument = '', ...rest] = positionals
    if (wanted === undefined && positionals.length > 0) {
      throw new UsageError(`${name} takes no "${argument}".`)
    }
    if (wanted !== undefined && (argument === '' || rest.length > 0)) {
      throw new UsageError(`${name} takes one ${wanted}.\n\n${usage}`)
    }
    return withProject(terminal, values.project, async ({ project, ports }) => {
      const isDone = await command.run({
        project,
        ports,
        actor: toOperator(terminal),
        argument,
        asJson: values.json === true,
        say: (line) => terminal.say(toTerminalText(line)),
        sayJson: (value) => terminal.say(toTerminalJson(value)),
        complain: (line) => terminal.complain(toTerminalText(line)),
      })
      return isDone ? 0 : 1
    })
  }
}
