import type { TestWallet } from '../test-wallet.ts'
import type { WalletParts } from './wallet-parts.ts'

/** Runs in the page: adds the maker of Solana providers. */
export function addSolana(name: string): void {
  const parts: WalletParts = Reflect.get(window, name)
  const { ask, toHex, toBytes, unwrap, readAddresses, readSigned, createListeners, toFlags } = parts
  function createSolanaProvider(wallet: TestWallet, index: number): object {
    const { on, off, tell } = createListeners()
    let address = ''
    const provider = {
      ...toFlags(wallet),
      publicKey: null as string | null, // set by `connect`
      on,
      off,
      connect() {
        if (wallet.mode === 'throws') throw new Error('The wallet threw.')
        return ask(index, 'solana', { ask: 'connect' }).then((answer) => {
          const addresses = readAddresses(unwrap(answer))
          if (!Array.isArray(addresses)) return addresses
          address = String(addresses[0])
          provider.publicKey = address
          return { publicKey: { toString: () => address } }
        })
      },
      /** An older form of the same calls. */
      request({ method, params }: { method: string; params?: { message: Uint8Array } }) {
        return method === 'signMessage' && params
          ? provider.signMessage(params.message)
          : provider.connect()
      },
      async signMessage(message: Uint8Array) {
        const question = { ask: 'sign', message: toHex(message), address } as const
        const { signature, switchedTo } = readSigned(
          unwrap(await ask(index, 'solana', question)),
        ) as { signature: unknown; switchedTo?: string } // the test's wallet answers with these fields
        if (switchedTo) tell({ toString: () => switchedTo })
        return { signature: typeof signature === 'string' ? toBytes(signature) : signature }
      },
    }
    return provider
  }

  parts.make.solana = createSolanaProvider
}
