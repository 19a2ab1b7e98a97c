import type { ReactNode } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { askWallet } from './ask-wallet.ts'
import type { CryptoProps } from './flow.ts'
import { useRequest } from './use-request.ts'
import { WalletWait } from './wallet-wait.tsx'

const line = '[Error] Could not connect to wallet'

/** The screen Crypto Connect: requests the address from the wallet, and the challenge to sign from the service. */
export function ConnectScreen({ screen, emit }: CryptoProps<'crypto.connect'>): ReactNode {
  const { wallet } = screen
  const { client } = useWidget()
  useRequest({
    line,
    async call(signal) {
      const address = await askWallet(line, signal, wallet.connect)
      const chain_id = wallet.readChainId?.()
      const reply = await client.cryptoWallets.authenticateStart(
        {
          crypto_wallet_address: address,
          crypto_wallet_type: wallet.chain,
          // the service requires it if the project uses Sign-In with Ethereum messages
          ...(chain_id && { siwe_params: { chain_id } }),
        },
        { signal },
      )
      return { address, reply }
    },
    event: ({ reply }) => ({ type: 'CRYPTO_WALLET_AUTHENTICATE_START', data: reply }),
    done: ({ address, reply: { challenge } }) =>
      emit({ type: 'crypto.started', wallet, address, challenge }),
    failed: (problem) => emit({ type: 'crypto.failed', problem }),
    closed: () => emit({ type: 'crypto.left' }),
  })
  return (
    <WalletWait
      title="crypto.connectWallet.title"
      wallet={wallet}
      onBack={() => emit({ type: 'crypto.left' })}
    />
  )
}
