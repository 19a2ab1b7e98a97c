import type { StytchUIClient } from '@stytch/vanilla-js'

export const start = ({ cryptoWallets }: StytchUIClient, crypto_wallet_address: string) =>
  cryptoWallets.authenticateStart({ crypto_wallet_address, crypto_wallet_type: 'ethereum' })
