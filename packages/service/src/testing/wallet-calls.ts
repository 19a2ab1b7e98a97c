/** Wallets that sign with other libraries than the service uses, and their calls to a service. */
import { createPrivateKey, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestAnswer, TestRequest, TestService } from './create-test-service.ts'

/** A user's wallet. */
export interface TestWallet {
  readonly crypto_wallet_type: 'ethereum' | 'solana'
  readonly crypto_wallet_address: string
  sign(message: string): Promise<string>
}

/** Creates a wallet that signs by `personal_sign`. */
export function createEthereumWallet(key: `0x${string}` = generatePrivateKey()): TestWallet {
  const account = privateKeyToAccount(key)
  return {
    crypto_wallet_type: 'ethereum',
    crypto_wallet_address: account.address,
    sign: (message) => account.signMessage({ message }),
  }
}

/** The bytes before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Creates a wallet that signs by `signMessage`. */
export function createSolanaWallet(): TestWallet {
  const der = Buffer.concat([pkcs8, randomBytes(32)])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = key.export({ format: 'jwk' })
  return {
    crypto_wallet_type: 'solana',
    crypto_wallet_address: base58.encode(Buffer.from(x, 'base64url')),
    sign: async (message) => base58.encode(sign(null, Buffer.from(message), key)),
  }
}

/** Returns the fields of a request that name a wallet. */
export const toFields = ({ crypto_wallet_type, crypto_wallet_address }: TestWallet) => ({
  crypto_wallet_type,
  crypto_wallet_address,
})

/** Creates a page's calls to a service. */
export function createWalletCalls(world: Pick<TestService, 'post'>) {
  const start = (
    wallet: TestWallet,
    more: Readonly<Record<string, unknown>> = {},
    request?: TestRequest,
  ): Promise<TestAnswer> => {
    const place = request?.session === undefined ? 'primary' : 'secondary'
    const body = { ...toFields(wallet), ...more }
    return world.post(`/crypto_wallets/authenticate/start/${place}`, body, request)
  }
  const authenticate = (
    wallet: TestWallet,
    signature: string,
    request?: TestRequest,
  ): Promise<TestAnswer> =>
    world.post(
      '/crypto_wallets/authenticate',
      { ...toFields(wallet), signature, session_duration_minutes: 30 },
      request,
    )
  return {
    start,
    authenticate,
    /** Starts a sign-in and signs its message. */
    async startAndSign(
      wallet: TestWallet,
      more: Readonly<Record<string, unknown>> = {},
      request?: TestRequest,
    ): Promise<string> {
      const { status, text, data } = await start(wallet, more, request)
      if (status !== 200) throw new Error(text)
      return wallet.sign(data.challenge)
    },
    /** Makes both calls. */
    async signIn(wallet: TestWallet, request?: TestRequest): Promise<TestAnswer> {
      return authenticate(wallet, await this.startAndSign(wallet, {}, request), request)
    },
  }
}
