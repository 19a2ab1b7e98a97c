import { limits } from '@portico/contract'
import type { ReactNode } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { askWallet } from './ask-wallet.ts'
import type { CryptoProps } from './flow.ts'
import { useRequest } from './use-request.ts'
import { WalletWait } from './wallet-wait.tsx'
import type { Wallet } from './wallets/wallet.ts'

const line = '[Error] Could not sign message'

/**
 * Requests a signature from the wallet. It fails if the user switches to another account meanwhile, so that no session
 * starts for an account that the user did not choose.
 */
async function signByOneAccount(wallet: Wallet, challenge: string, address: string) {
  let stop = () => {}
  const switched = new Promise<never>((_, reject) => {
    stop = wallet.watch(address, () => reject(new Error('Another account was chosen.')))
  })
  try {
    return await Promise.race([wallet.sign(challenge, address), switched])
  } finally {
    stop()
  }
}

/** The screen Crypto Sign Message: the wallet signs the challenge of the service, and the service starts a session. */
export function SignScreen({ screen, emit }: CryptoProps<'crypto.sign'>): ReactNode {
  const { wallet, address, challenge } = screen
  const { client, config } = useWidget()
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  useRequest({
    line,
    async call(signal) {
      const signature = await askWallet(line, signal, () =>
        signByOneAccount(wallet, challenge, address),
      )
      return client.cryptoWallets.authenticate(
        {
          crypto_wallet_address: address,
          crypto_wallet_type: wallet.chain,
          signature,
          session_duration_minutes: minutes,
        },
        { signal },
      )
    },
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
