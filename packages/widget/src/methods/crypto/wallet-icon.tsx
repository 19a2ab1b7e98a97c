import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icons/icon.tsx'
import { Mark } from '../../foundation/parts/mark/mark.tsx'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { iconLoaders } from './icon-loaders.ts'
import type { WalletOption } from './wallets/wallet.ts'

/** The mark of a wallet, whose room is reserved until the mark is loaded. Other wallets have a generic icon. */
export function WalletIcon({ option }: { option?: WalletOption }): ReactNode {
  const load = option && iconLoaders.get(option)
  const { iconColors } = useWidget().latest.current.presentation?.options ?? {}
  const mark = useLazy(load)
  if (!load) {
    return (
      <Icon d="M15.5 6.7V3.6H5A2.2 2.2 0 0 0 2.8 5.8c0 .6.9.9 2.2.9h12.2v9.7H5a2.2 2.2 0 0 1-2.2-2.2V5.8M13.6 11.5v.1" />
    )
  }
  return <Mark drawing={mark} colors={iconColors} />
}
