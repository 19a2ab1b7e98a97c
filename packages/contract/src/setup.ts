import { get, type OperationTable } from './operation.ts'
import type { SetupOperations } from './setup.schemas.ts'

/**
 * Asked once a page was refused: whether it is the token or the origin. Any page may read the answer, which
 * says no more than the refusals do; it is asked without credentials.
 */
export const setup: OperationTable<SetupOperations> = {
  check: get('/projects/setup/:public_token'),
}
