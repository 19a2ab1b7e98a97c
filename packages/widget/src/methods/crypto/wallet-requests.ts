import type { Widget } from '../../kernel/context/widget-context.ts'
import { askWallet } from './ask-wallet.ts'
import type { Wallet } from './wallets/wallet.ts'

/** The messages for the host and the console (specification section 8). */
export const lines = {
  connect: '[Error] Could not connect to wallet',
  sign: '[Error] Could not sign message',
} as const

/** Requests the address from the wallet. @throws MessageError */
export const askForAddress = (wallet: Wallet, signal: AbortSignal): Promise<string> =>
  askWallet(lines.connect, signal, wallet.connect)

/** Requests the message to sign from the service. */
export async function askForChallenge(
  { client }: Pick<Widget, 'client'>,
  wallet: Wallet,
  address: string,
  signal: AbortSignal,
) {
  const chain_id = wallet.readChainId?.()
  return client.cryptoWallets.authenticateStart(
    {
      crypto_wallet_address: address,
      crypto_wallet_type: wallet.chain,
      // the service requires it if the project uses Sign-In with Ethereum messages
      ...(chain_id && { siwe_params: { chain_id } }),
    },
    { signal },
  )
}

/** Requests the signature from the wallet, and signs in with it. @throws MessageError */
export async function signChallenge(
  { client }: Pick<Widget, 'client'>,
  wallet: Wallet,
  {
    address,
    challenge,
    minutes,
  }: { readonly address: string; readonly challenge: string; readonly minutes: number },
  signal: AbortSignal,
) {
  const signature = await askWallet(lines.sign, signal, () =>
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
}

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
