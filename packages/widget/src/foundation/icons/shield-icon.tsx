import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ShieldIcon(): ReactNode {
  return <Icon d="M10 2.6 16 4.8v4.4c0 3.9-2.4 6.8-6 8.2-3.6-1.4-6-4.3-6-8.2V4.8z" />
}
