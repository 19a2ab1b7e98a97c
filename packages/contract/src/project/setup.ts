import { get, type OperationTable } from '../foundation/operations/operation.ts'
import type { SetupOperations } from './setup.schemas.ts'

/**
 * Called after the service refused a page, to find out whether the token or the origin is wrong. It needs no
 * credentials, and any page may read the answer, which says no more than the refusals do.
 */
export const setup: OperationTable<SetupOperations> = {
  check: get('/projects/setup/:public_token'),
}
