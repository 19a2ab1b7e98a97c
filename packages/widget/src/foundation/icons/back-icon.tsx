import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function BackIcon(): ReactNode {
  return <Icon d="M16 10H4m5-5-5 5 5 5" isMirrored />
}
