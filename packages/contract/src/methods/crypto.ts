import { type OperationTable, post } from '../operation.ts'
import type { CryptoOperations } from './crypto.schemas.ts'

/** Crypto wallets for pages. A wallet is deleted by the user operations. */
export const crypto: OperationTable<CryptoOperations> = {
  authenticateStartPrimary: post('/crypto_wallets/authenticate/start/primary'),
  authenticateStartSecondary: post('/crypto_wallets/authenticate/start/secondary'),
  authenticate: post('/crypto_wallets/authenticate'),
}
