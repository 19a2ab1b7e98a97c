import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function BinIcon(): ReactNode {
  return (
    <Icon d="M2.8 5.5h14.4M7.3 5.3V3.2h5.4v2.1M4.6 5.7l1 11.1h8.8l1-11.1M8.5 8.8v4.8M11.5 8.8v4.8" />
  )
}
