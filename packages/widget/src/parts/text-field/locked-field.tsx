import type { ComponentProps, ReactNode } from 'react'
import { LockIcon } from '../../icons/lock-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { lockedFieldStyles } from './locked-field.css.ts'
import { TextField } from './text-field.tsx'

registerStyles(lockedFieldStyles)

const ignore = () => {}

/** A value that is to be read, and to be found by a password manager, but not changed here. */
export function LockedField(
  props: Omit<ComponentProps<typeof TextField>, 'onChange' | 'isReadOnly' | 'icon'>,
): ReactNode {
  return <TextField {...props} onChange={ignore} isReadOnly icon={<LockIcon />} />
}
