import { useEffect, useState } from 'react'
import type { Wallet } from './wallets/wallet.ts'
import { createWalletRegistry, type WalletRegistry } from './wallets/wallet-registry.ts'

/** One for the page, however many widgets it has. */
let registry: WalletRegistry | undefined

function getRegistry(): WalletRegistry {
  registry ??= createWalletRegistry(window)
  return registry
}

/** The wallets of this browser, in the order of their buttons. */
export function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState(() => getRegistry().list())
  useEffect(() => {
    const { list, subscribe } = getRegistry()
    const update = () => setWallets(list())
    // some may have come since the first render
    update()
    return subscribe(update)
  }, [])
  return wallets
}
