import { StytchSDKUsageError } from './errors.ts'

/**
 * Refuses what a host without types may pass by mistake, before it becomes an answer that says less.
 *
 * @throws StytchSDKUsageError when it is no string
 */
export function requireString(call: string, field: string, value: unknown): void {
  if (typeof value !== 'string') {
    throw new StytchSDKUsageError(call, `${field} must be a string.`)
  }
}
