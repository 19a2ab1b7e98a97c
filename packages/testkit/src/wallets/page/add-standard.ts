import type { TestWallet } from '../test-wallet.ts'
import type { WalletParts } from './wallet-parts.ts'

/** Runs in the page: adds the maker of wallets of the Wallet Standard. */
export function addStandard(name: string): void {
  const parts: WalletParts = Reflect.get(window, name)
  const { ask, toHex, toBytes, unwrap, readAddresses, readSigned, createListeners } = parts
  function createStandard(wallet: TestWallet, index: number): object {
    const { on, tell } = createListeners()
    let accounts: { address: string }[] = []
    const toAccount = (address: string) => ({
      address,
      publicKey: new Uint8Array(32),
      chains: ['solana:mainnet'],
      features: ['solana:signMessage'],
    })
    return {
      version: '1.0.0',
      name: wallet.name,
      icon: 'data:image/svg+xml,<svg/>',
      chains: ['solana:mainnet'],
      get accounts() {
        return accounts
      },
      features: {
        'standard:connect': {
          version: '1.0.0',
          connect() {
            if (wallet.mode === 'throws') throw new Error('The wallet threw.')
            return ask(index, 'solana', { ask: 'connect' }).then((answer) => {
              const addresses = readAddresses(unwrap(answer))
              if (!Array.isArray(addresses)) return addresses
              accounts = addresses.map((address) => toAccount(String(address)))
              return { accounts }
            })
          },
        },
        'standard:events': { version: '1.0.0', on },
        'solana:signMessage': {
          version: '1.0.0',
          async signMessage(input: { account: { address: string }; message: Uint8Array }) {
            const { address } = input.account
            const question = { ask: 'sign', message: toHex(input.message), address } as const
            const { signature, switchedTo } = readSigned(
              unwrap(await ask(index, 'solana', question)),
            ) as { signature: unknown; switchedTo?: string } // the test's wallet answers with these fields
            if (switchedTo) {
              accounts = [toAccount(switchedTo)]
              tell({ accounts })
            }
            const bytes = typeof signature === 'string' ? toBytes(signature) : signature
            return [{ signedMessage: input.message, signature: bytes }]
          },
        },
      },
    }
  }

  parts.make.standard = createStandard
}
