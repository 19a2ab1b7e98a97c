import { type ReactNode, useId } from 'react'
import { Code } from './code.tsx'

/**
 * A text field for code. The text is drawn twice: coloured underneath, and transparent in the field on top,
 * which keeps everything that a text field can (undo, spelling of names aside, selection, assistive technology).
 */
export function CodeEditor(props: {
  label: string
  value: string
  onChange: (value: string) => void
  problem: { readonly line: number; readonly message: string } | null
  /** id of what describes the text: its state below */
  describedBy: string
}): ReactNode {
  const id = useId()
  const { problem, onChange } = props
  return (
    <div className="pg-editor" data-invalid={problem ? true : undefined}>
      <label className="pg-hidden" htmlFor={id}>
        {props.label}
      </label>
      <div className="pg-editor-page">
        <pre aria-hidden="true">
          <Code text={props.value} problemLine={problem?.line} />
        </pre>
        <textarea
          id={id}
          value={props.value}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          wrap="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={props.describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
