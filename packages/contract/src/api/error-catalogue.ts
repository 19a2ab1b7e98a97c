/**
 * The error catalogue: every `error_type` of the service with its HTTP status and its sentence. The shared errors come
 * first; the others are next to their operations. Their names are those that comparable services use for the same
 * condition.
 */

import { sharedErrors } from '../foundation/errors/shared-errors.ts'
import * as methods from '../methods/index.schemas.ts'
import * as parts from './parts.schemas.ts'

type Schemas = typeof methods & typeof parts
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type OwnErrors = Intersection<Extract<Schemas[keyof Schemas], { errors: unknown }>['errors']>

/**
 * Maps every `error_type` of the service to status and message.
 *
 * @see specification section 8
 */
export const errorCatalogue: typeof sharedErrors & OwnErrors = Object.assign(
  { ...sharedErrors },
  ...[...Object.values(methods), ...Object.values(parts)].map(
    (part) => 'errors' in part && part.errors,
  ),
)

/** Every `error_type` of the service. A code without a message does not compile. */
export type ErrorType = keyof typeof errorCatalogue
