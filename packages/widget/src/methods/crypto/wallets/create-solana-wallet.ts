import { onceAtATime } from './once-at-a-time.ts'
import { read, readMethod } from './read.ts'
import { toSolanaAddress, toSolanaSignature } from './solana-forms.ts'
import type { FoundWallet, WalletOption } from './wallet.ts'

const isOther = (publicKey: unknown, address: string) =>
  Boolean(publicKey) && `${publicKey}` !== address

/**
 * Adapts a Solana wallet that adds itself to `window`, as Phantom did before the Wallet Standard.
 *
 * @returns null if the object is not such a wallet
 */
export function createSolanaWallet(
  provider: object,
  option: WalletOption = 'GenericSolanaWallet',
): FoundWallet | null {
  const connect = readMethod(provider, 'connect')
  const signMessage = readMethod(provider, 'signMessage')
  const request = readMethod(provider, 'request')
  if (!connect || !(signMessage ?? request)) return null
  const verifyAccount = (publicKey: unknown, address: string) => {
    if (isOther(publicKey, address)) throw new Error('Another account was chosen in the wallet.')
  }
  return {
    provider,
    option,
    chain: 'solana',
    connect: onceAtATime(async () => {
      const answer = await connect()
      return toSolanaAddress(read(answer, 'publicKey') ?? read(provider, 'publicKey'))
    }),
    async sign(challenge, address) {
      verifyAccount(read(provider, 'publicKey'), address)
      const message = new TextEncoder().encode(challenge)
      const answer = await (signMessage
        ? signMessage(message, 'utf8')
        : request?.({ method: 'signMessage', params: { message, display: 'utf8' } }))
      verifyAccount(read(answer, 'publicKey'), address)
      return toSolanaSignature(read(answer, 'signature'))
    },
    watch(address, onSwitch) {
      const listen = (publicKey: unknown) => {
        if (isOther(publicKey, address)) onSwitch()
      }
      readMethod(provider, 'on')?.('accountChanged', listen)
      return () => readMethod(provider, 'off')?.('accountChanged', listen)
    },
  }
}
