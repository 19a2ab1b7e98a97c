import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Button } from './button.tsx'
import { dangerButtonStyles } from './danger-button.css.ts'

registerStyles(dangerButtonStyles)

/** A button for what cannot be undone. */
export function DangerButton(props: Omit<ComponentProps<typeof Button>, 'kind'>): ReactNode {
  return <Button {...props} kind="danger" />
}
