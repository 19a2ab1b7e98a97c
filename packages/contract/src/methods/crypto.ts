import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { CryptoOperations } from './crypto.schemas.ts'

/** The crypto wallet operations for pages. The user operations include the deletion of a wallet. */
export const crypto: OperationTable<CryptoOperations> = {
  authenticateStartPrimary: post('/crypto_wallets/authenticate/start/primary'),
  authenticateStartSecondary: post('/crypto_wallets/authenticate/start/secondary'),
  authenticate: post('/crypto_wallets/authenticate'),
}
