import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function CopyIcon(): ReactNode {
  return (
    <Icon d="M7.5 6.5h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1M13.5 6.5v-2a1 1 0 0 0-1-1h-8a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2" />
  )
}
