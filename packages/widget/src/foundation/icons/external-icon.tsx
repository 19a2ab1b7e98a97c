import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ExternalIcon(): ReactNode {
  return <Icon d="M5.5 14.5l9-9m-7.5 0h7.5V13" isMirrored />
}
