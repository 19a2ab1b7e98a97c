import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function PlusIcon(): ReactNode {
  return <Icon d="M10 4v12M4 10h12" />
}
