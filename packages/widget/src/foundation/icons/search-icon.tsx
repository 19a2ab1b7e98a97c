import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function SearchIcon(): ReactNode {
  return <Icon d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l3.5 3.5" />
}
