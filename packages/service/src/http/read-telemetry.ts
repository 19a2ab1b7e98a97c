import { TelemetrySchema } from '@portico/contract/schemas'
import { Value } from 'typebox/value'
import { isPlaceZone } from '../text/time-words.ts'

/** Longer than any client's; what is longer is not read. */
const longestHeader = 4_096

/**
 * Reads what a client says of its browser in `X-SDK-Client`. Nobody vouches for it: it words mails, and decides nothing
 * that would be worth a lie.
 *
 * @returns nothing of what is missing or does not fit
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
