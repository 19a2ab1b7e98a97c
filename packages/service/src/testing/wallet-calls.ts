/** Wallets that sign as real ones do, by other libraries than the service's; and their calls to a service. */
import { createPrivateKey, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestAnswer, TestRequest, TestService } from './create-test-service.ts'

/** A wallet in a person's hands. */
export interface TestWallet {
  readonly crypto_wallet_type: 'ethereum' | 'solana'
  readonly crypto_wallet_address: string
  sign(message: string): Promise<string>
}

/** One that signs by `personal_sign`. */
export function createEthereumWallet(key: `0x${string}` = generatePrivateKey()): TestWallet {
  const account = privateKeyToAccount(key)
  return {
    crypto_wallet_type: 'ethereum',
    crypto_wallet_address: account.address,
    sign: (message) => account.signMessage({ message }),
  }
}

/** RFC 8410: what stands before the 32 bytes of an Ed25519 key. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** One that signs by `signMessage`. */
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

/** What a request says of a wallet. */
export const toFields = ({ crypto_wallet_type, crypto_wallet_address }: TestWallet) => ({
  crypto_wallet_type,
  crypto_wallet_address,
})

/** The calls of a page on a service. */
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
    /** Starts, and signs what comes. */
    async startAndSign(
      wallet: TestWallet,
      more: Readonly<Record<string, unknown>> = {},
      request?: TestRequest,
    ): Promise<string> {
      const { status, text, data } = await start(wallet, more, request)
      if (status !== 200) throw new Error(text)
      return wallet.sign(data.challenge)
    },
    /** Both calls. */
    async signIn(wallet: TestWallet, request?: TestRequest): Promise<TestAnswer> {
      return authenticate(wallet, await this.startAndSign(wallet, {}, request), request)
    },
  }
}
