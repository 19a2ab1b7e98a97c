import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function WarningIcon(): ReactNode {
  return <Icon d="M10 3.6 2.3 16.6h15.4ZM10 8.3v3.3M10 13.9v.35" />
}
