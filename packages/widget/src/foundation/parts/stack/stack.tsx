import type { FormEvent, ReactNode } from 'react'

/**
 * Controls under one another, 12px apart (two fields: 16px). With `onSubmit` it is a form: the browser's own
 * validation bubbles are off, messages stand under the field.
 */
export function Stack(props: {
  onSubmit?: () => void
  /** Somebody is at one of its controls. */
  onFocus?: () => void
  children: ReactNode
}): ReactNode {
  const { onSubmit, onFocus } = props
  if (!onSubmit) return <div className="st-stack">{props.children}</div>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFocus?.() // a password manager submits without
    onSubmit()
  }
  return (
    <form className="st-stack" noValidate onSubmit={submit} onFocus={onFocus}>
      {props.children}
    </form>
  )
}
