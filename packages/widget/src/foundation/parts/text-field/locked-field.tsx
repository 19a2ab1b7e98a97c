import type { ComponentProps, ReactNode } from 'react'
import { LockIcon } from '../../icons/lock-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { TextField } from './text-field.tsx'

/** A field that cannot be changed has a muted fill and a lock. */
registerStyles(`
& .st-input:read-only:not([data-quiet]){padding-inline-end:44px;background:var(--st-muted);border-color:var(--st-border)}
&[dir=rtl] .st-input[dir=ltr]:read-only:not([data-quiet]){padding-inline:44px 15px}
& .st-input+.st-icon{position:absolute;inset-block:0;inset-inline-end:16px;width:16px;height:16px;margin-block:auto;color:var(--st-muted-foreground)}
`)

const ignore = () => {}

/** Shows a value that a user can read, and a password manager can find, but that cannot be changed here. */
export function LockedField(
  props: Omit<ComponentProps<typeof TextField>, 'onChange' | 'isReadOnly' | 'icon'>,
): ReactNode {
  return <TextField {...props} onChange={ignore} isReadOnly icon={<LockIcon />} />
}
