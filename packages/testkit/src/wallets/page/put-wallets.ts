import type { TestWallet } from '../test-wallet.ts'
import type { WalletParts } from './wallet-parts.ts'

/** The argument of the last script in the page. */
interface PutWallets {
  readonly parts: string
  readonly wallets: readonly TestWallet[]
}

/** Runs in the page: puts the wallets where extensions put them, and announces them. */
export function putWallets({ parts, wallets }: PutWallets): void {
  const { make }: WalletParts = Reflect.get(window, parts)

  /** Wraps a wallet so that reading any property throws. */
  const guard = (wallet: TestWallet, made: object) =>
    wallet.mode === 'gettersThrow'
      ? new Proxy(made, {
          get() {
            throw new Error('The wallet threw.')
          },
        })
      : made

  function put(path: string, provider: object) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let holder: object = window
    for (const name of names) {
      const next: object = Reflect.get(holder, name) ?? {}
      Reflect.set(holder, name, next)
      holder = next
    }
    const shared = Reflect.get(holder, last)
    if (path === 'ethereum' && shared) {
      Reflect.set(shared, 'providers', [...(shared.providers ?? [shared]), provider])
    } else Reflect.set(holder, last, provider)
  }

  function install(wallet: TestWallet, index: number) {
    const { name, rdns = '', announces = [], ethereum = [], solana = [] } = wallet
    const provider = guard(wallet, make.ethereum?.(wallet, index) ?? {})
    const solanaProvider = guard(wallet, make.solana?.(wallet, index) ?? {})
    for (const path of ethereum) put(path, provider)
    for (const path of solana) put(path, solanaProvider)
    if (announces.includes('eip6963')) {
      const uuid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
      const info = { uuid, name, rdns, icon: 'data:image/svg+xml,<svg/>' }
      const detail = Object.freeze({ info: Object.freeze(info), provider })
      const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      addEventListener('eip6963:requestProvider', announce)
      announce()
    }
    if (announces.includes('standard')) {
      const made = guard(wallet, make.standard?.(wallet, index) ?? {})
      type Register = { register(wallet: object): void }
      const register = ({ register }: Register) => register(made)
      addEventListener(
        'wallet-standard:app-ready',
        (event) => register((event as CustomEvent<Register>).detail), // the Wallet Standard defines the event's type
      )
      dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    }
  }

  for (const [index, wallet] of wallets.entries()) {
    if (wallet.isLate) addEventListener(`arrive-${index}`, () => install(wallet, index))
    else install(wallet, index)
  }
}
