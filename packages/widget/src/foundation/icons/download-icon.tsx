import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function DownloadIcon(): ReactNode {
  return <Icon d="M10 3v9.6M6.3 9.2l3.7 3.7 3.7-3.7M3.2 13.4v3.4h13.6v-3.4" />
}
