import type { Static } from 'typebox'
import type { HostUserSchema } from './host-objects.schemas.ts'

/** A user as the host's back end sees them. */
export type HostUser = Static<typeof HostUserSchema>
