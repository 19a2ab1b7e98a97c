import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ExternalIcon(): ReactNode {
  return <Icon d="M6 14 14 6m-6.5 0h6.5v6.5" isMirrored />
}
