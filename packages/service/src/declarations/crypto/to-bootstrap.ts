import type { Bootstrap } from '@portico/contract'
import type { CryptoConfig } from './crypto-setting.ts'

/** Tells pages which message a wallet signs. */
export const toBootstrap = ({
  crypto,
}: {
  readonly crypto: CryptoConfig
}): Pick<Bootstrap, 'siwe_required_for_crypto_wallets'> => ({
  siwe_required_for_crypto_wallets: crypto.siwe,
})
