import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function CardIcon(): ReactNode {
  return (
    <Icon d="M4 4.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5ZM8.6 8.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0M5.2 12.7c.3-1.1 1.1-1.7 2.1-1.7s1.8.6 2.1 1.7M12 8.5h2.8M12 11.5h2.8" />
  )
}
