/**
 * The wallets of this browser: those that announce themselves by EIP-6963 and by the Wallet Standard, and those that
 * stand on the page. It knows how they are found, not how they look; nothing that a wallet does here stops the page.
 */
import { createEthereumWallet } from './create-ethereum-wallet.ts'
import { createStandardWallet } from './create-standard-wallet.ts'
import { findLegacyWallets } from './find-legacy-wallets.ts'
import { identifyByName } from './identify-wallet.ts'
import { mergeWallets } from './merge-wallets.ts'
import { readObject, readText } from './read.ts'
import { toWalletName } from './to-wallet-name.ts'
import type { FoundWallet, Wallet } from './wallet.ts'

/** What is found, and who hears of more. */
export interface WalletRegistry {
  list(): readonly Wallet[]
  /** Hears of wallets that come later. @returns stops that */
  subscribe(listener: () => void): () => void
}

/** A wallet by its EIP-6963 announcement. */
function createAnnouncedWallet(detail: unknown): FoundWallet | null {
  const provider = readObject(detail, 'provider')
  if (!provider) return null
  const info = readObject(detail, 'info')
  const name = toWalletName(readText(info, 'name'))
  const option = identifyByName(name, readText(info, 'rdns'))
  return createEthereumWallet(provider, option, option ? '' : name)
}

/** Starts to look, and goes on for as long as the page lives. Wallets answer at once that are there by now. */
export function createWalletRegistry(page: Window): WalletRegistry {
  const announced = new Map<object, FoundWallet>()
  const listeners = new Set<() => void>()
  let legacy: readonly FoundWallet[] = []
  let merged: readonly Wallet[] = []

  const tell = () => {
    merged = mergeWallets([...announced.values(), ...legacy])
    for (const listener of listeners) listener()
  }
  const scan = () => {
    // the objects of before keep what is under way with them
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
      // it is not there, then
    }
  })
  // wallets that come late say so
  page.addEventListener('ethereum#initialized', scan)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  scan()

  return {
    list: () => merged,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
