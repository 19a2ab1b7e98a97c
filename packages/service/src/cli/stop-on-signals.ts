import type { Logger } from 'pino'
import type { Service } from '../create-service.ts'
import type { ExitCode } from './terminal.ts'

/** Above what the service gives requests in flight; then it ends with whatever still hangs. */
const longestStopMs = 12_000

/**
 * Stops the service on SIGTERM and SIGINT; a second signal ends the process at once. Faults that nobody
 * caught are logged: a rejected promise leaves the service up, a thrown error does not, because what it
 * left behind is unknown. Everything acknowledged is on the disk either way.
 *
 * @returns what to exit with, once stopped
 */
export function stopOnSignals(service: Pick<Service, 'stop'>, log: Logger): Promise<ExitCode> {
  process.on('unhandledRejection', (err) => {
    log.error({ err }, 'unhandled promise rejection')
  })
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception')
    process.exit(1)
  })
  return new Promise((resolve, reject) => {
    let isStopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (isStopping) process.exit(1)
      isStopping = true
      log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), longestStopMs).unref()
      service.stop().then(() => resolve(0), reject)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
}
