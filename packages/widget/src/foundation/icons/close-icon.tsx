import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function CloseIcon(): ReactNode {
  return <Icon d="M5.5 5.5l9 9m0-9l-9 9" />
}
