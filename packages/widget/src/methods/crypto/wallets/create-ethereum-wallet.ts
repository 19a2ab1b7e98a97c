import { onceAtATime } from './once-at-a-time.ts'
import { readMethod, readText } from './read.ts'
import type { FoundWallet, WalletOption } from './wallet.ts'

const addressForm = /^0x[\da-f]{40}$/i
const chainForm = /^0x(?!0+$)[\da-f]{1,13}$/i
const signatureForm = /^0x([\da-f]{2}){1,8000}$/i

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Returns the selected account, which a wallet lists first. */
function readChosen(accounts: unknown): string | undefined {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return typeof first === 'string' && addressForm.test(first) ? first : undefined
}

const isOther = (accounts: unknown, address: string) => {
  const chosen = readChosen(accounts)
  return chosen !== undefined && chosen.toLowerCase() !== address.toLowerCase()
}

/**
 * Adapts a wallet that supports EIP-1193.
 *
 * @returns null if the object does not support it
 */
export function createEthereumWallet(
  provider: object,
  option: WalletOption = 'GenericEthereumWallet',
  name = '',
): FoundWallet | null {
  const request = readMethod(provider, 'request')
  if (!request) return null
  return {
    provider,
    option,
    chain: 'ethereum',
    ...(name && { name }),
    readChainId() {
      // read from a property that wallets maintain, because a request might stay unanswered
      const said = readText(provider, 'chainId')
      return chainForm.test(said) ? `${Number(said)}` : undefined
    },
    connect: onceAtATime(async () => {
      const address = readChosen(await request({ method: 'eth_requestAccounts' }))
      if (!address) throw new Error('The wallet answered no address.')
      return address
    }),
    async sign(challenge, address) {
      // the user may have switched the account while the challenge was requested
      const accounts = await request({ method: 'eth_accounts' })
      if (isOther(accounts, address)) throw new Error('Another account was chosen in the wallet.')
      const params = [toHex(challenge), address]
      const signature = await request({ method: 'personal_sign', params })
      if (typeof signature !== 'string' || !signatureForm.test(signature)) {
        throw new Error('The wallet answered no signature.')
      }
      return signature
    },
    watch(address, onSwitch) {
      const listen = (accounts: unknown) => {
        if (isOther(accounts, address)) onSwitch()
      }
      readMethod(provider, 'on')?.('accountsChanged', listen)
      return () => readMethod(provider, 'removeListener')?.('accountsChanged', listen)
    },
  }
}
