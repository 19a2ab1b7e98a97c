import { type ParseArgsConfig, parseArgs } from 'node:util'
import { toPage } from '../back-end/cursor.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Cursor } from '../storage/storage.ts'
import { UsageError } from './usage-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads what follows a command.
 *
 * @throws UsageError for an option that the command does not have
 */
export function readArguments<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads a number of rows.
 *
 * @throws UsageError unless it is 1 to 1000
 */
export function readLimit(text: string | undefined, fallback: number): number {
  const limit = text === undefined ? fallback : Number(text)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit
  throw new UsageError(`--limit is a number from 1 to 1000, got "${text}"`)
}

/**
 * Reads where a page begins; null for the first one.
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
