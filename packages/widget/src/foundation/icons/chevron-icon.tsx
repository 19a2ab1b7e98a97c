import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ChevronIcon(): ReactNode {
  return <Icon d="m5.5 8 4.5 4.5L14.5 8" />
}
