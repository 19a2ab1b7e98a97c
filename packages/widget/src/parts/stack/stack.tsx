import type { FormEvent, ReactNode } from 'react'

/**
 * Controls under one another, 12px apart (two fields: 16px). With `onSubmit` it is a form: the browser's own
 * validation bubbles are off, messages stand under the field.
 */
export function Stack(props: { onSubmit?: () => void; children: ReactNode }): ReactNode {
  const { onSubmit } = props
  if (!onSubmit) return <div className="st-stack">{props.children}</div>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="st-stack" noValidate onSubmit={submit}>
      {props.children}
    </form>
  )
}
