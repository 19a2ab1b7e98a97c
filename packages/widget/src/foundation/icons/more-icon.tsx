import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function MoreIcon(): ReactNode {
  return <Icon d="M5 10h.01M10 10h.01M15 10h.01" />
}
