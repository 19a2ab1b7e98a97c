import { del, type OperationTable, post } from '../operation.ts'
import type { CryptoOperations } from './crypto.schemas.ts'

/** Crypto for pages. */
export const crypto: OperationTable<CryptoOperations> = {
  authenticate: post('/cryptos/authenticate'),
  remove: del('/users/cryptos/:id'),
}
