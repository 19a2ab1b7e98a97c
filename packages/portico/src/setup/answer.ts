import type { ExitCode, Terminal } from '@portico/service/cli'
import { UsageError } from '@portico/service/cli'
import { SetupError } from './setup-error.ts'

/**
 * Runs a command and reports what stops it: as one JSON document, or as lines for people.
 *
 * @returns its exit code
 */
export async function answer(
  terminal: Terminal,
  isJson: boolean,
  command: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await command()
  } catch (error) {
    if (error instanceof SetupError) {
      const { code, message, next } = error
      if (isJson) terminal.say(JSON.stringify({ error: { code, message, next } }))
      else terminal.complain(`${message}\n${next}`)
      return 1
    }
    if (!isJson || !(error instanceof UsageError)) throw error
    const next = 'npx portico --help lists the commands; each has --help as well.'
    terminal.say(JSON.stringify({ error: { code: 'usage', message: error.message, next } }))
    return 2
  }
}
