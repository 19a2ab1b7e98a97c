import type { ReactNode } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { CryptoProps } from './flow.ts'
import { useRequest } from './use-request.ts'
import { askForAddress, askForChallenge, lines } from './wallet-requests.ts'
import { WalletWait } from './wallet-wait.tsx'

/** The screen Crypto Connect: requests the address from the wallet, and the challenge to sign from the service. */
export function ConnectScreen({ screen, emit }: CryptoProps<'crypto.connect'>): ReactNode {
  const { wallet } = screen
  const widget = useWidget()
  useRequest({
    line: lines.connect,
    async call(signal) {
      const address = await askForAddress(wallet, signal)
      return { address, reply: await askForChallenge(widget, wallet, address, signal) }
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
