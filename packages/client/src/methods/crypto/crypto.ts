import type { ReplyOf, RequestOf } from '@portico/contract'
import { crypto } from '@portico/contract/methods/crypto'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'

/** Options of `cryptoWallets.authenticateStart`. */
export type CryptoWalletStartOptions = Omit<
  RequestOf<typeof crypto.authenticateStartPrimary>,
  'captcha_token'
>

/** Options of `cryptoWallets.authenticate`. */
export type CryptoWalletOptions = SessionDuration &
  Omit<
    RequestOf<typeof crypto.authenticate>,
    'dfp_telemetry_id' | 'captcha_token' | 'session_duration_minutes'
  >

const walletRules = { crypto_wallet_address: 'string', crypto_wallet_type: 'string' } as const

const siweRules = {
  uri: 'string?',
  chain_id: 'string?',
  issued_at: 'string?',
  statement: 'string?',
  not_before: 'string?',
  message_request_id: 'string?',
  resources: 'string[]?',
} as const

/** Makes `client.cryptoWallets`. */
export function createCalls({ call, signIn, isSignedIn }: CallContext) {
  return {
    /**
     * Gets the text that the wallet must sign: to sign in, or to add the wallet to the signed-in user. The text works
     * once, for five minutes.
     *
     * @param options.crypto_wallet_type - `ethereum` or `solana`
     * @param options.siwe_params - parts of the EIP-4361 message, if the project requires such a message
     * @throws PorticoAPIError `invalid_crypto_wallet_address`, `invalid_wallet_type`, `invalid_siwe_uri`
     * @example
     * const [crypto_wallet_address] = await ethereum.request({ method: 'eth_requestAccounts' })
     * const wallet = { crypto_wallet_address, crypto_wallet_type: 'ethereum' }
     * const { challenge } = await client.cryptoWallets.authenticateStart(wallet)
     */
    async authenticateStart(
      options: CryptoWalletStartOptions,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof crypto.authenticateStartPrimary>> {
      validate('cryptoWallets.authenticateStart', options, walletRules)
      validate('cryptoWallets.authenticateStart', options.siwe_params, siweRules, 'siwe_params.')
      const { crypto_wallet_address, crypto_wallet_type, siwe_params } = options
      const wallet = { crypto_wallet_address, crypto_wallet_type }
      // The service knows whether the project requires an EIP-4361 message, and adds the parts that are left out.
      const body = crypto_wallet_type === 'ethereum' ? { ...wallet, siwe_params } : wallet
      const operation = isSignedIn()
        ? crypto.authenticateStartSecondary
        : crypto.authenticateStartPrimary
      return call(operation, body, { ...callOptions, defence: 'captcha' })
    },
    /**
     * Signs a user in with the signed text; creates a user for a new wallet.
     *
     * @param options.signature - Ethereum: the result of `personal_sign`; Solana: the result of `signMessage` in
     * base58
     * @throws PorticoAPIError `unable_to_authenticate_crypto_wallet`, `siwe_message_expired`,
     * `duplicate_wallet_address`
     */
    async authenticate(
      options: CryptoWalletOptions,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof crypto.authenticate>> {
      validate('cryptoWallets.authenticate', options, {
        ...walletRules,
        signature: 'string',
        session_duration_minutes: 'number?',
      })
      const { crypto_wallet_address, crypto_wallet_type, signature, session_duration_minutes } =
        options
      return signIn(
        crypto.authenticate,
        { crypto_wallet_address, crypto_wallet_type, signature, session_duration_minutes },
        { ...callOptions, defence: 'full' },
      )
    },
  }
}

/** Sign-in with a crypto wallet. */
export type CryptoWalletsApi = ReturnType<typeof createCalls>
