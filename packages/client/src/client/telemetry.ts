import type { Telemetry } from '@portico/contract'
import type { ClientPorts } from '../foundation/ports.ts'
import { sdkVersion } from '../foundation/version.ts'
import type { SessionState } from '../session/session-state.ts'

/**
 * Makes the telemetry of the client's calls. All ids are new for every call, so that calls cannot be linked.
 *
 * @param isOfPerson - whether the user caused the call; only then the time zone is sent, for notices that state a
 * time. Finding it out takes long on a slow phone, so background calls go without.
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
