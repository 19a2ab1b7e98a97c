import type { FormEvent, ReactNode } from 'react'

/**
 * Controls below each other, 12px apart (two fields: 16px). With `onSubmit` it is a form. The browser's own validation
 * messages are off, because messages are shown under the field.
 */
export function Stack(props: {
  onSubmit?: () => void
  /** Called when a control inside takes the focus. */
  onFocus?: () => void
  children: ReactNode
}): ReactNode {
  const { onSubmit, onFocus } = props
  if (!onSubmit) return <div className="st-stack">{props.children}</div>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFocus?.() // a password manager submits without a focus event
    onSubmit()
  }
  return (
    <form className="st-stack" noValidate onSubmit={submit} onFocus={onFocus}>
      {props.children}
    </form>
  )
}
