import type { TestWallet } from '../test-wallet.ts'
import type { WalletParts } from './wallet-parts.ts'

/** Runs in the page: adds the maker of Ethereum providers (EIP-1193). */
export function addEthereum(name: string): void {
  const parts: WalletParts = Reflect.get(window, name)
  const { ask, toHex, unwrap, readAddresses, readSigned, createListeners, toFlags } = parts
  function createEthereumProvider(wallet: TestWallet, index: number): object {
    const { on, off, tell } = createListeners()
    const request = ({ method, params = [] }: { method: string; params?: string[] }) => {
      if (wallet.mode === 'throws') throw new Error('The wallet threw.')
      return answer(method, params)
    }
    const answer = async (method: string, [message = '', address = '']: string[]) => {
      if (method === 'eth_requestAccounts') {
        return readAddresses(unwrap(await ask(index, 'ethereum', { ask: 'connect' })))
      }
      if (method === 'eth_accounts') {
        return readAddresses(unwrap(await ask(index, 'ethereum', { ask: 'accounts' })))
      }
      if (method !== 'personal_sign') throw new Error(`Unknown method: ${method}`)
      // wallets treat a message that is not hex as text
      const isHex = /^0x([0-9a-f]{2})*$/i.test(message)
      const hex = isHex ? message.slice(2) : toHex(new TextEncoder().encode(message))
      const question = { ask: 'sign', message: hex, address } as const
      const { signature, switchedTo } = readSigned(
        unwrap(await ask(index, 'ethereum', question)),
      ) as { signature: unknown; switchedTo?: string } // the test's wallet answers with these fields
      if (switchedTo) tell([switchedTo])
      return typeof signature === 'string' ? `0x${signature}` : signature
    }
    const { chainId } = wallet
    return { ...toFlags(wallet), chainId, request, on, removeListener: off }
  }

  parts.make.ethereum = createEthereumProvider
}
