import { TelemetrySchema } from '@portico/contract/schemas'
import { Value } from 'typebox/value'
import { isPlaceZone } from '../../foundation/text/time-words.ts'

/** Longer than any client's header; longer ones are ignored. */
const longestHeader = 4_096

/**
 * Reads what a client says about its browser in `X-SDK-Client`. The client may lie, so the values only appear in mails
 * and decide nothing that a lie could profit from.
 *
 * @returns only the values that are present and valid
 */
export function readTelemetry(header: string | readonly string[] | undefined): {
  readonly timeZone?: string
  readonly browserId?: string
} {
  if (typeof header !== 'string' || header.length > longestHeader) return {}
  try {
    const telemetry: unknown = JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
    if (!Value.Check(TelemetrySchema, telemetry)) return {}
    const { timezone, persistent_id: browserId } = telemetry
    return {
      ...(timezone && isPlaceZone(timezone) && { timeZone: timezone }),
      ...(browserId && { browserId }),
    }
  } catch {
    return {}
  }
}
