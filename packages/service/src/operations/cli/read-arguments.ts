import { type ParseArgsConfig, parseArgs } from 'node:util'
import { toPage } from '../../back-end/cursor.ts'
import type { Cursor } from '../../foundation/database/page.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { findMeant, toHint } from '../../kernel/config/find-meant.ts'
import { UsageError } from './usage-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** An option with a text. */
export const text = { type: 'string' } as const

/** An option that is there or not. */
export const flag = { type: 'boolean' } as const

/**
 * Parses the arguments of a command.
 *
 * @throws UsageError for an option that the command does not have
 */
export function readArguments<const O extends Options>(args: readonly string[], options: O) {
  for (const arg of args) {
    if (arg === '--') break
    const name = /^--([^=]+)/.exec(arg)?.[1]
    if (name === undefined || Object.hasOwn(options, name)) continue
    const hint = toHint(name, Object.keys(options)).replace(/"([^"]+)"/, '--$1')
    throw new UsageError(`There is no option --${name}${hint}`)
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Parses the options of a command about a project, which takes nothing else.
 *
 * @param command its words after `portico`: `users list`
 * @throws UsageError
 */
export function readProjectOptions<const O extends Options>(
  command: string,
  args: readonly string[],
  options: O,
) {
  const { values, positionals } = readArguments(args, { project: text, ...options })
  const [first] = positionals
  if (first !== undefined) throw new UsageError(`${command} takes no "${first}".`)
  return values
}

/**
 * Refuses arguments for commands that have none, because the operator would believe that an ignored option was applied.
 *
 * @throws UsageError when there is an argument
 */
export function refuseArguments(command: string, args: readonly string[]): void {
  const [first] = args
  if (first === undefined) return
  throw new UsageError(
    `portico ${command} takes no ${first.startsWith('-') ? 'options' : 'arguments'}, got "${first}". Configure it with environment variables and portico.config.ts.`,
  )
}

/**
 * Suggests a command for a misspelled one: ` Did you mean "users list"?`, or returns an empty text.
 *
 * @param group `users`, for `portico users …`
 */
export function hintAtCommand(written: string, names: readonly string[], group = ''): string {
  const meant = findMeant(written, names)
  return meant === null ? '' : ` Did you mean "${group === '' ? '' : `${group} `}${meant}"?`
}

/**
 * Reads a number of rows.
 *
 * @throws UsageError unless it is 1 to 1000
 */
export function readLimit(text: string | undefined, fallback: number): number {
  const limit = text === undefined ? fallback : Number(text)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit
  throw new UsageError(`--limit must be a number from 1 to 1000, got "${text}"`)
}

/**
 * Parses the cursor of a page; null for the first page.
 *
 * @throws UsageError
 */
export function readPlace(cursor: string | undefined): Cursor | null {
  try {
    return toPage({ cursor }, 1).after
  } catch (error) {
    if (error instanceof AuthError) throw new UsageError(`--cursor: ${error.message}`)
    throw error
  }
}
