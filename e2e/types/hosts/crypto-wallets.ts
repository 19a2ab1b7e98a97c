/** A page that signs in with a crypto wallet, and spells out the types. */
import type {
  CryptoWalletAuthenticateOptions,
  CryptoWalletAuthenticateResponse,
  CryptoWalletAuthenticateStartOptions,
  CryptoWalletAuthenticateStartResponse,
  SIWEParams,
  StytchUIClient,
} from '@stytch/vanilla-js'

export const siwe: SIWEParams = { uri: 'https://fieldnotes.example', chain_id: '1', resources: [] }

export const toStart = (crypto_wallet_address: string): CryptoWalletAuthenticateStartOptions => ({
  crypto_wallet_address,
  crypto_wallet_type: 'ethereum',
  siwe_params: siwe,
})

export const start = ({ cryptoWallets }: StytchUIClient, crypto_wallet_address: string) =>
  cryptoWallets.authenticateStart({ crypto_wallet_address, crypto_wallet_type: 'ethereum' })

export const toText = ({ challenge }: CryptoWalletAuthenticateStartResponse): string => challenge

export const finish = (
  { cryptoWallets }: StytchUIClient,
  options: CryptoWalletAuthenticateOptions,
): Promise<CryptoWalletAuthenticateResponse> => cryptoWallets.authenticate(options)
