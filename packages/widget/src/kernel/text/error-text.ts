import { PorticoAPIError, PorticoAPIUnreachableError } from '@portico/client'
import { MessageError } from '../host/message-error.ts'
import type { Text } from './create-text.ts'

/**
 * Returns the sentence that a user reads for an error: the message of a `MessageError`; the widget's own sentence for an
 * `error_type` in the specification's table, else the service's (specification section 8). The table is loaded for the
 * first error that needs it; if that fails, the service's sentence is used.
 */
export async function toErrorText(error: unknown, text: Text): Promise<string> {
  if (error instanceof PorticoAPIError) {
    const sentence = await import('./find-error-text.ts').then(
      ({ findErrorText }) => findErrorText(error.error_type, text),
      () => null,
    )
    return sentence ?? error.error_message
  }
  if (error instanceof MessageError) return error.message
  return text(
    error instanceof PorticoAPIUnreachableError ? 'errors.unreachable' : 'errors.unexpected',
  )
}
