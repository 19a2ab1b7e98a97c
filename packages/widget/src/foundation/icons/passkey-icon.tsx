import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function PasskeyIcon(): ReactNode {
  return (
    <Icon d="M10.5 6.2a3 3 0 1 1-6 0 3 3 0 0 1 6 0M1.7 16.6c.4-3.4 2.7-5.6 5.9-5.6 1.2 0 2.3.2 3.2.6M17.1 10.6a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M14.8 12.9v4.4m0-2.1h1.9" />
  )
}
