import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function KeyIcon(): ReactNode {
  return (
    <Icon d="M10 13.3a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0M9.1 10.9 16 4m-2.7 2.7 2.4 2.4m-4.6-.2 1.6 1.6" />
  )
}
