import { Type } from 'typebox'
import { entry } from '../../foundation/errors/specified-errors.ts'
import { declareCredential } from '../declare-credential.ts'
import { removal } from './removal.ts'

const fields = {
  crypto_wallet_id: Type.String(),
  crypto_wallet_address: Type.String(),
  crypto_wallet_type: Type.String(),
}

/** Crypto wallets. */
export const credential = declareCredential({
  user: { crypto_wallets: Type.Array(Type.Object({ ...fields, verified: Type.Boolean() })) },
  isRepeated: true,
  factors: { crypto_wallet_factor: Type.Optional(Type.Object(fields)) },
  removal: {
    rows: removal,
    summary: 'Delete a wallet',
    missing: { crypto_wallet_not_found: entry(404, 'The user has no such wallet.') },
    keepsWayIn: true,
    isForHosts: false,
    further: {},
  },
  filters: {
    crypto_wallet_id: 'texts',
    crypto_wallet_address: 'texts',
    crypto_wallet_verified: 'truth',
  },
})
