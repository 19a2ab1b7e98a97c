import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function PhoneIcon(): ReactNode {
  return (
    <Icon d="M7 2.8h6a1 1 0 0 1 1 1v12.4a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1M9.3 14.6h1.4" />
  )
}
