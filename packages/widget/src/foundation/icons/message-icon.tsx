import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function MessageIcon(): ReactNode {
  return (
    <Icon d="M4.5 3.6h11a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H9l-3.6 3v-3h-.9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1" />
  )
}
