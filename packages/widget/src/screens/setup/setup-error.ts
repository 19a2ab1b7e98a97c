import { MessageError } from '../../kernel/host/message-error.ts'

/** The page is not set up right: what the host hears through `onError`, told from what people do by its name. */
export class SetupError extends MessageError {
  constructor(line: string) {
    super(line)
    this.name = 'PorticoSetupError'
  }
}
