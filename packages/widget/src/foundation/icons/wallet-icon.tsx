import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function WalletIcon(): ReactNode {
  return (
    <Icon d="M15.5 6.7V3.6H5A2.2 2.2 0 0 0 2.8 5.8c0 .6.9.9 2.2.9h12.2v9.7H5a2.2 2.2 0 0 1-2.2-2.2V5.8M13.6 11.5v.1" />
  )
}
