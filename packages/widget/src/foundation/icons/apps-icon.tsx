import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function AppsIcon(): ReactNode {
  return <Icon d="M3.3 3.3h5v5h-5zM11.7 3.3h5v5h-5zM3.3 11.7h5v5h-5zM11.7 11.7h5v5h-5z" />
}
