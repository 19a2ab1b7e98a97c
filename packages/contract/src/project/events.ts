import type { Static } from 'typebox'
import type { OperationTable } from '../foundation/operations/operation.ts'
import type { EventEntrySchema, EventsOperations, TelemetrySchema } from './events.schemas.ts'

/** The client's description of itself, which every call sends. */
export type Telemetry = Static<typeof TelemetrySchema>

/** An entry of the client's event log. */
export type EventEntry = Static<typeof EventEntrySchema>

/** The event-log operation. */
export const events: OperationTable<EventsOperations> = { log: { method: 'POST', path: '/events' } }

/** The flow to which an `email_sent` or `email_try_again_clicked` entry belongs (specification section 7). */
export type EmailEventType = 'login_or_create_eml' | 'login_or_create_otp' | 'reset_password'

/** The event-log entries of the widget (specification section 7) and their details. */
export interface EventDetails {
  email_sent: { email: string; type: EmailEventType }
  email_try_again_clicked: { email: string; type: EmailEventType }
  render_idp_screen: { bootstrap: unknown }
  render_login_screen: { options: unknown; bootstrap: unknown }
  sdk_instance_instantiated: {
    event_callback_registered: boolean
    error_callback_registered: boolean
    success_callback_registered: boolean
  }
}

/** The name of an event-log entry. */
export type EventName = keyof EventDetails
