import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Button } from './button.tsx'

/**
 * The styles of the button for destructive actions. They are in this module and not in `button.tsx`, because few
 * screens have such a button.
 */
registerStyles(`
& .st-button[data-kind=danger]{--st-fill:var(--st-destructive-fill);--st-text:var(--st-destructive-foreground);--st-edge:transparent}
& .st-button[data-kind=danger]:not(:disabled):active{--st-fill:var(--st-destructive-button-hover)}
@media (hover:hover){& .st-button[data-kind=danger]:not(:disabled):hover{--st-fill:var(--st-destructive-button-hover)}}
`)

/** A button for an action that cannot be undone. */
export function DangerButton(props: Omit<ComponentProps<typeof Button>, 'kind'>): ReactNode {
  return <Button {...props} kind="danger" />
}
