import { cleanName } from '@portico/contract'
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { CloseIcon } from '../../foundation/icons/close-icon.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { FieldError } from '../../foundation/parts/text-field/field-error.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { onEscape } from './on-escape.ts'

/** The longest name that the service accepts. */
const longestName = 128

/**
 * The row of a passkey with a field for its new name: Enter and the check mark save it, Escape keeps the old name. An
 * empty name is not saved.
 */
export function RenameRow(props: {
  name: string
  /** The message after a failed attempt, and the id of its element. */
  problem: { readonly id: string; readonly sentence: string } | null
  onSave: (name: string) => void
  onCancel: () => void
  /** Whether a button cancels as well as Escape. */
  hasCross?: boolean
}): ReactNode {
  const { problem, onSave, onCancel } = props
  const { toInputId } = useWidget()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(props.name)

  useEffect(() => {
    if (takeFocus(input.current)) input.current?.select()
  }, [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = cleanName(name)
    if (wanted) onSave(wanted)
    else input.current?.focus()
  }

  return (
    <form className="st-rename" noValidate onSubmit={save} onKeyDown={onEscape(onCancel)}>
      <input
        className="st-input"
        id={toInputId('passkey-name')}
        name="passkey-name"
        ref={input}
        aria-label={text('passkey.editing.label')}
        autoComplete="off"
        dir="auto"
        required
        maxLength={longestName}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem?.id}
        value={name}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setName(event.currentTarget.value)}
      />
      <button className="st-icon-button" type="submit" aria-label={text('button.save')}>
        <CheckIcon />
      </button>
      {props.hasCross && (
        <button
          className="st-icon-button"
          type="button"
          aria-label={text('button.cancel')}
          onClick={() => onCancel()}
        >
          <CloseIcon />
        </button>
      )}
      {problem && <FieldError id={problem.id}>{problem.sentence}</FieldError>}
    </form>
  )
}
