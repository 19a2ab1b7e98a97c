import type { BootstrapPart } from '../bootstrap-part.ts'
import type { CryptoConfig } from './crypto-setting.ts'

/** Tells pages which message a wallet signs. */
export const toBootstrap = ({
  crypto,
}: {
  readonly crypto: CryptoConfig
}): BootstrapPart<'siwe_required_for_crypto_wallets'> => ({
  siwe_required_for_crypto_wallets: crypto.siwe,
})
