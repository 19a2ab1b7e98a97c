import { useEffect, useState } from 'react'
import type { Wallet } from './wallets/wallet.ts'
import { createWalletRegistry, type WalletRegistry } from './wallets/wallet-registry.ts'

/** The registry, shared by all widgets of the page. */
let registry: WalletRegistry | undefined

function getRegistry(): WalletRegistry {
  registry ??= createWalletRegistry(window)
  return registry
}

/** Returns the wallets of this browser, in the order of their buttons. */
export function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState(() => getRegistry().list())
  useEffect(() => {
    const { list, subscribe } = getRegistry()
    const update = () => setWallets(list())
    // further wallets may have announced themselves since the first render
    update()
    return subscribe(update)
  }, [])
  return wallets
}
