import { Type } from 'typebox'
import type { OperationDetails, StaticOperations } from './operation-details.ts'

/** Why a page cannot talk to the service, for the developer in front of it. */
export const SetupSchema = Type.Object({
  request_id: Type.String(),
  status_code: Type.Integer(),
  is_token_known: Type.Boolean(),
  /** False as well where no project has the token. */
  is_origin_allowed: Type.Boolean(),
  /** What the browser called the page that asks; null for a server. */
  origin: Type.Union([Type.String(), Type.Null()]),
  is_development: Type.Boolean(),
  /** Told in development alone. */
  project_name: Type.Union([Type.String(), Type.Null()]),
})

export const page = {
  check: {
    summary: 'Find out why a page is refused: its token, or its origin',
    reply: SetupSchema,
  },
} satisfies Record<string, OperationDetails>

/** These calls name their project otherwise than by an Authorization header. */
export const isOpen = true

export type SetupOperations = StaticOperations<typeof page>
