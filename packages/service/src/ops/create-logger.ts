/** The service's log: one JSON object a line, without secrets. */
import { type DestinationStream, type Logger, pino } from 'pino'
import type { ServiceConfig } from '../config/config.ts'
import { scrubFields, scrubText } from './scrub.ts'

/**
 * Creates the log.
 *
 * @param destination where lines go: `createLogOutput`
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
    // Errors reach `formatters.log` as they are; it takes from them what may be written.
    serializers: {},
    formatters: {
      level: (label: string) => ({ level: label }),
      log: scrubFields,
    },
    // Last of all, over the whole line: texts of libraries and what a child logger was bound to.
    hooks: { streamWrite: scrubText },
  }
  return pino(options, destination)
}
