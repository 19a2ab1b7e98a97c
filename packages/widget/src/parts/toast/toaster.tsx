import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Spinner } from '../spinner/spinner.tsx'
import type { Toast, ToastKind } from './toast-queue.ts'
import { toasterStyles } from './toaster.css.ts'

registerStyles(toasterStyles)

const seen = 3

/**
 * The toasts that hang from the card's lower edge, newest first, three at once. Mount it always: it is the
 * live region that announces them.
 */
export function Toaster(props: {
  toasts: readonly Toast[]
  onHold: () => void
  onRelease: () => void
}): ReactNode {
  return (
    <div
      className="st-toaster"
      role="status"
      onMouseEnter={() => props.onHold()}
      onMouseLeave={() => props.onRelease()}
      onFocus={() => props.onHold()}
      onBlur={() => props.onRelease()}
    >
      {props.toasts.slice(0, seen).map(({ id, kind, message }) => (
        <div key={id} className="st-toast" data-kind={kind}>
          {getIcon(kind)}
          {message}
        </div>
      ))}
    </div>
  )
}

function getIcon(kind: ToastKind): ReactNode {
  if (kind === 'success') return <CheckIcon />
  if (kind === 'error') return <AlertIcon />
  return kind === 'loading' ? <Spinner size={18} /> : null
}
