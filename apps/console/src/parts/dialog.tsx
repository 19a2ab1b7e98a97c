import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/** Submits the form from any of its fields, also from one in which Enter begins a line. */
function submitByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  const form = event.currentTarget.querySelector('form')
  event.preventDefault()
  if (form?.querySelector('button[type="submit"]:disabled') === null) form.requestSubmit()
}

/** A modal dialog: the rest of the page is inert, Escape closes it, and the focus returns to where it was. */
export function Dialog({
  title,
  className,
  isTitleHidden = false,
  onClose,
  children,
}: {
  readonly title: string
  readonly className?: string
  /** True where a field says what the dialog is for. @default false */
  readonly isTitleHidden?: boolean
  onClose(): void
  readonly children: ReactNode
}) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // before the next frame, so that what is typed at once lands in the dialog
  useLayoutEffect(() => {
    const before = document.activeElement
    const dialog = element.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className={className}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={submitByKey}
    >
      <h2 id={heading} className={isTitleHidden ? 'hidden' : undefined}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
