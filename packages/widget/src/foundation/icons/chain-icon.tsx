import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ChainIcon(): ReactNode {
  return (
    <Icon d="M8.4 11.6a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 1 0-4.3-4.3l-.9.9M11.6 8.4a3 3 0 0 0-4.3 0L4.7 11a3 3 0 1 0 4.3 4.3l.9-.9" />
  )
}
