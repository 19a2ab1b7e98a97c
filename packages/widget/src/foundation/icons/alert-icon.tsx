import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function AlertIcon(): ReactNode {
  return <Icon d="M10 6.3v4.1M10 13.3v.35M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0" />
}
