import { StytchAPIError, StytchAPIUnreachableError } from '@portico/client'
import type { Text } from './create-text.ts'

/**
 * The sentence a person reads for an error: ours for an `error_type` of the specification's table, else
 * the service's own (specification section 8). The table is loaded when the first error needs it; where it
 * cannot be had the service's sentence serves.
 */
export async function toErrorText(error: unknown, text: Text): Promise<string> {
  if (error instanceof StytchAPIError) {
    const sentence = await import('./find-error-text.ts').then(
      ({ findErrorText }) => findErrorText(error.error_type, text),
      () => null,
    )
    return sentence ?? error.error_message
  }
  return text(
    error instanceof StytchAPIUnreachableError ? 'errors.unreachable' : 'errors.unexpected',
  )
}
