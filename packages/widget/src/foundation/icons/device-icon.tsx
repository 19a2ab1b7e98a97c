import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function DeviceIcon(): ReactNode {
  return (
    <Icon d="M3.5 4h13a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM7 16.5h6" />
  )
}
