import { limits } from '@portico/contract'
import type { ReactNode } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { CryptoProps } from './flow.ts'
import { useRequest } from './use-request.ts'
import { lines, signChallenge } from './wallet-requests.ts'
import { WalletWait } from './wallet-wait.tsx'

/** The screen Crypto Sign Message: the wallet signs the challenge of the service, and the service starts a session. */
export function SignScreen({ screen, emit }: CryptoProps<'crypto.sign'>): ReactNode {
  const { wallet, address, challenge } = screen
  const widget = useWidget()
  const minutes =
    widget.config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  useRequest({
    line: lines.sign,
    call: (signal) => signChallenge(widget, wallet, { address, challenge, minutes }, signal),
    event: (data) => ({ type: 'CRYPTO_WALLET_AUTHENTICATE', data }),
    done: () => emit({ type: 'crypto.verified' }),
    failed: (problem) => emit({ type: 'crypto.failed', problem }),
    closed: () => emit({ type: 'crypto.left' }),
  })
  return (
    <WalletWait
      title="crypto.signMessage.title"
      wallet={wallet}
      onBack={() => emit({ type: 'crypto.left' })}
    />
  )
}
