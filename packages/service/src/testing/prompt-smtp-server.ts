import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/**
 * A mail server that greets at once. An `SMTPServer` first waits 100 ms for clients that speak too early, and looks up
 * their names.
 */
export class PromptSmtpServer extends SMTPServer {
  constructor(options: SMTPServerOptions) {
    super({ disableReverseLookup: true, ...options })
  }

  override connect(...args: Parameters<SMTPServer['connect']>): void {
    super.connect(...args)
    const connection = [...this.connections].at(-1)
    if (!connection) return
    const greet = connection.connectionReady.bind(connection)
    // The timer's call comes second and has no effect; that after STARTTLS has a callback.
    connection.connectionReady = (next) => {
      if (next) greet(next)
    }
    setImmediate(greet)
  }
}
