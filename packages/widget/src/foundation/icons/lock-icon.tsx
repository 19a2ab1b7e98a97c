import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function LockIcon(): ReactNode {
  return (
    <Icon d="M6.5 8.5V6a3.5 3.5 0 0 1 7 0v2.5M5.5 8.5h9a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-5.5a1.5 1.5 0 0 1 1.5-1.5Z" />
  )
}
