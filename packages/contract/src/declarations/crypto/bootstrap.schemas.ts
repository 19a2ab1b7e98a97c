import { Type } from 'typebox'

/** What pages read about crypto wallets. */
export const bootstrap = { siwe_required_for_crypto_wallets: Type.Boolean() }
