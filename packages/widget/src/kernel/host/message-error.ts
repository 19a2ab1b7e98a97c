import { PorticoSDKUsageError } from '@portico/client'

/** A mistake in a form or a configuration. Its message is exactly the sentence that the user sees. */
export class MessageError extends PorticoSDKUsageError {
  constructor(message: string) {
    super('the widget', message)
    this.message = message
  }
}
