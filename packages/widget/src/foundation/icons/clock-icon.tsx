import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ClockIcon(): ReactNode {
  return <Icon d="M10 5.8V10l2.8 1.8M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0" />
}
