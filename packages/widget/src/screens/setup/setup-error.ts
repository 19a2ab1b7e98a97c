import { MessageError } from '../../kernel/host/message-error.ts'

/**
 * The error that a host receives through `onError` if the page is not set up correctly. Its name distinguishes it from
 * a user's mistakes.
 */
export class SetupError extends MessageError {
  constructor(line: string) {
    super(line)
    this.name = 'PorticoSetupError'
  }
}
