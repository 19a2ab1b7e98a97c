import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function PencilIcon(): ReactNode {
  return (
    <Icon d="M3.8 16.2v-2.8l9.1-9.1a1.2 1.2 0 0 1 1.7 0l1.1 1.1a1.2 1.2 0 0 1 0 1.7l-9.1 9.1Z" />
  )
}
