/** The service's log: one JSON object per line, without secrets. */
import { type DestinationStream, type Logger, pino } from 'pino'
import type { ServiceConfig } from '../config/config.ts'
import { scrubFields, scrubText } from './scrub.ts'

/**
 * Creates the log.
 *
 * @param destination where the lines are written: `createLogOutput`
 */
export function createLogger(
  level: ServiceConfig['logLevel'],
  destination: DestinationStream,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'message',
    // Errors reach `formatters.log` unserialized; it keeps only the fields that may be logged.
    serializers: {},
    formatters: {
      level: (label: string) => ({ level: label }),
      log: scrubFields,
    },
    // Scrubs the finished line, which includes texts of libraries and the bindings of child loggers.
    hooks: { streamWrite: scrubText },
  }
  return pino(options, destination)
}
