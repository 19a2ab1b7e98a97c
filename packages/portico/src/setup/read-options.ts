import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '@portico/service/cli'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the options of a command.
 *
 * @throws UsageError for what the command does not have
 */
export function readOptions<const O extends Options>(
  command: string,
  args: readonly string[],
  options: O,
) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    const reason =
      error instanceof Error ? (error.message.split(/[.'] To /)[0] ?? '') : String(error)
    throw new UsageError(`${reason}. portico ${command} --help lists the options.`)
  }
}
