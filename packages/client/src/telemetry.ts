import type { Telemetry } from '@portico/contract'
import type { ClientPorts } from './ports.ts'
import { sdkVersion } from './version.ts'

/** Who is signed in, for telemetry. */
export interface Identity {
  userId?: string | undefined
  sessionId?: string | undefined
}

/** What the client says of itself. All ids are new every time: they link nothing to nothing. */
export function createTelemetry(ports: ClientPorts, identity: Identity): Telemetry {
  const { random, clock, page } = ports
  return {
    event_id: `event-id-${random.uuid()}`,
    app_session_id: `app-session-id-${random.uuid()}`,
    persistent_id: `persistent-id-${random.uuid()}`,
    client_sent_at: new Date(clock.now()).toISOString(),
    timezone: page.timezone,
    stytch_user_id: identity.userId,
    stytch_session_id: identity.sessionId,
    app: { identifier: page.hostname },
    sdk: { identifier: 'Portico JavaScript SDK', version: sdkVersion },
  }
}
