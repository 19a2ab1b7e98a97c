import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function PersonIcon(): ReactNode {
  return <Icon d="M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M4 16.5c.5-2.9 2.9-4.7 6-4.7s5.5 1.8 6 4.7" />
}
