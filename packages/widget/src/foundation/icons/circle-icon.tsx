import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function CircleIcon(): ReactNode {
  return <Icon d="M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0" />
}
