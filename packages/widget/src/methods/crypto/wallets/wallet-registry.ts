/**
 * The registry of wallets in this browser: those that announce themselves by EIP-6963 or the Wallet Standard, and those
 * that add themselves to `window`. It finds wallets, but does not display them. An error in a wallet's code never stops
 * the page.
 */
import { createEthereumWallet } from './create-ethereum-wallet.ts'
import { createStandardWallet } from './create-standard-wallet.ts'
import { findLegacyWallets } from './find-legacy-wallets.ts'
import { identifyByName } from './identify-wallet.ts'
import { mergeWallets } from './merge-wallets.ts'
import { readObject, readText } from './read.ts'
import { toWalletName } from './to-wallet-name.ts'
import type { FoundWallet, Wallet } from './wallet.ts'

/** The registry of found wallets, and subscriptions to changes. */
export type WalletRegistry = ReturnType<typeof createWalletRegistry>

/** Creates a wallet from its EIP-6963 announcement. */
function createAnnouncedWallet(detail: unknown): FoundWallet | null {
  const provider = readObject(detail, 'provider')
  if (!provider) return null
  const info = readObject(detail, 'info')
  const name = toWalletName(readText(info, 'name'))
  const option = identifyByName(name, readText(info, 'rdns'))
  return createEthereumWallet(provider, option, option ? '' : name)
}

/** Starts to look for wallets, for the lifetime of the page. Wallets that have already loaded answer at once. */
export function createWalletRegistry(page: Window) {
  const announced = new Map<object, FoundWallet>()
  const listeners = new Set<() => void>()
  let legacy: readonly FoundWallet[] = []
  let merged: readonly Wallet[] = []

  const tell = () => {
    merged = mergeWallets([...announced.values(), ...legacy])
    for (const listener of listeners) listener()
  }
  const scan = () => {
    // a wallet's earlier object is kept, because a request may be running on it
    const known = new Map(legacy.map((wallet) => [wallet.provider, wallet]))
    legacy = findLegacyWallets(page).map((wallet) => known.get(wallet.provider) ?? wallet)
    tell()
  }
  const add = (wallet: FoundWallet | null) => {
    if (!wallet || announced.has(wallet.provider)) return
    announced.set(wallet.provider, wallet)
    scan()
  }
  const register = (...wallets: unknown[]) => {
    for (const wallet of wallets) {
      if (typeof wallet === 'object' && wallet !== null) add(createStandardWallet(wallet))
    }
    return () => {}
  }
  const readDetail = (event: Event) => (event instanceof CustomEvent ? event.detail : undefined)

  page.addEventListener('eip6963:announceProvider', (event) =>
    add(createAnnouncedWallet(readDetail(event))),
  )
  page.addEventListener('wallet-standard:register-wallet', (event) => {
    const detail = readDetail(event)
    try {
      if (typeof detail === 'function') detail({ register })
    } catch {
      // a wallet whose announcement throws is skipped
    }
  })
  // wallets that load late fire this event
  page.addEventListener('ethereum#initialized', scan)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  scan()

  return {
    list: () => merged,
    /**
     * Calls the listener when further wallets are found.
     *
     * @returns a function that ends the subscription
     */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
