import type { Telemetry } from '@portico/contract'
import type { ClientPorts } from '../foundation/ports.ts'
import { sdkVersion } from '../foundation/version.ts'
import type { SessionState } from '../session/session-state.ts'

/**
 * What the client says of itself. All ids are new every time: they link nothing to nothing.
 *
 * @param isOfPerson - whether the call is somebody's, whom a notice may tell the time of; finding the time zone out takes
 * a slow phone long, so that what is called by itself goes without
 */
export function createTelemetry(
  { random, clock, page }: ClientPorts,
  { session, user }: SessionState,
  isOfPerson: boolean,
): Telemetry {
  return {
    event_id: `event-id-${random.uuid()}`,
    app_session_id: `app-session-id-${random.uuid()}`,
    persistent_id: `persistent-id-${random.uuid()}`,
    client_sent_at: new Date(clock.now()).toISOString(),
    ...(isOfPerson && { timezone: page.getTimezone() }),
    stytch_user_id: user?.user_id,
    stytch_session_id: session?.session_id,
    app: { identifier: page.hostname },
    sdk: { identifier: 'Portico JavaScript SDK', version: sdkVersion },
  }
}
