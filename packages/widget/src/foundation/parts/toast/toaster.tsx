import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Spinner } from '../spinner/spinner.tsx'
import type { Toast, ToastKind } from './toast-queue.ts'

/** Toasts are attached to the card's lower edge and grow downward, so that they cover no control. */
registerStyles(`
& .st-toaster{position:absolute;z-index:1;inset-inline:0;top:calc(100% - 14px);display:grid;justify-items:center;gap:12px;pointer-events:none}
& .st-toast{display:flex;align-items:flex-start;gap:8px;max-width:100%;padding:10px 16px;background:var(--st-primary);color:var(--st-primary-foreground);border-radius:6px;box-shadow:var(--st-shadow-popover);font-size:var(--st-small);line-height:1.4286;pointer-events:auto;animation:st-rise .16s}
& .st-toast[data-kind=success]{background:var(--st-success-fill);color:var(--st-success-foreground)}
& .st-toast[data-kind=error]{background:var(--st-destructive-fill);color:var(--st-destructive-foreground)}
& .st-toast>:is(.st-icon,.st-spinner){width:18px;height:18px;margin-top:1px}
@media (forced-colors:active){& .st-toast{border:1px solid}}
`)

const seen = 3

/**
 * Shows the newest three toasts at the card's lower edge, newest first. Always mount it: it is the live region that
 * announces them.
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
