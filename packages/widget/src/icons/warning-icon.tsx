import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function WarningIcon(): ReactNode {
  return (
    <Icon d="M10 8v3.5M10 14v.1M8.9 3.4 2 15.5a1.3 1.3 0 0 0 1.1 2h13.8a1.3 1.3 0 0 0 1.1-2L11.1 3.4a1.3 1.3 0 0 0-2.2 0Z" />
  )
}
