import { Type } from 'typebox'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'

/** Tells a developer why a page cannot call the service. */
export const SetupSchema = Type.Object({
  request_id: Type.String(),
  status_code: Type.Integer(),
  is_token_known: Type.Boolean(),
  /** Also false when no project has the token. */
  is_origin_allowed: Type.Boolean(),
  /** The page's origin as the browser sent it; null for a server. */
  origin: Type.Union([Type.String(), Type.Null()]),
  is_development: Type.Boolean(),
  /** Null outside development. */
  project_name: Type.Union([Type.String(), Type.Null()]),
})

export const page = {
  check: {
    summary: 'Find out why a page is refused: its token, or its origin',
    reply: SetupSchema,
  },
} satisfies Record<string, OperationDetails>

/** These calls name their project without an Authorization header. */
export const isOpen = true

export type SetupOperations = StaticOperations<typeof page>
