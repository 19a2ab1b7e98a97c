import type { Logger } from 'pino'
import type { Service } from '../../server/create-service.ts'
import type { ExitCode } from './terminal.ts'

/** Longer than the service gives requests in flight; after that the process ends although something hangs. */
const longestStopMs = 12_000

/**
 * Stops the service on SIGTERM and SIGINT; a second signal ends the process at once. Uncaught errors are logged: after
 * an unhandled rejection the service continues; after an uncaught exception it ends, because its state is unknown.
 * Acknowledged writes are on the disk in both cases.
 *
 * @returns the exit code, after the stop
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
