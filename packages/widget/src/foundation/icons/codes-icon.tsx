import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function CodesIcon(): ReactNode {
  return <Icon d="M4 5.5h4.5m3 0H16M4 10h4.5m3 0H16M4 14.5h4.5m3 0H16" />
}
